import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import type { Detail, Frame, Progress } from "../types.js";
import { expect } from "./arguments.js";
import type { Bindings } from "./bindings.js";
import type { BoundRun, Glue } from "./bound.js";
import { picture, progressOf } from "./frame.js";

/** Pieces of work at a time: copies for looking back are kept between, so not too many. */
const PIECES = 1 << 12;
/** As many as one call takes. */
const ALL = 2 ** 32 - 1;

export interface Run extends Disposal {}

/**
 * A run in this thread, without a worker, for scripts and tests. Its calls block the thread. It occupies memory until
 * `free` is called, which `using` does.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Run {
  #bound: BoundRun;
  readonly #bindings: Bindings;
  readonly #start: (glue: Glue) => BoundRun;
  #instance: number;
  #freed = false;
  /** Why it is of no more use: it broke the instance itself. */
  #crashed: SudokuError | null = null;
  /** Where it stood when it was used last, and the moment turned to: what it takes to do it again. */
  #stood: Progress = { steps: 0, found: 0, outcome: null };
  #moment = Number.POSITIVE_INFINITY;

  /** Runs come from `Lab.start`. */
  constructor(start: (glue: Glue) => BoundRun, bindings: Bindings) {
    this.#bindings = bindings;
    this.#start = start;
    this.#bound = bindings.guarded(start);
    this.#instance = bindings.instance;
  }

  /** Advances by at most this number of steps; without a number, runs to the end. */
  advance(steps = Number.POSITIVE_INFINITY): Progress {
    expect("steps", steps, "number");
    return this.#use((run) => {
      const target = run.steps + steps;
      while (run.outcome === undefined && run.steps < target) run.advance(target, PIECES);
      return progressOf(run);
    });
  }

  /** Shows a step, or the latest step if the number is larger. */
  seek(step: number): void {
    expect("step", step, "number");
    this.#use((run) => turn(run, step));
    this.#moment = step;
  }

  /** The frame at the step shown. */
  frame(): Frame {
    return this.#use(picture);
  }

  /** The internal state at the step shown. */
  detail(): Detail {
    return this.#use((run) => run.detail());
  }

  /** The current line of the pseudo-code, counted from 1; `null` before the first step. */
  get line(): number | null {
    return this.#use((run) => run.lines().at(-1) ?? null);
  }

  get progress(): Progress {
    return this.#use(progressOf);
  }

  /** The counts at the step shown, in the order of the algorithm's `counters`. */
  get counters(): Float64Array {
    return this.#use((run) => run.counters());
  }

  /** The first solution found, one digit per cell; of a generator, the puzzle. */
  get solution(): Uint8Array | null {
    return this.#use((run) => run.solution() ?? null);
  }

  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    // What belongs to a lost instance is gone already.
    if (this.#instance === this.#bindings.instance) this.#bound.free();
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.free();
  }

  #use<T>(call: (run: BoundRun) => T): T {
    if (this.#freed) throw new SudokuError("refused", "This run was freed.");
    if (this.#crashed) throw this.#crashed;
    try {
      return this.#bindings.guarded((glue) => {
        if (this.#instance !== this.#bindings.instance) this.#revive(glue);
        const result = call(this.#bound);
        this.#stood = progressOf(this.#bound);
        return result;
      });
    } catch (error) {
      if (error instanceof SudokuError && error.code === "crashed") this.#crashed = error;
      throw error;
    }
  }

  /** Does it again, which comes to the same: something else has broken the instance that it was in. */
  #revive(glue: Glue): void {
    const run = this.#start(glue);
    const { steps, outcome } = this.#stood;
    const target = outcome === null ? steps : Number.POSITIVE_INFINITY;
    while (run.outcome === undefined && run.steps < target) run.advance(target, PIECES);
    turn(run, this.#moment);
    this.#bound = run;
    this.#instance = this.#bindings.instance;
  }
}

function turn(run: BoundRun, step: number): void {
  run.seek(step);
  while (run.seeking) run.replay(ALL);
}
