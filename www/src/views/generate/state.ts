/** What is to be generated: chosen in the view of that name, and kept in the address. */
import { signal } from "@preact/signals";
import { type LaneSpec, MAX_SEED } from "../../lab/setup";

export const DEFAULT_BOX = "3x3";
export const DEFAULT_COUNT = 6;
export const MAX_COUNT = 50;

/** The generator as it is set; what a link says is not checked until the registry is here. */
export const maker = signal<LaneSpec | null>(null);
/** Rows and columns of a box, `RxC`. */
export const box = signal(DEFAULT_BOX);
export const seed = signal(1);
/** Sets the seed that follows; after the largest, 0. */
export const nextSeed = () => {
  seed.value = seed.peek() === MAX_SEED ? 0 : seed.peek() + 1;
};
export const maxSteps = signal<number | null>(null);
/** Steps a second; `null` starts slowly and gathers speed. */
export const pace = signal<number | null>(null);
/** How difficult, in the form of `settled`; a link may have it in another until it is checked. */
export const difficulty = signal<string | null>(null);
/** The technique that is needed, by its id. */
export const technique = signal<string | null>(null);
/** Puzzles of a sheet. */
export const count = signal(DEFAULT_COUNT);
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);
