// Generated from ShadedBoard.module.css by tools/style-types.mjs.
export const boxLeft: string;
export const boxTop: string;
export const fixed: string;
export const frame: string;
export const ramp: string;
export const root: string;
export const scale: string;
