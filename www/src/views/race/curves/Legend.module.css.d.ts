// Generated from Legend.module.css by tools/style-types.mjs.
export const dash: string;
export const meanings: string;
export const paper: string;
export const reading: string;
export const root: string;
