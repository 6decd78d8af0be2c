// Generated from collection.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly "euler-s-first": string;
  readonly "seventeen-givens": string;
};
export type Functions = never;
