// Generated from Making.module.css by tools/style-types.mjs.
export const about: string;
export const acts: string;
export const board: string;
export const facts: string;
export const figures: string;
export const givens: string;
export const key: string;
export const nothing: string;
export const outcomeLine: string;
export const params: string;
export const rated: string;
export const root: string;
export const settings: string;
export const standing: string;
export const why: string;
