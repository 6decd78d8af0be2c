import { expectMade, fieldsOf } from "../module/arguments.js";
import { checkSetup, puzzleOf } from "../module/setup.js";
import type { Outcome, Puzzle, SetupInput } from "../types.js";
import { solveInParts } from "./parts.js";
import { type Pool, workerCount } from "./pool.js";
import { solveInStep } from "./steps.js";

/** The state of a part. */
export interface PartState {
  /** The index of the part, counted from 0, in the order in which results are added up. */
  readonly part: number;
  /** The index of its worker, counted from 0. */
  readonly worker: number;
  /** `dropped` if the parts before it have found enough solutions. */
  readonly state: "running" | "done" | "dropped";
  readonly steps: number;
  readonly found: number;
}

export interface TogetherOptions {
  /** The maximum number of workers of the pool to use. Default: all. */
  readonly workers?: number;
  /** Cancels the run; until then, `onPart` or `onSteps` report the progress. */
  readonly signal?: AbortSignal | undefined;
  /** Called once with the number of parts, for a run that is split. */
  readonly onSplit?: (parts: number) => void;
  /** Called often with the state of a part, and when the part ends. */
  readonly onPart?: (state: PartState) => void;
  /** Called with the number of completed steps, for a run whose steps are shared. */
  readonly onSteps?: (steps: number) => void;
  /** Whether to return the trace of such a run. */
  readonly watched?: boolean;
}

const CORES_FIELDS = {
  workers: "count?",
  signal: "signal?",
  onSplit: "function?",
  onPart: "function?",
  onSteps: "function?",
  watched: "boolean?",
} as const;

/** The same options, with the available number of workers. */
export type TeamOptions = TogetherOptions & { readonly workers: number };

/** The result of several workers. Except for the times, it is the same, to the last bit, for any number of workers. */
export interface Together {
  readonly outcome: Outcome;
  readonly found: number;
  /** The first solution, one digit per cell. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
  readonly steps: number;
  /** The counts, in the order of the algorithm's counters. */
  readonly counters: Float64Array;
  /** The number of parts of the run, or of each of its steps. */
  readonly parts: number;
  /** The trace, if requested: the steps, then each series, concatenated, as in a `Frame`. */
  readonly trace: Float64Array<ArrayBuffer> | null;
  /** The maximum number of workers that took part. */
  readonly workers: number;
  /** The time from the first message to the last, in microseconds. */
  readonly micros: number;
  /** The total time of all workers spent on the parts, in microseconds. */
  readonly busy: number;
  /** The total time that workers waited for each other's parts of a step, in microseconds; 0 for a run that is split. */
  readonly waited: number;
}

/**
 * Executes one run on several workers. A run that can be split is cut into parts: a free worker takes the next part,
 * and results are added up in the order of the parts. A run that shares its steps is computed step by step by all
 * workers, which send each other their parts of each step; this pays off if a step takes much longer than a message
 * (about 0.05 ms).
 *
 * Rejects with the reason of the signal if it is aborted, and with a `SudokuError`: `indivisible` if the run can be
 * shared in neither way, other errors of the setup, or `crashed` if a second worker crashes on the same part. A step
 * limit has no meaning for parts.
 */
export async function solveTogether<Id extends string>(
  pool: Pool,
  puzzle: Puzzle | string,
  setup: SetupInput<Id>,
  given: TogetherOptions = {},
): Promise<Together> {
  expectMade("pool", pool);
  const { workers = pool.size, ...options } = fieldsOf<TogetherOptions>(
    "options",
    given,
    CORES_FIELDS,
  );
  const all = checkSetup(pool.lab, setup);
  const team = { ...options, workers: Math.min(workerCount("workers", workers), pool.size) };
  const inStep = pool.lab.algorithm(all.algorithm)?.sharesSteps;
  return (inStep ? solveInStep : solveInParts)(pool, puzzleOf(pool.lab, puzzle), all, team);
}
