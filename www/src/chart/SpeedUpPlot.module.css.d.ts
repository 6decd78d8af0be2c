// Generated from SpeedUpPlot.module.css by tools/style-types.mjs.
export const ideal: string;
export const idealName: string;
export const measured: string;
export const root: string;
export const spread: string;
