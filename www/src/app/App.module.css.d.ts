// Generated from App.module.css by tools/style-types.mjs.
export const locked: string;
export const openFull: string;
export const skip: string;
