/** Automatic configuration: parameter values with which a solver needs fewer steps on puzzles like those of a set. */
import { SudokuError } from "./errors.js";
import type { AnySetSpec } from "./experiment/definition.js";
import { type OpenOptions, type Puzzles, readSets } from "./experiment/puzzles.js";
import { textOf } from "./experiment/texts.js";
import { bindings, glue } from "./module/all.js";
import { expect, expectMade, fieldsOf, plainOf } from "./module/arguments.js";
import { checkSetup } from "./module/setup.js";
import type { Pool } from "./page/pool.js";
import { fillAll, type Work } from "./page/runs.js";
import type { RunsPart } from "./protocol.js";
import type { AnySetup } from "./types.js";
import type { Workshop } from "./workshop.js";

/** The interval between two answers of a worker, ms. */
const SLICE_MS = 40;

/** The maximum numbers of runs: the module counts runs in 32 bits, and keeps the held-out runs in memory. */
const MAX_RUNS = 2 ** 32 - 1;
const MAX_HELD_OUT_RUNS = 1_000_000;

/** Throws a `SudokuError` `param-range` for a number of runs out of range. */
function inRange(name: string, runs: number, min: number, max: number): void {
  if (runs >= min && runs <= max) return;
  throw new SudokuError("param-range", `${name} must be from ${min} to ${max}`);
}

/** The solver, the puzzles and the budget of a tuning. */
export interface TuningRequest {
  /**
   * The default. Its parameters are fixed; all other numbers, switches and choices of the solver are tuned. The step limit
   * (`maxSteps`) is required, and the seed is that of the configurations and the runs.
   */
  readonly setup: AnySetup;
  /** The set of puzzles: a random half of them is held out. */
  readonly set: AnySetSpec;
  /** The number of runs for the races, from 1 to 4,294,967,295. */
  readonly runs: number;
  /** The number of runs of the default and of the tuned setup on held-out puzzles; from 2 to 1,000,000; by default 200. */
  readonly heldOutRuns?: number;
}

/** The values of parameters, as text. */
export type ParamTexts = Readonly<Record<string, string>>;

/** A configuration of the current race. */
export interface TuningStanding {
  /** The parameters that differ from the default, and the fixed parameters. */
  readonly params: ParamTexts;
  readonly runs: number;
  /** The mean cost (PAR-2 score) in steps; `null` before the first run. */
  readonly cost: number | null;
  readonly eliminated: boolean;
}

export interface TuningState {
  /**
   * `tuning`: configurations race. `comparing`: the default and the best configuration run on held-out puzzles.
   * `ablating`: parameters change one by one.
   */
  readonly stage: "tuning" | "comparing" | "ablating" | "over";
  /** The number of completed runs of all stages. */
  readonly runs: number;
  /** The number of runs until the next decision. */
  readonly pending: number;
  /** The number of completed runs of the races, which the budget limits; 0 after the stage `tuning`. */
  readonly spent: number;
  /** The number of races that have started. */
  readonly races: number;
  /** The configurations of the current race; empty after the stage `tuning`. */
  readonly standings: readonly TuningStanding[];
}

/** One of the two setups that are compared. */
export interface TuningSide {
  readonly params: ParamTexts;
  /** The mean over puzzles of the mean cost on a puzzle, in steps. */
  readonly cost: number;
  /** The number of runs that solved their puzzle. */
  readonly solved: number;
  /** The mean time of a run on this machine, in microseconds. */
  readonly micros: number;
}

/** The effect of one parameter. */
export interface TuningAblation {
  readonly parameter: string;
  readonly from: string;
  readonly to: string;
  readonly costBefore: number;
  readonly costAfter: number;
}

export interface TuningResult {
  readonly default: TuningSide;
  readonly tuned: TuningSide;
  readonly tuningPuzzles: number;
  /** The number of held-out puzzles that were used. */
  readonly heldOutPuzzles: number;
  readonly heldOutRuns: number;
  /** The cost of the tuned setup divided by that of the default, with the ends of its 95 % interval. */
  readonly ratio: readonly [value: number, low: number, high: number];
  /** `too few`: no verdict, because fewer than 50 puzzles were held out. `cannot tell`: the interval contains 1. */
  readonly verdict: "better" | "worse" | "too few" | "cannot tell";
  readonly configurations: number;
  readonly runs: number;
  readonly races: number;
  /** The number of runs per configuration in the ablation; 0 if there was none. */
  readonly ablationRuns: number;
  /** The effect of each changed parameter, in the order in which they are changed. */
  readonly ablation: readonly TuningAblation[];
  /** The best configurations with their mean costs on the puzzles for tuning, the best first. */
  readonly finalists: readonly { readonly params: ParamTexts; readonly cost: number }[];
  /** A puzzle that was held out. */
  readonly example: { readonly text: string; readonly box: string };
}

export interface TuningOptions {
  /** The maximum number of workers of the pool to use. */
  readonly workers?: number;
  /** Pauses the tuning; a later call continues it. */
  readonly signal?: AbortSignal | undefined;
  /** Called when runs have ended, with the number of completed runs of all stages. */
  readonly onPart?: (part: { readonly runs: number }) => void;
}

/** The `result` as the module returns it. */
type ModuleSide = Omit<TuningSide, "micros">;
type ModuleResult = Omit<TuningResult, "default" | "tuned" | "example"> & {
  readonly default: ModuleSide;
  readonly tuned: ModuleSide;
  readonly example: number;
};

/** The runs until the next decision, with the results so far. */
class Batch implements Work {
  readonly rows: number;
  readonly solved: Uint8Array;
  readonly steps: Float64Array;
  readonly micros: Float64Array;
  readonly #done: Uint8Array;
  /** The numbers of the runs that were not done when the work began. */
  #left: Uint32Array;
  readonly #setups: readonly AnySetup[];
  readonly #tasks: Uint32Array;
  readonly #puzzles: Puzzles;

  constructor(setups: readonly AnySetup[], tasks: Uint32Array, puzzles: Puzzles) {
    const runs = tasks.length / 3;
    this.#setups = setups;
    this.#tasks = tasks;
    this.#puzzles = puzzles;
    this.solved = new Uint8Array(runs);
    this.steps = new Float64Array(runs);
    this.micros = new Float64Array(runs);
    this.#done = new Uint8Array(runs);
    this.#left = Uint32Array.from({ length: runs }, (_, at) => at);
    this.rows = runs;
  }

  /** The number of completed runs. */
  get done(): number {
    return this.#done.reduce((sum, one) => sum + one, 0);
  }

  /** Returns the same work without the runs that are done. */
  rest(): Work {
    this.#left = this.#left.filter((run) => this.#done[run] === 0);
    const rows = this.#left.length;
    return {
      rows,
      algorithmIn: (row) => this.algorithmIn(row),
      asked: (rows) => this.asked(rows),
      put: (rows, part) => this.put(rows, part),
      crash: (row) => this.crash(row),
    };
  }

  algorithmIn(_row: number): string {
    return this.#setups[0]?.algorithm ?? "";
  }

  asked(rows: Uint32Array) {
    const setups: AnySetup[] = [];
    const setupPlaces = new Map<number, number>();
    const puzzlePlaces = new Map<number, number>();
    const tasks = new Uint32Array(3 * rows.length);
    for (const [index, row] of rows.entries()) {
      const run = this.#left[row] ?? 0;
      const [setup = 0, puzzle = 0, seed = 0] = this.#tasks.subarray(3 * run, 3 * run + 3);
      const cached = setupPlaces.get(setup);
      const setupPlace = cached ?? setups.length;
      const own = this.#setups[setup];
      if (cached === undefined && own) {
        setupPlaces.set(setup, setupPlace);
        setups.push(own);
      }
      const at = puzzlePlaces.get(puzzle) ?? puzzlePlaces.size;
      puzzlePlaces.set(puzzle, at);
      tasks.set([setupPlace, at, seed], 3 * index);
    }
    const { box = "", cells = 0 } = this.#puzzles.stretches[0] ?? {};
    const puzzles = new Uint8Array(puzzlePlaces.size * cells);
    for (const [puzzle, place] of puzzlePlaces) {
      puzzles.set(this.#puzzles.givens(puzzle), place * cells);
    }
    const maxMs = Number.POSITIVE_INFINITY;
    return { setups, box, puzzles, tasks, maxMs, repeatMs: 0, warm: false, ms: SLICE_MS };
  }

  put(rows: Uint32Array, part: RunsPart): void {
    for (const [index, row] of rows.entries()) {
      const run = this.#left[row] ?? 0;
      this.#done[run] = 1;
      this.solved[run] = Number((part.found[index] ?? 0) > 0);
      this.steps[run] = part.steps[index] ?? 0;
      this.micros[run] = part.micros[index] ?? 0;
    }
  }

  /** A run that crashes counts as unsolved. */
  crash(row: number): void {
    this.#done[this.#left[row] ?? 0] = 1;
  }
}

/**
 * The tuning of a solver by iterated racing, with a comparison on held-out puzzles and an ablation analysis. Costs are
 * numbers of steps, so that the result depends only on the request, in the package and on the command line.
 */
export class Tuning {
  readonly #puzzles: Puzzles;
  readonly #tuning: InstanceType<typeof glue.Tuning>;
  readonly #instance: number;
  #batch: Batch | null = null;
  #before = 0;
  /** The mean times of the default and of the tuned setup. */
  #micros: readonly [number, number] = [0, 0];

  private constructor(request: TuningRequest, setup: AnySetup, puzzles: Puzzles) {
    const { runs, heldOutRuns = 200 } = request;
    inRange("runs", runs, 1, MAX_RUNS);
    inRange("heldOutRuns", heldOutRuns, 2, MAX_HELD_OUT_RUNS);
    const [stretch, other] = puzzles.stretches;
    if (!stretch) throw new SudokuError("refused", "at least 4 different puzzles are needed");
    if (other) throw new SudokuError("refused", "all puzzles must have the same size and boxes");
    this.#puzzles = puzzles;
    this.#tuning = bindings.guarded(
      () => new glue.Tuning(setup, stretch.box, puzzles.digits, runs, heldOutRuns),
    );
    this.#instance = bindings.instance;
  }

  /**
   * Opens a request: `read` returns the text of the file of the set. The calling thread is released regularly.
   *
   * Throws a `SudokuError`: the errors of `Experiment.open` for the set and the setup; `argument` for a number of runs
   * that is not an integer; `param-range` for a missing step limit or a number of runs out of range; `refused` if the
   * solver has nothing to tune, or the set has fewer than 4 different puzzles or puzzles of several sizes. Also throws
   * the errors of `read` and the reason of the signal.
   */
  static async open(
    workshop: Workshop,
    given: TuningRequest,
    read: (set: AnySetSpec) => Promise<string>,
    opening: OpenOptions = {},
  ): Promise<Tuning> {
    expectMade("workshop", workshop);
    expect("read", read, "function");
    const options = fieldsOf<OpenOptions>("options", opening, {
      signal: "signal?",
      onProgress: "function?",
    });
    const request = fieldsOf<TuningRequest>("request", given, {
      setup: "object",
      set: "object",
      runs: "count",
      heldOutRuns: "count?",
    });
    const setup = checkSetup(workshop, request.setup);
    const { algorithm } = setup;
    const set = [plainOf("request.set", request.set)];
    const puzzles = await readSets({ set, contestant: [{ algorithm }] }, read, options);
    return new Tuning(request, setup, puzzles);
  }

  /** The number of puzzles of the set. */
  get puzzles(): number {
    return this.#puzzles.length;
  }

  /** The number of completed runs of all stages. */
  get runs(): number {
    return this.#before + (this.#batch?.done ?? 0);
  }

  /** The state at the latest decision. */
  get state(): TuningState {
    return this.#call((tuning) => tuning.state()) as TuningState;
  }

  /** The result; `null` before the end. Throws a `SudokuError` `refused` if no run of the default took a step. */
  get result(): TuningResult | null {
    const result = this.#call((tuning) => tuning.result()) as ModuleResult | null;
    if (!result) return null;
    const { example } = result;
    return {
      ...result,
      default: { ...result.default, micros: this.#micros[0] },
      tuned: { ...result.tuned, micros: this.#micros[1] },
      example: {
        text: textOf(this.#puzzles.givens(example)),
        box: this.#puzzles.box(example),
      },
    };
  }

  /**
   * Tunes to the end. If a run crashes two workers, it counts as unsolved.
   *
   * Rejects with the reason of the signal and with the errors of `Pool.run`. The runs that are done are kept, and the
   * next call continues.
   */
  async run(pool: Pool, given: TuningOptions = {}): Promise<TuningResult> {
    expectMade("pool", pool);
    const { workers, signal, onPart } = fieldsOf<TuningOptions>("options", given, {
      workers: "count?",
      signal: "signal?",
      onPart: "function?",
    });
    const onRows = () => onPart?.({ runs: this.runs });
    for (;;) {
      signal?.throwIfAborted();
      const batch = this.#next();
      if (batch.rows === 0) break;
      const rest = batch.rest();
      if (rest.rows > 0) await fillAll(pool, rest, { workers, signal, onRows });
      this.#accept(batch);
    }
    const { result } = this;
    if (!result) throw new SudokuError("crashed", "the tuning has no result");
    return result;
  }

  /** Frees the memory of the module. */
  dispose(): void {
    if (bindings.instance === this.#instance) this.#tuning.free();
  }

  #next(): Batch {
    if (!this.#batch) {
      const { setups, tasks } = this.#call((tuning) => tuning.pending()) as {
        readonly setups: readonly AnySetup[];
        readonly tasks: Uint32Array;
      };
      this.#batch = new Batch(setups, tasks, this.#puzzles);
    }
    return this.#batch;
  }

  #accept(batch: Batch): void {
    if (this.state.stage === "comparing") {
      const half = batch.rows / 2;
      const mean = (micros: Float64Array) => micros.reduce((sum, one) => sum + one, 0) / half;
      this.#micros = [mean(batch.micros.subarray(0, half)), mean(batch.micros.subarray(half))];
    }
    this.#call((tuning) => tuning.accept(batch.solved, batch.steps));
    this.#before += batch.rows;
    this.#batch = null;
  }

  #call<T>(call: (tuning: InstanceType<typeof glue.Tuning>) => T): T {
    if (bindings.instance !== this.#instance) {
      throw new SudokuError("crashed", "the module crashed; start the tuning again");
    }
    return bindings.guarded(() => call(this.#tuning));
  }
}
