// Generated from Curves.module.css by tools/style-types.mjs.
export const choice: string;
export const key: string;
export const plots: string;
export const projected: string;
export const projectedHead: string;
export const root: string;
export const seriesMenu: string;
export const tools: string;
