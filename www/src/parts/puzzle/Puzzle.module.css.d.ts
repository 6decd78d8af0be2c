// Generated from Puzzle.module.css by tools/style-types.mjs.
export const bare: string;
export const changes: string;
export const excerpt: string;
export const levelsToCome: string;
export const library: string;
export const paste: string;
export const refusal: string;
export const root: string;
export const tools: string;
