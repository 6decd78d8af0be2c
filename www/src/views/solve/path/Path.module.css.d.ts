// Generated from Path.module.css by tools/style-types.mjs.
export const body: string;
export const curve: string;
export const list: string;
export const now: string;
export const panel: string;
export const said: string;
export const stepBoard: string;
export const steps: string;
