// Generated from Series.module.css by tools/style-types.mjs.
export const answer: string;
export const comparisons: string;
export const mean: string;
export const printed: string;
export const printedText: string;
export const root: string;
export const seedStrip: string;
export const stripAxis: string;
export const strips: string;
