/** What a race over seeds has brought: every run of every lane. */
import type { Outcome, Puzzle, Timing } from "sudoku-lab";

/** One run. */
export interface Row {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly steps: number;
  readonly micros: number;
  /** What its last grid lacks; `null` where the lane crashed or was refused. */
  readonly left: Left | null;
}

/** Blank cells and conflicts apart: a blank cell is a digit missing from each of its three houses. */
export interface Left {
  readonly blanks: number;
  /** Digits missing from houses that have a digit twice. */
  readonly conflicts: number;
}

export interface SeriesLane {
  /** Its place on the page, from 0. */
  readonly index: number;
  readonly name: string;
  readonly algorithm: string;
  readonly preset: string;
  readonly params: Readonly<Record<string, string>>;
  /** What a step of it is. */
  readonly unit: string;
  /** Whether the seed makes a difference, with its preset. */
  readonly random: boolean;
  /** Whether one run stands for all seeds: nothing in it is random, nor what was changed in it. */
  readonly once: boolean;
  /** Of such a run: how long it takes, measured as the race does it; `null` where that was not done. */
  readonly time: Timing | null;
  readonly rows: readonly Row[];
}

export interface Series {
  readonly puzzle: Puzzle;
  readonly wanted: number;
  readonly done: number;
  readonly lanes: readonly SeriesLane[];
}
