// Generated from series.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly firstRun: string;
  readonly title: (done: number, wanted: number, running: boolean) => string;
  readonly progress: string;
  readonly begun: (seeds: number, lanes: number) => string;
  readonly ended: (done: number, wanted: number) => string;
  readonly cancel: string;
  readonly save: {
    readonly csv: string;
    readonly json: string;
  };
  readonly close: string;
  readonly table: string;
  readonly columns: {
    readonly lane: string;
    readonly solved: string;
    readonly steps: string;
    readonly micros: string;
    readonly blanks: string;
    readonly conflicts: string;
  };
  readonly share: (hits: number, of: number) => string;
  readonly interval: (low: string, high: string) => string;
  readonly onceShort: string;
  readonly range: (low: string, high: string) => string;
  readonly note: string;
  readonly notes: {
    readonly blanks: string;
    readonly conflicts: string;
  };
  readonly spread: (mean: string, low: string, high: string) => string;
  readonly strips: {
    readonly title: string;
    readonly drawn: string;
    readonly measures: {
      readonly steps: string;
      readonly micros: string;
      readonly blanks: string;
      readonly conflicts: string;
    };
    readonly nothing: string;
    readonly axis: (measure: string, log: boolean) => string;
    readonly key: string;
    readonly run: (seed: number, value: string, solved: boolean) => string;
    readonly mean: (value: string) => string;
    readonly papers: (figures: number, low: string, high: string, source: string) => string;
    readonly said: (name: string, median: string, mean: string, papers: string) => string;
    readonly paper: (value: string, note: string) => string;
    readonly meanOver: string;
    readonly meanOf: string;
    readonly endsInMean: string;
  };
  readonly otherPuzzle: string;
  readonly tooFew: string;
  readonly once: (name: string) => string;
  readonly same: (name: string) => string;
  readonly bothAll: (one: string, other: string) => string;
  readonly pair: (one: string, hits: number, other: string, hitsToo: number, of: number, p: string, clear: boolean) => string;
  readonly alike: (one: string, other: string, hits: number, of: number) => string;
  readonly leftUnlike: (one: string, other: string) => string;
  readonly holm: (pairs: number) => string;
  readonly leftPair: {
    readonly blanks: (one: string, other: string, p: string, clear: boolean) => string;
    readonly conflicts: (one: string, other: string, p: string, clear: boolean) => string;
  };
  readonly answer: {
    readonly once: (names: readonly string[]) => string;
    readonly none: (names: readonly string[], of: number) => string;
    readonly alone: (name: string, hits: number, of: number, low: string, high: string) => string;
    readonly alike: (names: readonly string[], hits: number, of: number) => string;
    readonly more: (one: readonly string[], other: string, clear: boolean, hits: number, hitsToo: number, of: number, by: string | null | undefined) => string;
    readonly faster: (one: string, other: string, clear: boolean, time: string, timeToo: string, of: number, by: string | null | undefined) => string;
    readonly tooShort: (one: string, other: string) => string;
    readonly fisher: (p: string) => string;
    readonly interval: (name: string, low: string, high: string) => string;
    readonly mannWhitney: (p: string) => string;
    readonly sign: (p: string) => string;
  };
};
export type Functions = never;
