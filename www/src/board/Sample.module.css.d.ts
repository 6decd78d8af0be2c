// Generated from Sample.module.css by tools/style-types.mjs.
export const frame: string;
export const ring: string;
export const root: string;
export const stroke: string;
