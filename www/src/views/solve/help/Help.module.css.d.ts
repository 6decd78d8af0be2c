// Generated from Help.module.css by tools/style-types.mjs.
export const chain: string;
export const digits: string;
export const legend: string;
export const sample: string;
export const stepGroups: string;
export const teacher: string;
