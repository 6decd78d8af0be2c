// Generated from Race.module.css by tools/style-types.mjs.
export const arena: string;
export const hero: string;
export const lanes: string;
export const projector: string;
export const removed: string;
export const stage: string;
export const tourPlace: string;
