// Generated from why.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly node: string;
  readonly alone: (name: string, stuck: readonly string[]) => string;
  readonly stuck: (names: readonly string[]) => string;
  readonly way: (name: string, way: string) => string;
  readonly fewest: (name: string, unit: string, steps: number) => string;
  readonly cheaper: (winner: string, others: readonly string[], unit: string, steps: number, least: number) => string;
  readonly efforts: (all: readonly string[]) => string;
  readonly effort: (first: boolean, name: string, work: string, guesses: number | null | undefined) => string;
  readonly ways: (all: readonly string[]) => string;
  readonly both: (one: string, other: string) => string;
  readonly unlike: (efforts: string) => string;
  readonly factors: (quick: string, quickWork: string, slow: string, slowWork: string, times: number | null | undefined) => string;
  readonly sameTimes: (efforts: string) => string;
  readonly factorsOfMany: (efforts: string, name: string, lead: "both" | "steps" | "time") => string;
  readonly same: (all: readonly string[], no: readonly string[]) => string;
  readonly sameEach: (work: string) => string;
  readonly sameMore: (name: string, steps: number) => string;
  readonly guessed: (all: readonly string[]) => string;
  readonly guessedOne: (name: string, guesses: number) => string;
};
export type Functions = never;
