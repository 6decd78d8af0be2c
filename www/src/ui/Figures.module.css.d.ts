// Generated from Figures.module.css by tools/style-types.mjs.
export const list: string;
export const root: string;
export const row: string;
