import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import type { Detail, Frame, Progress } from "../types.js";
import { expect } from "./arguments.js";
import type { Bindings } from "./bindings.js";
import type { BoundRun, WasmBindings } from "./bound.js";
import { progressOf, readFrame } from "./frame.js";

/**
 * The maximum number of pieces of work at a time. Copies for rewinding are stored between pieces, so the number must
 * not be too large.
 */
const MAX_CHUNKS_PER_CALL = 1 << 12;
/** The largest number of steps that one call accepts. */
const MAX_STEPS_PER_CALL = 2 ** 32 - 1;

export interface Run extends Disposal {}

/**
 * A run in this thread, without a worker, for scripts and tests. Its calls block the thread. It occupies memory until
 * `free` is called, which `using` does.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Run {
  #boundRun: BoundRun;
  readonly #bindings: Bindings;
  readonly #start: (glue: WasmBindings) => BoundRun;
  #instance: number;
  #freed = false;
  /** The reason why the run can no longer be used: the run itself crashed the instance. */
  #crashed: SudokuError | null = null;
  /** The progress at the last use, and the step shown: the data that is needed to repeat the run. */
  #lastProgress: Progress = { steps: 0, found: 0, outcome: null };
  #latestStep = Number.POSITIVE_INFINITY;

  /** Runs come from `Lab.start`. */
  constructor(start: (glue: WasmBindings) => BoundRun, bindings: Bindings) {
    this.#bindings = bindings;
    this.#start = start;
    this.#boundRun = bindings.guarded(start);
    this.#instance = bindings.instance;
  }

  /** Advances by at most this number of steps; without a number, runs to the end. */
  advance(steps = Number.POSITIVE_INFINITY): Progress {
    expect("steps", steps, "count");
    return this.#use((run) => {
      const target = run.steps + steps;
      while (run.outcome === undefined && run.steps < target)
        run.advance(target, MAX_CHUNKS_PER_CALL);
      return progressOf(run);
    });
  }

  /** Shows a step, or the latest step if the number is larger. */
  seek(step: number): void {
    expect("step", step, "count");
    this.#use((run) => rewindTo(run, step));
    this.#latestStep = step;
  }

  /** Returns the frame at the step shown. */
  frame(): Frame {
    return this.#use(readFrame);
  }

  /** Returns the internal state at the step shown. */
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
    // An object of a lost instance no longer exists.
    if (this.#instance === this.#bindings.instance) this.#boundRun.free();
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
        const result = call(this.#boundRun);
        this.#lastProgress = progressOf(this.#boundRun);
        return result;
      });
    } catch (error) {
      if (error instanceof SudokuError && error.code === "crashed") this.#crashed = error;
      throw error;
    }
  }

  /** Repeats the run, with the same result, after another object has crashed the instance to which the run belonged. */
  #revive(glue: WasmBindings): void {
    const run = this.#start(glue);
    const { steps, outcome } = this.#lastProgress;
    const target = outcome === null ? steps : Number.POSITIVE_INFINITY;
    while (run.outcome === undefined && run.steps < target)
      run.advance(target, MAX_CHUNKS_PER_CALL);
    rewindTo(run, this.#latestStep);
    this.#boundRun = run;
    this.#instance = this.#bindings.instance;
  }
}

function rewindTo(run: BoundRun, step: number): void {
  run.seek(step);
  while (run.seeking) run.replay(MAX_STEPS_PER_CALL);
}
