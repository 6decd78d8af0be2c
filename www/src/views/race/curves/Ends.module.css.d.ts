// Generated from Ends.module.css by tools/style-types.mjs.
export const leaders: string;
export const root: string;
export const sample: string;
