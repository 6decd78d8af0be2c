// Generated from Text.module.css by tools/style-types.mjs.
export const note: string;
export const prose: string;
export const summary: string;
export const terms: string;
