/** What is estimated of many values, and how. */
import type { Workshop } from "sudoku-lab/workshop";
import type { Interval } from "./agreement";

export type Statistics = Workshop["statistics"];

/** Fewer draws than usual: ends of intervals are shown to three digits. */
const RESAMPLES = 2000;

/** The mean; what does not vary needs no draws. */
export function meanOf(values: readonly number[], statistics: Statistics): Interval {
  const [first = Number.NaN] = values;
  if (values.every((value) => value === first)) return { value: first, low: first, high: first };
  return statistics.bootstrap(values, { resamples: RESAMPLES });
}

/** Puzzles from which anything is told at all: drawn again from fewer, an interval is far too narrow. */
export const LEAST = 5;
