// Generated from Races.module.css by tools/style-types.mjs.
export const choice: string;
export const root: string;
