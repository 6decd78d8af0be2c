// Generated from Many.module.css by tools/style-types.mjs.
export const bars: string;
export const dropping: string;
export const facts: string;
export const intro: string;
export const label: string;
export const outcome: string;
export const puzzle: string;
export const results: string;
export const root: string;
export const row: string;
export const speed: string;
export const spread: string;
export const state: string;
export const table: string;
export const task: string;
export const wrong: string;
