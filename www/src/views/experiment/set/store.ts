/** The settings of the view of a file of puzzles, which the address stores. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, type LaneSpec } from "../../../lab/setup";
export const DEFAULT_SOLUTIONS = 2;
export const MAX_SOLUTIONS = 1_000_000;

export function createSetStore() {
  /** The id of a set that comes with the page; `null` for the visitor's own file, or none. */
  const set = signal<string | null>(null);
  /** The solver with its preset and parameters; `null` for the fastest one that supports the puzzles. */
  const solver = signal<LaneSpec | null>(null);
  /** The seed of each run, if random numbers are used. */
  const seed = signal(DEFAULT_SEED);
  /** The maximum number of solutions to find per puzzle: 1 solves it, 2 also decides whether the solution is unique. */
  const solutions = signal(DEFAULT_SOLUTIONS);
  /** The maximum number of steps per puzzle; `null` without a limit. */
  const maxSteps = signal<number | null>(null);
  /** Whether a task runs that does not pause when another view is opened. */
  const working = signal(false);

  return { set, solver, seed, solutions, maxSteps, working };
}
