// Generated from Sheet.module.css by tools/style-types.mjs.
export const body: string;
export const head: string;
export const root: string;
export const wide: string;
export const window: string;
