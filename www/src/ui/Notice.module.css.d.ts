// Generated from Notice.module.css by tools/style-types.mjs.
export const calm: string;
export const root: string;
