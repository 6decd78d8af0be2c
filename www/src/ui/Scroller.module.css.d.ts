// Generated from Scroller.module.css by tools/style-types.mjs.
export const root: string;
