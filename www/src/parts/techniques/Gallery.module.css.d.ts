// Generated from Gallery.module.css by tools/style-types.mjs.
export const family: string;
export const root: string;
export const smallTiles: string;
