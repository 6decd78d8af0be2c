// Generated from Order.module.css by tools/style-types.mjs.
export const field: string;
export const range: string;
export const rare: string;
export const reached: string;
export const root: string;
