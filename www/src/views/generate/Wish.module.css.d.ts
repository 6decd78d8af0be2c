// Generated from Wish.module.css by tools/style-types.mjs.
export const acts: string;
export const dug: string;
export const fields: string;
export const how: string;
export const levels: string;
export const part: string;
export const pattern: string;
export const patterns: string;
export const root: string;
