// Generated from Board.module.css by tools/style-types.mjs.
export const boxLeft: string;
export const boxTop: string;
export const cell: string;
export const clash: string;
export const frame: string;
export const numbered: string;
export const root: string;
export const row: string;
