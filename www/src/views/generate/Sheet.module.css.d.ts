// Generated from Sheet.module.css by tools/style-types.mjs.
export const answers: string;
export const answersPage: string;
export const caption: string;
export const controls: string;
export const failures: string;
export const heading: string;
export const page: string;
export const part: string;
export const solutions: string;
