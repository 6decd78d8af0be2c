// Generated from code.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly title: string;
  readonly of: (name: string) => string;
  readonly before: string;
  readonly passed: (step: number, lines: readonly number[]) => string;
  readonly begun: (lines: readonly number[]) => string;
  readonly none: string;
  readonly found: (times: number) => string;
};
export type Functions = never;
