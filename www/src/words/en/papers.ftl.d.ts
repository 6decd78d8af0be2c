// Generated from papers.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly papers: string;
  readonly papersHelp: string;
  readonly papersColumns: {
    readonly of: string;
    readonly paper: string;
    readonly here: string;
    readonly note: string;
  };
};
export type Functions = never;
