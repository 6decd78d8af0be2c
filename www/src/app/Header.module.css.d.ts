// Generated from Header.module.css by tools/style-types.mjs.
export const gap: string;
export const root: string;
export const views: string;
export const word: string;
export const worded: string;
export const wordmark: string;
