// Generated from Field.module.css by tools/style-types.mjs.
export const above: string;
export const columns: string;
export const error: string;
export const root: string;
export const select: string;
export const split: string;
export const stacked: string;
export const terse: string;
