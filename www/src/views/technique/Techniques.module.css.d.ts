// Generated from Techniques.module.css by tools/style-types.mjs.
export const attempt: string;
export const choice: string;
export const enlarge: string;
export const reader: string;
export const root: string;
export const said: string;
export const steps: string;
export const why: string;
