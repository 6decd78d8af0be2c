// Generated from DataPlot.module.css by tools/style-types.mjs.
export const fit: string;
export const fitName: string;
export const name: string;
export const root: string;
