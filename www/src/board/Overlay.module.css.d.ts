// Generated from Overlay.module.css by tools/style-types.mjs.
export const root: string;
