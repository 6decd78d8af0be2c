/** What is chosen for a file of puzzles. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, type LaneSpec } from "../../../lab/setup";
export const DEFAULT_SOLUTIONS = 2;
export const MAX_SOLUTIONS = 1_000_000;

export function createSetStore() {
  /** The set that comes with the page; `null` is a file of one's own, or none. */
  const set = signal<string | null>(null);
  /** The solver with its preset; `null` is the quickest that takes the puzzles. */
  const solver = signal<LaneSpec | null>(null);
  /** Of each puzzle, where random numbers are drawn. */
  const seed = signal(DEFAULT_SEED);
  /** Solutions to count of each: 1 is to solve it, 2 tell whether it has just one. */
  const solutions = signal(DEFAULT_SOLUTIONS);
  /** Steps at most for each puzzle. */
  const maxSteps = signal<number | null>(null);
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);

  return { set, solver, seed, solutions, maxSteps, working };
}
