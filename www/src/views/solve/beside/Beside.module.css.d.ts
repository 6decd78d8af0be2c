// Generated from Beside.module.css by tools/style-types.mjs.
export const algorithms: string;
export const belief: string;
export const watched: string;
export const ways: string;
