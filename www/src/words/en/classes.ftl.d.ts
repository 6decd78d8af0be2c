// Generated from classes.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly easy: string;
  readonly medium: string;
  readonly hard: string;
  readonly unfair: string;
  readonly extreme: string;
  readonly simple: string;
  readonly intermediate: string;
  readonly expert: string;
  readonly behind: (own: string, english: string) => string;
};
export type Functions = never;
