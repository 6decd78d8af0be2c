// Generated from Pad.module.css by tools/style-types.mjs.
export const keys: string;
export const root: string;
