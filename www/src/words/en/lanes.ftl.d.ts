// Generated from lanes.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly title: string;
  readonly race: (n: number) => string;
  readonly add: (n: number) => string;
  readonly none: string;
  readonly full: (most: number) => string;
};
export type Functions = never;
