// Generated from Pips.module.css by tools/style-types.mjs.
export const on: string;
export const root: string;
