/**
 * What a visitor's solver is to the program in its worker, whatever it is written in.
 *
 * The modules of this folder hand their functions over as text, to a worker of another origin that can
 * fetch nothing. So each function stands by itself: it uses what it is given, and what every worker has.
 */

/** What a solver is asked to solve. */
export interface GuestPuzzle {
  readonly side: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
}

/** What parameters are set to, by their ids. */
export type GuestValues = Readonly<Record<string, number | boolean | string>>;

/** A run that is to be done. */
export interface GuestTask {
  readonly puzzle: GuestPuzzle;
  readonly params: GuestValues;
  readonly seed: number;
  readonly maxSteps: number;
}

export type StepEnd = "found" | "exhausted" | "stalled";

/** One search of a solver. What it throws is the visitor's own. */
export interface LiveSearch {
  /** One step; says if it found a solution, or how the search ended. */
  step(): StepEnd | undefined;
  /** Draws it: one digit per cell, and how far each is held possible, `side` of them a cell. */
  view(digits: Uint8Array, weights: Float32Array): void;
  /** A value for each series. */
  sample(): readonly number[];
  /** A count for each counter. */
  counters(): readonly number[];
}

/** What a solver has declared, by id, in order. */
export interface GuestTerms {
  readonly params: readonly { readonly id: string; readonly options: readonly string[] }[];
  readonly series: readonly string[];
  readonly counters: readonly string[];
}

export interface GuestSolver {
  /** What it says of itself, as it came. */
  readonly about: unknown;
  /** Told what was read from that. */
  agree(terms: GuestTerms): void;
  begin(task: GuestTask, random: () => number): LiveSearch;
}

/** An error that says what is wrong with a solver, not one that it threw. */
export interface Complaint {
  readonly message: string;
  /** In its text, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
