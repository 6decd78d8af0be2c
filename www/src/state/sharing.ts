/** What the view of the cores shares out: an algorithm, a seed, how many solutions. */
import { signal } from "@preact/signals";
import type { LaneSpec } from "./hash";
import { DEFAULT_SEED } from "./store";

/** `null` is the first that can be cut. */
export const shared = signal<LaneSpec | null>(null);
export const seed = signal(DEFAULT_SEED);
export const FIRST = 1;
/** Solutions to look for. */
export const solutions = signal(FIRST);
