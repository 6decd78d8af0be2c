// Generated from SolutionsLine.module.css by tools/style-types.mjs.
export const chip: string;
export const root: string;
