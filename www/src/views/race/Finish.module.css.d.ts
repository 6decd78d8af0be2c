// Generated from Finish.module.css by tools/style-types.mjs.
export const howSteps: string;
export const repeats: string;
export const resultMeanings: string;
export const root: string;
