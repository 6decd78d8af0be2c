// Generated from look.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly removed: (name: string) => string;
  readonly restoreLane: string;
  readonly title: (name: string) => string;
  readonly nothing: string;
  readonly row: (row: number) => string;
  readonly column: (column: number) => string;
  readonly board: string;
  readonly boardLarge: string;
  readonly boardText: (filled: number, cells: number) => string;
  readonly path: string;
  readonly pathText: (depth: number, open: number, next: string | null | undefined) => string;
  readonly level: (tried: number, left: number) => string;
  readonly forced: (levels: number) => string;
  readonly more: (levels: number) => string;
  readonly pathColumns: {
    readonly level: string;
    readonly cell: string;
    readonly digit: string;
    readonly tried: string;
    readonly left: string;
  };
  readonly population: string;
  readonly populationText: (size: number, best: string, of: number, apart: string, open: number) => string;
  readonly individual: (rank: number, fitness: string) => string;
  readonly fitness: (fitness: string) => string;
  readonly populationColumns: {
    readonly rank: string;
    readonly fitness: string;
    readonly apart: string;
  };
  readonly boards: string;
  readonly boardsShow: string;
  readonly boardsShown: {
    readonly digits: string;
    readonly weights: string;
  };
  readonly boardsText: (boards: number, same: number, open: number, first: string, blank: boolean) => string;
  readonly boardOf: (name: string, clashing: number, unlike: number | null | undefined, first: string) => string;
  readonly paths: string;
  readonly pathsText: (name: string, level: number, crossed: number, of: number, from: number) => string;
  readonly pathsFollow: string;
  readonly atLevel: (level: number) => string;
  readonly pathsColumns: {
    readonly name: string;
    readonly now: string;
    readonly least: string;
    readonly most: string;
    readonly crossed: string;
  };
  readonly entropy: string;
  readonly entropyTable: string;
  readonly entropyText: (mean: string, open: number, most: string | null | undefined, bits: string) => string;
  readonly bits: string;
  readonly heatWhat: string;
  readonly heatUncertainty: string;
  readonly heatDigit: (digit: string) => string;
  readonly heatOf: string;
  readonly speaks: (digit: string) => string;
  readonly speaksTable: (digit: string) => string;
  readonly speaksText: (digit: string, mean: string, open: number, most: string | null | undefined, much: string) => string;
  readonly visits: string;
  readonly visitsTable: string;
  readonly visitsText: (steps: number, moment: number, most: string | null | undefined, times: number) => string;
  readonly changes: (times: number) => string;
  readonly noteUnlike: (boards: number) => string;
  readonly noteClashing: (boards: number) => string;
  readonly boardColumns: {
    readonly name: string;
    readonly filled: string;
    readonly clashing: string;
    readonly unlike: (first: string) => string;
  };
};
export type Functions = never;
