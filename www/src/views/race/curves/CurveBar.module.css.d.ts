// Generated from CurveBar.module.css by tools/style-types.mjs.
export const root: string;
