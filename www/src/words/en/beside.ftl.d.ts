// Generated from beside.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly runOnChange: string;
  readonly clears: string;
  readonly runOnChangeHelp: string;
};
export type Functions = never;
