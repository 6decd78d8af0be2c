// Generated from Settings.module.css by tools/style-types.mjs.
export const preset: string;
