import { expectMade, fieldsOf } from "../module/arguments.js";
import { checked, puzzleOf } from "../module/setup.js";
import type { Outcome, Puzzle, SetupInput } from "../types.js";
import { solveInParts } from "./parts.js";
import { atLeastOne, type Pool } from "./pool.js";
import { solveInStep } from "./steps.js";

/** How a part stands. */
export interface PartState {
  /** Its number, from 0, in the order in which parts are added up. */
  readonly part: number;
  /** Who does it, from 0. */
  readonly worker: number;
  /** `dropped`: those before it have found enough. */
  readonly state: "running" | "done" | "dropped";
  readonly steps: number;
  readonly found: number;
}

export interface TogetherOptions {
  /** Workers of the pool to be used at most; by default all of them. */
  readonly workers?: number;
  /** Cancels; until then `onPart` or `onSteps` tells what is done. */
  readonly signal?: AbortSignal | undefined;
  /** Told once how many parts there are, of a run that is split. */
  readonly onSplit?: (parts: number) => void;
  /** Told of such a part now and then, and when it ends; often. */
  readonly onPart?: (state: PartState) => void;
  /** Told now and then how many steps are complete, of a run whose every step is shared. */
  readonly onSteps?: (steps: number) => void;
  /** Whether the trace of such a run is wanted. */
  readonly watched?: boolean;
}

const FIELDS = {
  workers: "number?",
  signal: "signal?",
  onSplit: "function?",
  onPart: "function?",
  onSteps: "function?",
  watched: "boolean?",
} as const;

/** The same, with the workers that there are. */
export type TeamOptions = TogetherOptions & { readonly workers: number };

/** What several workers found. All but the times is the same, to the last bit, for any number of them. */
export interface Together {
  readonly outcome: Outcome;
  readonly found: number;
  /** The first solution, a digit a cell. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
  readonly steps: number;
  /** In the order of the algorithm's counters. */
  readonly counters: Float64Array;
  /** Into which the run was cut, or of which each step consists. */
  readonly parts: number;
  /** If it is wanted: steps, then each series, end to end, as in a `Frame`. */
  readonly trace: Float64Array<ArrayBuffer> | null;
  /** Workers that took part at most: as many as were to be used, if the pool has them. */
  readonly workers: number;
  /** From the first message to the last, in microseconds. */
  readonly micros: number;
  /** What the workers spent on the parts, added up. */
  readonly busy: number;
  /** What they waited for each other's shares of a step, added up; 0 of a run that is split. */
  readonly waited: number;
}

/**
 * Does one run on several workers. What can be is cut into parts: whoever is free does the next, and
 * what came of them is added up in their order. What shares its steps goes on step by step, every
 * one of them computed by all, who send each other their shares: that pays where a step takes much
 * longer than a message, about 0.05 ms.
 *
 * Rejects with the signal's reason when that is aborted, and with a `SudokuError`: `indivisible` if the run can be shared in neither way as it is set up, what
 * else is refused, or `crashed` if a second worker crashes at the same. A budget of steps has no
 * meaning for parts.
 */
export async function solveTogether<Id extends string>(
  pool: Pool,
  puzzle: Puzzle | string,
  setup: SetupInput<Id>,
  given: TogetherOptions = {},
): Promise<Together> {
  expectMade("pool", pool);
  const { workers = pool.size, ...options } = fieldsOf<TogetherOptions>("options", given, FIELDS);
  const all = checked(pool.lab, setup);
  const team = { ...options, workers: Math.min(atLeastOne("workers", workers), pool.size) };
  const inStep = pool.lab.algorithm(all.algorithm)?.sharesSteps;
  return (inStep ? solveInStep : solveInParts)(pool, puzzleOf(pool.lab, puzzle), all, team);
}
