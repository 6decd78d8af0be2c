// Generated from Verdict.module.css by tools/style-types.mjs.
export const gloss: string;
export const headline: string;
export const more: string;
export const root: string;
export const text: string;
