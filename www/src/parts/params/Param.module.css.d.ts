// Generated from Param.module.css by tools/style-types.mjs.
export const changed: string;
export const framed: string;
export const head: string;
export const isChanged: string;
export const numberField: string;
export const optionDoc: string;
export const ordered: string;
export const ours: string;
export const params: string;
export const preset: string;
export const root: string;
