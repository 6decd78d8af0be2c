// Generated from print.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly printed: (page: string, version: string, day: string) => string;
};
export type Functions = never;
