// Generated from Choices.module.css by tools/style-types.mjs.
export const now: string;
export const root: string;
