// Generated from Segmented.module.css by tools/style-types.mjs.
export const natural: string;
export const root: string;
