// Generated from Reasons.module.css by tools/style-types.mjs.
export const line: string;
export const lines: string;
export const root: string;
