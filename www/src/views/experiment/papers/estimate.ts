/** Estimates of means. */
import type { Workshop } from "sudoku-lab/workshop";
import type { Interval } from "./agreement";

export type Statistics = Workshop["statistics"];

/** The number of bootstrap samples; fewer than by default, because the ends of intervals are shown to three digits. */
const RESAMPLES = 2000;

/** Returns the mean with its interval; values that do not vary need no resampling. */
export function meanOf(values: readonly number[], statistics: Statistics): Interval {
  const [first = Number.NaN] = values;
  if (values.every((value) => value === first)) return { value: first, low: first, high: first };
  return statistics.bootstrap(values, { resamples: RESAMPLES });
}

/** The minimum number of puzzles for an estimate: with fewer, a bootstrap interval is far too narrow. */
export const MIN_PUZZLES = 5;
