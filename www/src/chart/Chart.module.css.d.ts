// Generated from Chart.module.css by tools/style-types.mjs.
export const grid: string;
