// Generated from Worded.module.css by tools/style-types.mjs.
export const root: string;
