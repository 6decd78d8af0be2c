// Generated from Disguise.module.css by tools/style-types.mjs.
export const form: string;
export const list: string;
export const moved: string;
export const own: string;
export const pointed: string;
export const root: string;
export const seen: string;
export const seenWays: string;
export const twins: string;
