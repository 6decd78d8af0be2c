// Generated from SolutionBoard.module.css by tools/style-types.mjs.
export const boxLeft: string;
export const boxTop: string;
export const isFound: string;
export const isGiven: string;
export const root: string;
export const sample: string;
export const solution: string;
export const solutionFrame: string;
export const unlike: string;
export const varies: string;
