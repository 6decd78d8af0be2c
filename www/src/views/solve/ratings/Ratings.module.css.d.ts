// Generated from Ratings.module.css by tools/style-types.mjs.
export const another: string;
export const needsBar: string;
export const root: string;
export const scaleHead: string;
export const scaleValue: string;
export const scales: string;
