// Generated from StepList.module.css by tools/style-types.mjs.
export const done: string;
export const root: string;
export const step: string;
