// Generated from Preview.module.css by tools/style-types.mjs.
export const boxLeft: string;
export const boxTop: string;
export const clash: string;
export const root: string;
