/** The records of a race over seeds: every run of every lane. */
import type { Outcome, Puzzle, Timing } from "sudoku-lab";

/** The record of one run. */
export interface SeriesRecord {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly steps: number;
  readonly micros: number;
  /** The cells and conflicts left to solve in the last grid; `null` if the lane crashed or was refused. */
  readonly left: RemainingWork | null;
}

/**
 * Blank cells and conflicts are counted separately: a blank cell alone means a digit missing from each of its three
 * houses.
 */
export interface RemainingWork {
  readonly blanks: number;
  /** The number of digits missing from houses, not counting three per blank cell. */
  readonly conflicts: number;
}

export interface SeriesLane {
  /** The index of the lane on the page, from 0. */
  readonly index: number;
  readonly name: string;
  readonly algorithm: string;
  readonly preset: string;
  readonly params: Readonly<Record<string, string>>;
  /** The unit of the steps. */
  readonly unit: string;
  /** Whether the seed makes a difference with the preset. */
  readonly random: boolean;
  /** Whether one run represents all seeds, because neither the preset nor any changed parameter is random. */
  readonly once: boolean;
  /** The time of a run that represents all seeds, measured as in a race; `null` if it was not measured. */
  readonly time: Timing | null;
  readonly rows: readonly SeriesRecord[];
}

export interface Series {
  readonly puzzle: Puzzle;
  readonly wanted: number;
  readonly done: number;
  readonly lanes: readonly SeriesLane[];
}
