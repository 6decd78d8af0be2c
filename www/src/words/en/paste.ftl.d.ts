// Generated from paste.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly zerosBlank: string;
  readonly readHexadecimal: (last: string) => string;
  readonly pasteHelp: string;
  readonly blanks: string;
  readonly useFirst: string;
  readonly pasteLabel: string;
  readonly pasteUse: string;
  readonly pasteKept: string;
  readonly unreadable: string;
  readonly clashing: string;
  readonly editAnyway: string;
};
export type Functions = never;
