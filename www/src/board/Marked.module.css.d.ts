// Generated from Marked.module.css by tools/style-types.mjs.
export const bold: string;
export const candidate: string;
export const frame: string;
export const given: string;
export const link: string;
export const ring: string;
export const root: string;
export const sign: string;
export const thin: string;
export const told: string;
export const value: string;
export const weak: string;
