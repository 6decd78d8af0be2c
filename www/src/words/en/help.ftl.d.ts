// Generated from help.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly text: readonly [string, string, string, string];
  readonly course: string;
  readonly courseAt: string;
  readonly signs: string;
  readonly signsOf: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
  readonly keys: string;
  readonly keysOf: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
};
export type Functions = never;
