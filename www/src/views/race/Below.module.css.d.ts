// Generated from Below.module.css by tools/style-types.mjs.
export const root: string;
export const section: string;
export const tabs: string;
