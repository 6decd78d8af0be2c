// Generated from Share.module.css by tools/style-types.mjs.
export const asked: string;
export const dropHere: string;
export const format: string;
export const pager: string;
export const pagerAll: string;
export const pagerNumber: string;
export const picture: string;
export const pictureShown: string;
export const printedBoard: string;
export const root: string;
export const said: string;
export const text: string;
