// Generated from offline.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly newer: string;
  readonly reload: string;
};
export type Functions = never;
