// Generated from help.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly about: {
    readonly solve: readonly [string, string, string];
    readonly race: readonly [string, string, string];
    readonly generate: readonly [string, string];
    readonly experiment: readonly [string, string, string];
    readonly learn: readonly [string, string];
  };
  readonly course: string;
  readonly courseAt: string;
  readonly documentation: string;
  readonly signs: string;
  readonly signsOf: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
  readonly keys: string;
  readonly keysOf: {
    readonly page: readonly [readonly [string, string]];
    readonly puzzle: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
    readonly race: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
    readonly timeline: readonly [readonly [string, string], readonly [string, string], readonly [string, string]];
    readonly plots: readonly [readonly [string, string], readonly [string, string], readonly [string, string]];
  };
  readonly takeTour: string;
};
export type Functions = never;
