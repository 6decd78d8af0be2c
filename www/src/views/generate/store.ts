/** The settings of the generator, which the address stores. */
import { signal } from "@preact/signals";
import { type LaneSpec, MAX_SEED } from "../../lab/setup";

export const DEFAULT_BOX = "3x3";
export const DEFAULT_COUNT = 6;
export const MAX_COUNT = 50;

export function createGenerateStore() {
  /** The generator with its settings; a value of a link is checked after the registry is loaded. */
  const maker = signal<LaneSpec | null>(null);
  /** The rows and columns of a box, `RxC`. */
  const box = signal(DEFAULT_BOX);
  const seed = signal(1);
  /** Sets the next seed; 0 follows the largest one. */
  const nextSeed = () => {
    seed.value = seed.peek() === MAX_SEED ? 0 : seed.peek() + 1;
  };

  const maxSteps = signal<number | null>(null);
  /** The speed in steps per second; with `null`, the run starts slowly and accelerates. */
  const speed = signal<number | null>(null);
  /** The wanted difficulty, in the form of `settled`; a link may contain another form until it is checked. */
  const difficulty = signal<string | null>(null);
  /** The id of the technique that the puzzle must require; `null` for any. */
  const technique = signal<string | null>(null);
  /** The number of puzzles of a sheet. */
  const count = signal(DEFAULT_COUNT);
  /** Whether a task runs that does not pause when another view is opened. */
  const working = signal(false);

  return { maker, box, seed, nextSeed, maxSteps, speed, difficulty, technique, count, working };
}
