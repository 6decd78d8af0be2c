/** What is chosen for a file of puzzles. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, type LaneSpec } from "../../../lab/setup";

/** The set that comes with the page; `null` is a file of one's own, or none. */
export const set = signal<string | null>(null);
/** The solver with its preset; `null` is the quickest that takes the puzzles. */
export const solver = signal<LaneSpec | null>(null);
/** Of each puzzle, where random numbers are drawn. */
export const seed = signal(DEFAULT_SEED);
export const DEFAULT_SOLUTIONS = 2;
export const MAX_SOLUTIONS = 1_000_000;
/** Solutions to count of each: 1 is to solve it, 2 tell whether it has just one. */
export const solutions = signal(DEFAULT_SOLUTIONS);
/** Steps at most for each puzzle. */
export const maxSteps = signal<number | null>(null);
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);
