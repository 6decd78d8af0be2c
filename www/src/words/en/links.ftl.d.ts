// Generated from links.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly onlyGivens: string;
  readonly noPuzzle: string;
  readonly view: (name: string) => string;
  readonly lanes: (names: readonly string[]) => string;
  readonly played: string;
  readonly params: string;
  readonly openAll: string;
  readonly alsoSets: (what: readonly string[]) => string;
};
export type Functions = never;
