import { SudokuError } from "../errors.js";
import type { Detail, Frame, Progress } from "../types.js";
import type { Bindings } from "./bindings.js";
import type { BoundRun } from "./bound.js";
import { picture, progressOf } from "./frame.js";

/** Pieces of work at a time: copies for looking back are kept between, so not too many. */
const PIECES = 1 << 12;
/** As many as one call takes. */
const ALL = 2 ** 32 - 1;

/**
 * A run in this thread, without a worker: for scripts and tests. Nothing else happens while it
 * works. It holds memory until `free`, which `using` calls.
 */
export class Run {
  readonly #bound: BoundRun;
  readonly #bindings: Bindings;
  readonly #instance: number;
  #freed = false;

  /** Runs come from `Lab.start`. */
  constructor(bound: BoundRun, bindings: Bindings) {
    this.#bound = bound;
    this.#bindings = bindings;
    this.#instance = bindings.instance;
  }

  /** Takes at most so many steps more; without a number, runs to its end. */
  advance(steps = Number.POSITIVE_INFINITY): Progress {
    return this.#use((run) => {
      const target = run.steps + steps;
      while (run.outcome === undefined && run.steps < target) run.advance(target, PIECES);
      return progressOf(run);
    });
  }

  /** Turns to a moment; at or beyond the latest, to the latest. */
  seek(step: number): void {
    this.#use((run) => {
      run.seek(step);
      while (run.seeking) run.approach(ALL);
    });
  }

  /** The moment turned to. */
  frame(): Frame {
    return this.#use(picture);
  }

  /** A closer look at it. */
  detail(): Detail {
    return this.#use((run) => run.detail());
  }

  /** The line of its pseudo-code at which it stands, from 1; `null` before the first step. */
  get line(): number | null {
    return this.#use((run) => run.lines().at(-1) ?? null);
  }

  get progress(): Progress {
    return this.#use(progressOf);
  }

  /** Counts at the moment turned to, in the order of the algorithm's `counters`. */
  get counters(): Float64Array {
    return this.#use((run) => run.counters());
  }

  /** The first solution found, a digit a cell; of a generator, the puzzle. */
  get solution(): Uint8Array | null {
    return this.#use((run) => run.solution() ?? null);
  }

  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    // What belongs to a lost instance is gone already.
    if (this.#instance === this.#bindings.instance) this.#bound.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  #use<T>(call: (run: BoundRun) => T): T {
    if (this.#freed) throw new TypeError("This run was freed.");
    if (this.#instance !== this.#bindings.instance) {
      throw new SudokuError("crashed", "This run was lost when another crashed.");
    }
    return this.#bindings.guarded(() => call(this.#bound));
  }
}
