// Generated from Pickers.module.css by tools/style-types.mjs.
export const place: string;
export const root: string;
export const setUp: string;
export const setUpText: string;
export const thumb: string;
export const title: string;
