// Generated from Button.module.css by tools/style-types.mjs.
export const faint: string;
export const ghost: string;
export const icon: string;
export const picker: string;
export const primary: string;
export const root: string;
export const small: string;
export const toggle: string;
