// Generated from Ease.module.css by tools/style-types.mjs.
export const eased: string;
export const root: string;
