// Generated from Explanation.module.css by tools/style-types.mjs.
export const fixed: string;
export const root: string;
