// Generated from Beside.module.css by tools/style-types.mjs.
export const body: string;
export const head: string;
export const root: string;
