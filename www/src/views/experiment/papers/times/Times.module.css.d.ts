// Generated from Times.module.css by tools/style-types.mjs.
export const overlap: string;
export const pair: string;
export const plots: string;
export const scatters: string;
