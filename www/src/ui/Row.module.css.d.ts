// Generated from Row.module.css by tools/style-types.mjs.
export const joined: string;
export const root: string;
export const tools: string;
