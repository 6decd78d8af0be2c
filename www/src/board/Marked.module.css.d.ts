// Generated from Marked.module.css by tools/style-types.mjs.
export const bold: string;
export const candidate: string;
export const thin: string;
