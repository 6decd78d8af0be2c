// Generated from Lane.module.css by tools/style-types.mjs.
export const apart: string;
export const board: string;
export const counters: string;
export const enlarge: string;
export const foot: string;
export const head: string;
export const menu: string;
export const name: string;
export const preset: string;
export const remove: string;
export const root: string;
export const set: string;
export const title: string;
export const why: string;
