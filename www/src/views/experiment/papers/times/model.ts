/** The times that the thesis's authors measured, and the counts on the same puzzles here. */
import type { Measure } from "../data";
import { costs, type Runs } from "../runs";

/** The number of values in each interval, by the number of the interval. */
export interface Histogram {
  readonly width: number;
  readonly bins: readonly (readonly [bin: number, count: number])[];
}

/** Sorted values with their ranks from 0 to 1. */
export type SortedTimes = readonly (readonly [rank: number, value: number])[];

/**
 * The file that `tools/thesis-times.mjs` writes. Times are in seconds; −1 means an unstable time, −2 not solved within
 * 20 s.
 */
export interface AuthorTimes {
  readonly counts: {
    readonly puzzles: number;
    /** The number of puzzles with a time of both programs. */
    readonly timed: number;
    /** The number of puzzles on which the search was faster than the rules (`faster`), or equally fast (`ties`). */
    readonly faster: number;
    readonly ties: number;
    readonly unstable: number;
    readonly unsolved: number;
  };
  /** The mean time of the search in seconds, without and with the marks −1 and −2 as times. */
  readonly means: { readonly timed: number; readonly withMarks: number };
  readonly overlap: {
    readonly all: number;
    readonly first2000: number;
    readonly first1000: number;
    /** The hardest tenths, extended by all puzzles that tie with the last one. */
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
  readonly series: Readonly<Record<string, Histogram | SortedTimes>>;
}

export type AuthorProgram = Exclude<keyof AuthorTimes["sample"], "line">;

/** A count of the runs here; with `minus`, the difference from the count of another contestant. */
export interface OwnCount {
  readonly contestant: string;
  readonly minus?: string;
  readonly measure: Measure;
}

/** A figure of the thesis, shown beside the same figure of the counts here. */
export interface TimesFigure {
  /** The id of the title. */
  readonly id: string;
  /** The number of the figure in the thesis. */
  readonly number: string;
  readonly kind: "bars" | "dots" | "line";
  /** The name of the authors' series. */
  readonly theirs: string;
  readonly ours: OwnCount & {
    /** The width of an interval of the histogram, and the least count that is shown. */
    readonly width?: number;
    readonly from?: number;
  };
  /** The axes that are logarithmic. */
  readonly log?: "x" | "y" | "xy";
  /** Whether the hardest puzzles here are left out, in the same share as the authors' limit of 20 s left out. */
  readonly limited?: boolean;
  /** Whether the exponential distribution with the mean of the values is also drawn. */
  readonly exponential?: boolean;
}

/** The counts here against the authors' seconds, puzzle by puzzle. */
export interface Scatter extends OwnCount {
  readonly id: string;
  readonly program: AuthorProgram;
  /** An offset added to the counts, because zero has no place on a logarithmic axis. */
  readonly plus?: number;
}

/** The parts of the authors' times that a table shows. */
export interface TimesSetup {
  readonly file: string;
  readonly scatters?: readonly Scatter[];
  readonly figures: readonly TimesFigure[];
  /** The counts by which puzzles are ranked, program by program, for the hardest tenths. */
  readonly ranks?: readonly (readonly [OwnCount, OwnCount])[];
}

/** Returns the count of each puzzle, by its line in the list. */
export function countsByLine(runs: Runs, { contestant, minus, measure }: OwnCount) {
  const of = (who: string) => costs(runs, measure, who);
  const [first, other] = [of(contestant), minus === undefined ? null : of(minus)];
  const lines = new Map(runs.puzzle.map((puzzle, at) => [puzzle, runs.line[at] ?? 0]));
  return new Map(
    [...first].map(([puzzle, cost]) => [
      lines.get(puzzle) ?? 0,
      other ? cost - (other.get(puzzle) ?? Number.NaN) : cost,
    ]),
  );
}

/**
 * Returns the counts here and the authors' seconds for the puzzles that have both, and the number of puzzles without a
 * time.
 */
export function pairsOf(runs: Runs, { sample }: AuthorTimes, scatter: Scatter) {
  const counts = countsByLine(runs, scatter);
  const measured: number[] = [];
  const published: number[] = [];
  let untimed = 0;
  for (const [at, line] of sample.line.entries()) {
    const count = counts.get(line);
    const seconds = sample[scatter.program][at] ?? 0;
    if (count === undefined) continue;
    if (seconds <= 0) untimed += 1;
    else {
      measured.push(count);
      published.push(seconds);
    }
  }
  return { ours: measured, theirs: published, untimed };
}

export function histogramOf(values: readonly number[], width: number): Histogram {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bin = Math.floor(value / width);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return { width, bins: [...counts].toSorted(([a], [b]) => a - b) };
}

export function sortedOf(values: readonly number[]): SortedTimes {
  const last = Math.max(1, values.length - 1);
  return values.toSorted((a, b) => a - b).map((value, rank) => [rank / last, value]);
}

/** Returns, for each positive cost that occurs, the number of all values per value that is at least as large. */
export function rarityOf(values: readonly number[]): readonly (readonly [number, number])[] {
  const costs = [...new Set(values)].filter((cost) => cost > 0).toSorted((a, b) => a - b);
  return costs.map((cost) => [cost, values.length / values.filter((one) => one >= cost).length]);
}

/** Returns the probability of each value to be in the hardest tenth, if equal values are ordered at random. */
function inHardestTenth(values: readonly number[]): readonly number[] {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1] ?? 0;
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/** Returns the expected number of values in both hardest tenths, and the size of a tenth. */
export function overlapOf(first: readonly number[], other: readonly number[]) {
  const also = inHardestTenth(other);
  const common = inHardestTenth(first).reduce((sum, share, at) => sum + share * (also[at] ?? 0), 0);
  return { common, tenth: Math.round(first.length / 10) };
}

/** Returns the times with unsolved puzzles as infinitely hard. */
export const hardnessOf = (seconds: readonly number[]) =>
  seconds.map((one) => (one === -2 ? Number.POSITIVE_INFINITY : one));
