// Generated from Tune.module.css by tools/style-types.mjs.
export const axis: string;
export const dots: string;
export const fields: string;
export const figure: string;
export const root: string;
export const settings: string;
export const table: string;
