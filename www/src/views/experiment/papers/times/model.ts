/** The times that the thesis's authors measured, and our counts on the same puzzles. */
import type { Measure } from "../data";
import { costs, type Runs } from "../runs";

/** The number of values in each interval of a width, by the number of the interval. */
export interface Histogram {
  readonly width: number;
  readonly bins: readonly (readonly [bin: number, count: number])[];
}

/** Sorted values with their ranks from 0 to 1. */
export type Sorted = readonly (readonly [rank: number, value: number])[];

/** The file that `tools/thesis-times.mjs` writes. Seconds of −1 were unstable, of −2 not solved in 20 s. */
export interface AuthorTimes {
  readonly counts: {
    readonly puzzles: number;
    /** Puzzles with a time of both programs. */
    readonly timed: number;
    /** The search took less time than the rules, or the same. */
    readonly faster: number;
    readonly ties: number;
    readonly unstable: number;
    readonly unsolved: number;
  };
  /** Mean seconds of the search, without and with the marks as times. */
  readonly means: { readonly timed: number; readonly withMarks: number };
  readonly overlap: {
    readonly all: number;
    readonly first2000: number;
    readonly first1000: number;
    /** The hardest tenths with all puzzles that tie with the last. */
    readonly ties: {
      readonly common: number;
      readonly rules: number;
      readonly backtracking: number;
    };
  };
  readonly sample: {
    readonly line: readonly number[];
    readonly rules: readonly number[];
    readonly backtracking: readonly number[];
  };
  readonly series: Readonly<Record<string, Histogram | Sorted>>;
}

export type AuthorProgram = Exclude<keyof AuthorTimes["sample"], "line">;

/** What is counted of our runs; with `minus`, the difference from the count of another contestant. */
export interface OurCount {
  readonly contestant: string;
  readonly minus?: string;
  readonly measure: Measure;
}

/** A figure of the thesis, beside the same figure of our counts. */
export interface TimesFigure {
  /** The id of its title. */
  readonly id: string;
  /** Its number in the thesis. */
  readonly number: string;
  readonly kind: "bars" | "dots" | "line";
  /** The name of the authors' series. */
  readonly theirs: string;
  readonly ours: OurCount & {
    /** The width of an interval of a histogram, and the least count that it shows. */
    readonly width?: number;
    readonly from?: number;
  };
  /** Which axes are logarithmic. */
  readonly log?: "x" | "y" | "xy";
  /** Whether our hardest puzzles are left out, as many of a hundred as the authors' limit of 20 s left out. */
  readonly limited?: boolean;
  /** Whether the exponential distribution with the mean of the values is drawn too. */
  readonly exponential?: boolean;
}

/** Our counts against the authors' seconds, puzzle by puzzle. */
export interface Scatter extends OurCount {
  readonly id: string;
  readonly program: AuthorProgram;
  /** What is added to our counts, because zero has no place on a logarithmic axis. */
  readonly plus?: number;
}

/** What a table shows of the authors' times. */
export interface TimesSetup {
  readonly file: string;
  readonly scatters?: readonly Scatter[];
  readonly figures: readonly TimesFigure[];
  /** The counts by which puzzles are ranked, program by program, for the hardest tenths. */
  readonly ranks?: readonly (readonly [OurCount, OurCount])[];
}

/** Our count of each puzzle, by its line in the list. */
export function countsByLine(runs: Runs, { contestant, minus, measure }: OurCount) {
  const of = (who: string) => costs(runs, measure, who);
  const [one, other] = [of(contestant), minus === undefined ? null : of(minus)];
  const lines = new Map(runs.puzzle.map((puzzle, at) => [puzzle, runs.line[at] ?? 0]));
  return new Map(
    [...one].map(([puzzle, cost]) => [
      lines.get(puzzle) ?? 0,
      other ? cost - (other.get(puzzle) ?? Number.NaN) : cost,
    ]),
  );
}

/** Our counts and the authors' seconds on the puzzles that have both, and the number of puzzles without a time. */
export function pairsOf(runs: Runs, { sample }: AuthorTimes, scatter: Scatter) {
  const counts = countsByLine(runs, scatter);
  const ours: number[] = [];
  const theirs: number[] = [];
  let untimed = 0;
  for (const [at, line] of sample.line.entries()) {
    const count = counts.get(line);
    const seconds = sample[scatter.program][at] ?? 0;
    if (count === undefined) continue;
    if (seconds <= 0) untimed += 1;
    else {
      ours.push(count);
      theirs.push(seconds);
    }
  }
  return { ours, theirs, untimed };
}

export function histogramOf(values: readonly number[], width: number): Histogram {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bin = Math.floor(value / width);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return { width, bins: [...counts].toSorted(([a], [b]) => a - b) };
}

export function sortedOf(values: readonly number[]): Sorted {
  const last = Math.max(1, values.length - 1);
  return values.toSorted((a, b) => a - b).map((value, rank) => [rank / last, value]);
}

/** For each cost above 0 that occurs: how many values there are for each value that is at least as large. */
export function rarityOf(values: readonly number[]): readonly (readonly [number, number])[] {
  const costs = [...new Set(values)].filter((cost) => cost > 0).toSorted((a, b) => a - b);
  return costs.map((cost) => [cost, values.length / values.filter((one) => one >= cost).length]);
}

/** The probability of each value to be in the hardest tenth if equal values are ordered at random. */
function inHardestTenth(values: readonly number[]): readonly number[] {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1] ?? 0;
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/** The expected number of values in both hardest tenths, and the size of a tenth. */
export function overlapOf(one: readonly number[], other: readonly number[]) {
  const also = inHardestTenth(other);
  const common = inHardestTenth(one).reduce((sum, share, at) => sum + share * (also[at] ?? 0), 0);
  return { common, tenth: Math.round(one.length / 10) };
}

/** Seconds with unsolved puzzles as the hardest. */
export const hardnessOf = (seconds: readonly number[]) =>
  seconds.map((one) => (one === -2 ? Number.POSITIVE_INFINITY : one));
