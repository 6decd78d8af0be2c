// Generated from Setup.module.css by tools/style-types.mjs.
export const lanes: string;
export const preset: string;
export const root: string;
export const seed: string;
export const seeds: string;
