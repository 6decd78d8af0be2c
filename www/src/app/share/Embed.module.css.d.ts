// Generated from Embed.module.css by tools/style-types.mjs.
export const copy: string;
export const form: string;
export const group: string;
export const help: string;
export const outputs: string;
export const parts: string;
export const picture: string;
export const preview: string;
export const result: string;
export const root: string;
export const small: string;
export const stage: string;
