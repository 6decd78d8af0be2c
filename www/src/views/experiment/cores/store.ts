/** What the view of the cores shares out: one run, or several seeds of one algorithm. */
import { signal } from "@preact/signals";
import type { LaneSpec } from "../../../lab/setup";
import { DEFAULT_SEED } from "../../../lab/setup";
export const FIRST = 1;

export function createCoresStore() {
  /** `null` is the first that can be cut. */
  const shared = signal<LaneSpec | null>(null);
  /** Seeds side by side; `null` is one run, cut into parts. */
  const seeds = signal<number | null>(null);
  /** What they are of; `null` is the first that draws random numbers. */
  const lucky = signal<LaneSpec | null>(null);
  /** Steps of each at most. */
  const maxSteps = signal<number | null>(null);
  const seed = signal(DEFAULT_SEED);
  /** Solutions to look for. */
  const solutions = signal(FIRST);
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);

  return { shared, seeds, lucky, maxSteps, seed, solutions, working };
}
