// Generated from Compare.module.css by tools/style-types.mjs.
export const hardest: string;
export const root: string;
export const setting: string;
export const spread: string;
export const taking: string;
