/**
 * The interface between a visitor's solver and the program in its worker, independent of the language of the solver.
 * The functions of the modules in this folder are sent as text to a worker of another origin that cannot fetch
 * anything. Each function is therefore self-contained: it uses only its arguments and the globals that every worker
 * has.
 */

/** The puzzle that a solver solves. */
export interface GuestPuzzle {
  readonly side: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
}

/** The values of the parameters, by their ids. */
export type GuestValues = Readonly<Record<string, number | boolean | string>>;

/** A run to execute. */
export interface GuestTask {
  readonly puzzle: GuestPuzzle;
  readonly params: GuestValues;
  readonly seed: number;
  readonly maxSteps: number;
}

export type StepEnd = "found" | "exhausted" | "stalled";

/** One search of a solver. Its methods throw the errors of the visitor's code. */
export interface LiveSearch {
  /** Executes one step; returns `"found"` for a solution, the reason why the search ended, or `undefined`. */
  step(): StepEnd | undefined;
  /** Writes the displayed state: one digit per cell, and the plausibility of each digit, `side` values per cell. */
  view(digits: Uint8Array, weights: Float32Array): void;
  /** Returns one value per series. */
  sample(): readonly number[];
  /** Returns one count per counter. */
  counters(): readonly number[];
}

/** The ids that a solver has declared, in order. */
export interface GuestTerms {
  readonly params: readonly { readonly id: string; readonly options: readonly string[] }[];
  readonly series: readonly string[];
  readonly counters: readonly string[];
}

export interface GuestSolver {
  /** The declaration of the solver as it was exported, unchecked. */
  readonly about: unknown;
  /** Receives the ids that were read from the declaration. */
  agree(terms: GuestTerms): void;
  begin(task: GuestTask, random: () => number): LiveSearch;
}

/** A message about an error of the solver, as opposed to an error that its code has thrown. */
export interface Complaint {
  readonly message: string;
  /** The position in the source, counted from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
