// Generated from cite.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly cite: string;
  readonly citeIntro: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly cited: (name: string, kind: string, version: string, address: string) => string;
};
export type Functions = never;
