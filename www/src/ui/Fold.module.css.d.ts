// Generated from Fold.module.css by tools/style-types.mjs.
export const root: string;
export const says: string;
