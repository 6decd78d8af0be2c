// Generated from Learn.module.css by tools/style-types.mjs.
export const boardKey: string;
export const course: string;
export const explanation: string;
export const facts: string;
export const hero: string;
export const lead: string;
export const live: string;
export const ownTile: string;
export const root: string;
export const smallCurves: string;
export const stepped: string;
export const taught: string;
export const topic: string;
export const topicPage: string;
export const tries: string;
