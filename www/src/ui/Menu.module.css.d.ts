// Generated from Menu.module.css by tools/style-types.mjs.
export const root: string;
export const setting: string;
