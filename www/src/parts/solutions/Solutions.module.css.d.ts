// Generated from Solutions.module.css by tools/style-types.mjs.
export const count: string;
export const counted: string;
export const dialog: string;
export const goTo: string;
export const root: string;
export const stepper: string;
export const why: string;
