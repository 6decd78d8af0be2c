// Generated from Mark.module.css by tools/style-types.mjs.
export const alive: string;
export const chosen: string;
export const root: string;
