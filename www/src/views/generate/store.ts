/** What is to be generated: chosen in the view of that name, and kept in the address. */
import { signal } from "@preact/signals";
import { type LaneSpec, MAX_SEED } from "../../lab/setup";

export const DEFAULT_BOX = "3x3";
export const DEFAULT_COUNT = 6;
export const MAX_COUNT = 50;

export function createGenerateStore() {
  /** The generator as it is set; what a link says is not checked until the registry is here. */
  const maker = signal<LaneSpec | null>(null);
  /** Rows and columns of a box, `RxC`. */
  const box = signal(DEFAULT_BOX);
  const seed = signal(1);
  /** Sets the seed that follows; after the largest, 0. */
  const nextSeed = () => {
    seed.value = seed.peek() === MAX_SEED ? 0 : seed.peek() + 1;
  };

  const maxSteps = signal<number | null>(null);
  /** Steps per second; `null` starts slowly and gathers speed. */
  const speed = signal<number | null>(null);
  /** How difficult, in the form of `settled`; a link may have it in another until it is checked. */
  const difficulty = signal<string | null>(null);
  /** The technique that is needed, by its id. */
  const technique = signal<string | null>(null);
  /** Puzzles of a sheet. */
  const count = signal(DEFAULT_COUNT);
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);

  return { maker, box, seed, nextSeed, maxSteps, speed, difficulty, technique, count, working };
}
