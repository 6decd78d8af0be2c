// Generated from Plot.module.css by tools/style-types.mjs.
export const probe: string;
export const root: string;
