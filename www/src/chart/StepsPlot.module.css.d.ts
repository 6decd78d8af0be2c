// Generated from StepsPlot.module.css by tools/style-types.mjs.
export const line: string;
export const root: string;
