/** What the view of the cores shares out: one run, or several seeds of one algorithm. */
import { signal } from "@preact/signals";
import type { LaneSpec } from "../../../lab/setup";
import { DEFAULT_SEED } from "../../../lab/setup";

/** `null` is the first that can be cut. */
export const shared = signal<LaneSpec | null>(null);
/** Seeds side by side; `null` is one run, cut into parts. */
export const seeds = signal<number | null>(null);
/** What they are of; `null` is the first that draws random numbers. */
export const lucky = signal<LaneSpec | null>(null);
/** Steps of each at most. */
export const maxSteps = signal<number | null>(null);
export const seed = signal(DEFAULT_SEED);
export const FIRST = 1;
/** Solutions to look for. */
export const solutions = signal(FIRST);
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);
