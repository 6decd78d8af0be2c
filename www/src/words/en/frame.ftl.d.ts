// Generated from frame.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly nothingPlays: string;
  readonly nothingRaces: string;
  readonly noStep: string;
  readonly noAddress: string;
  readonly tooMany: string;
  readonly lockedAll: string;
  readonly locked: (parts: readonly string[]) => string;
};
export type Functions = never;
