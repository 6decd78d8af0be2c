// Generated from Papers.module.css by tools/style-types.mjs.
export const paperTables: string;
export const root: string;
