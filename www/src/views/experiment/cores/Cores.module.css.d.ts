// Generated from Cores.module.css by tools/style-types.mjs.
export const actions: string;
export const drawn: string;
export const far: string;
export const fields: string;
export const gain: string;
export const intro: string;
export const legend: string;
export const parts: string;
export const root: string;
export const seedCourse: string;
export const seedList: string;
export const seeds: string;
export const sharing: string;
export const speedUp: string;
export const strip: string;
export const ways: string;
export const winner: string;
