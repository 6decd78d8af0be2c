// Generated from Lesson.module.css by tools/style-types.mjs.
export const board: string;
export const frame: string;
export const root: string;
