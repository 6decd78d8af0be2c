// Generated from Standing.module.css by tools/style-types.mjs.
export const bet: string;
export const figures: string;
export const moment: string;
export const outcome: string;
export const place: string;
export const root: string;
