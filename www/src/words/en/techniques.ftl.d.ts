// Generated from techniques.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly title: string;
  readonly intro: (techniques: number) => string;
  readonly find: string;
  readonly found: (techniques: number) => string;
  readonly all: string;
  readonly before: (name: string) => string;
  readonly after: (name: string) => string;
  readonly none: string;
  readonly level: (level: string, points: string) => string;
  readonly oneSolution: string;
  readonly whole: string;
  readonly example: string;
  readonly stages: readonly [string, string, string];
  readonly said: readonly [string, string];
  readonly stageOf: (stage: number, of: number, name: string) => string;
  readonly back: string;
  readonly next: string;
  readonly legend: string;
  readonly roles: {
    readonly focus: string;
    readonly pattern: string;
    readonly placed: string;
    readonly eliminated: string;
    readonly undone: string;
    readonly fin: string;
    readonly first: string;
    readonly second: string;
    readonly third: string;
    readonly fourth: string;
    readonly grouped: string;
  };
  readonly links: {
    readonly strong: string;
    readonly weak: string;
  };
  readonly practise: string;
  readonly attempt: string;
  readonly task: {
    readonly removes: string;
    readonly places: string;
  };
  readonly boards: string;
  readonly boardOf: (board: number) => string;
  readonly solvedBoard: (board: number) => string;
  readonly board: (name: string, side: number) => string;
  readonly cell: (row: number, column: number) => string;
  readonly candidates: (digits: readonly string[]) => string;
  readonly chosen: {
    readonly removes: (digits: readonly string[]) => string;
    readonly places: (digits: readonly string[]) => string;
  };
  readonly filled: string;
  readonly inCell: (cell: string) => string;
  readonly remove: (digit: string) => string;
  readonly place: (digit: string) => string;
  readonly check: string;
  readonly clear: string;
  readonly show: string;
  readonly empty: {
    readonly removes: string;
    readonly places: string;
  };
  readonly right: string;
  readonly shown: (text: string) => string;
  readonly more: (left: number) => string;
  readonly trueOnly: (items: readonly string[]) => string;
  readonly wrong: (items: readonly string[], one: string) => string;
  readonly placed: (cell: string, digit: string) => string;
  readonly removed: (cell: string, digit: string) => string;
  readonly failed: string;
};
export type Functions = never;
