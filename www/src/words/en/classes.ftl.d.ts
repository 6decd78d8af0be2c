// Generated from classes.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly easy: string;
  readonly medium: string;
  readonly hard: string;
  readonly unfair: string;
  readonly extreme: string;
};
export type Functions = never;
