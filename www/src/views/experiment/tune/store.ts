/** The settings of a tuning, which the address stores. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, type LaneSpec } from "../../../lab/setup";

export const DEFAULT_SET = "minimal-2000";
export const DEFAULT_STEPS = 2000;
export const DEFAULT_RUNS = 1000;
/** The largest budget: a link must not keep a browser busy for days. */
export const MAX_RUNS = 1_000_000;

export function createTuneStore() {
  /** The algorithm with the preset to start from and fixed parameters; `null` for the default. */
  const lane = signal<LaneSpec | null>(null);
  /** The id of a set of the page. */
  const set = signal(DEFAULT_SET);
  const seed = signal(DEFAULT_SEED);
  /** The step limit of a run. */
  const steps = signal(DEFAULT_STEPS);
  /** The number of runs in the races of configurations. */
  const runs = signal(DEFAULT_RUNS);
  /** Whether a tuning is running, which is not paused when another view is opened. */
  const working = signal(false);

  return { lane, set, seed, steps, runs, working };
}
