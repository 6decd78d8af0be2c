// Generated from Choose.module.css by tools/style-types.mjs.
export const acts: string;
export const root: string;
