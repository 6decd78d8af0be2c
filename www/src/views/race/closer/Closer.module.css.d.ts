// Generated from Closer.module.css by tools/style-types.mjs.
export const folded: string;
export const heatOf: string;
export const individuals: string;
export const lookDetail: string;
export const lookPart: string;
export const lookParts: string;
export const path: string;
export const pathFollowed: string;
export const pathsPlot: string;
export const root: string;
export const severalBoards: string;
export const twigs: string;
