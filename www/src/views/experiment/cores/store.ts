/** The state of the view that the address stores: one shared run, or several seeds of one algorithm. */
import { signal } from "@preact/signals";
import type { LaneSpec } from "../../../lab/setup";
import { DEFAULT_SEED } from "../../../lab/setup";
export const FIRST_SEED = 1;

export function createCoresStore() {
  /** The algorithm of the shared run; `null` for the first one that can share a run. */
  const shared = signal<LaneSpec | null>(null);
  /** The number of seeds side by side; `null` for one shared run. */
  const seeds = signal<number | null>(null);
  /** The algorithm of the seeds; `null` for the first one that draws random numbers. */
  const lucky = signal<LaneSpec | null>(null);
  /** The maximum number of steps per seed; `null` without a limit. */
  const maxSteps = signal<number | null>(null);
  const seed = signal(DEFAULT_SEED);
  /** The maximum number of solutions to find. */
  const solutions = signal(FIRST_SEED);
  /** Whether a task runs that does not pause when another view is opened. */
  const working = signal(false);

  return { shared, seeds, lucky, maxSteps, seed, solutions, working };
}
