// Generated from Coach.module.css by tools/style-types.mjs.
export const about: string;
export const acts: string;
export const begin: string;
export const close: string;
export const copy: string;
export const head: string;
export const reserve: string;
export const root: string;
export const said: string;
export const solvedLine: string;
export const stage: string;
export const stages: string;
