// Generated from Curve.module.css by tools/style-types.mjs.
export const along: string;
export const area: string;
export const axisName: string;
export const cursorPlace: string;
export const data: string;
export const root: string;
export const save: string;
export const saveMenu: string;
export const whole: string;
