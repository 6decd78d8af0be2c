// Generated from params.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly ours: string;
  readonly oursHelp: string;
  readonly noParameters: string;
  readonly reset: string;
  readonly up: string;
  readonly down: string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
};
export type Functions = never;
