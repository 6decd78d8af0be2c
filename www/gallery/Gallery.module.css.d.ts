// Generated from Gallery.module.css by tools/style-types.mjs.
export const frame: string;
export const root: string;
export const state: string;
export const switches: string;
