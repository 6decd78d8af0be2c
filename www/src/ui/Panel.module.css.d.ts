// Generated from Panel.module.css by tools/style-types.mjs.
export const head: string;
export const root: string;
