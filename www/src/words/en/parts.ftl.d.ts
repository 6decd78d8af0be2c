// Generated from parts.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly header: string;
  readonly puzzle: string;
  readonly setup: string;
  readonly transport: string;
  readonly boards: string;
  readonly counters: string;
  readonly verdict: string;
  readonly curves: string;
  readonly finish: string;
  readonly papers: string;
  readonly code: string;
  readonly links: string;
};
export type Functions = never;
