// Generated from fault.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly part: string;
  readonly unhandled: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
};
export type Functions = never;
