/** Experiments: contestants on sets of puzzles with seeds, in the records of `lab experiment`. */
import type { SudokuError } from "./errors.js";
import { Columns } from "./experiment/columns.js";
import { rowsOf } from "./experiment/csv.js";
import type { Definition, SetSpec } from "./experiment/definition.js";
import { Plan, type Prepared, prepared } from "./experiment/plan.js";
import {
  type ExperimentPuzzle,
  type OpenOptions,
  type Puzzles,
  readSets,
  textOf,
} from "./experiment/puzzles.js";
import { Rest } from "./experiment/work.js";
import type { Pool } from "./page/pool.js";
import { fillAll } from "./page/runs.js";
import type { Workshop } from "./workshop.js";

/** One run of an experiment. */
export interface ExperimentTask {
  /** The names of its set and its contestant. */
  readonly set: string;
  readonly contestant: string;
  /** The line of the puzzle, and the puzzle as text. */
  readonly line: number;
  readonly puzzle: string;
  readonly seed: number;
}

export interface ExperimentOptions {
  /** Workers of the pool to be used at most. */
  readonly workers?: number;
  /** Cancels; what is done by then is kept. */
  readonly signal?: AbortSignal | undefined;
  /** Told of tasks as soon as they are done, and of how many are done in all. */
  readonly onPart?: (part: { readonly done: number }) => void;
}

/**
 * An experiment: what is to be run, and the records of what was. A task has a number, and what comes of it,
 * but for the time, depends on that alone, here and on the command line.
 */
export class Experiment {
  readonly definition: Definition;
  readonly #prepared: Prepared;
  readonly #plan: Plan;
  readonly #puzzles: Puzzles;
  readonly #columns: Columns;

  private constructor(definition: Definition, all: Prepared, puzzles: Puzzles) {
    this.definition = definition;
    this.#prepared = all;
    this.#plan = new Plan(all);
    this.#puzzles = puzzles;
    this.#columns = new Columns(puzzles, this.#plan);
  }

  /**
   * Reads the sets of a definition, `read` says what is in a set's file, and makes those that are generated;
   * the thread is left to others in between.
   *
   * Throws a `SudokuError` that says what is wrong and where: `refused` for what is no definition, and for a set;
   * `unknown-algorithm`, `unknown-preset`, `unknown-param`, `param-type` or `param-range` for a contestant or a
   * generator; what `read` throws; and the signal's reason.
   */
  static async open(
    _loaded: Workshop,
    definition: Definition,
    read: (set: SetSpec) => Promise<string>,
    options: OpenOptions = {},
  ): Promise<Experiment> {
    const all = prepared(definition);
    return new Experiment(definition, all, await readSets(definition, read, options));
  }

  /** The names of the sets, as records have them. */
  get sets(): readonly string[] {
    return this.#prepared.sets;
  }

  /** The names of the contestants. */
  get contestants(): readonly string[] {
    return this.#prepared.contestants;
  }

  /** How many puzzles all sets have. */
  get puzzles(): number {
    return this.#puzzles.length;
  }

  /** How many runs there are to be done. */
  get tasks(): number {
    return this.#puzzles.length * this.#plan.each;
  }

  /** How many are done. */
  get done(): number {
    return this.#columns.done;
  }

  /** What they took, in microseconds. */
  get micros(): number {
    return this.#columns.sum;
  }

  /** By task: why it crashed. */
  get errors(): ReadonlyMap<number, SudokuError> {
    return this.#columns.errors;
  }

  /** A task by its number, from 0. Throws a `RangeError` if there is none. */
  task(number: number): ExperimentTask {
    if (!(number in this.#columns.outcomes)) {
      throw new RangeError(`there is no task ${number} of ${this.tasks}`);
    }
    const { puzzle, contestant, seed } = this.#plan.place(number);
    const { set, line, text } = this.puzzle(puzzle);
    return { set, line, puzzle: text, contestant: this.contestants[contestant] ?? "", seed };
  }

  /** A puzzle by its number, from 0. Throws a `RangeError` if there is none. */
  puzzle(index: number): ExperimentPuzzle {
    const line = this.#puzzles.lines[index];
    if (line === undefined) throw new RangeError(`there is no puzzle ${index} of ${this.puzzles}`);
    const set = this.sets[this.#puzzles.sets[index] ?? 0] ?? "";
    return { set, line, text: textOf(this.#puzzles.givens(index)), box: this.#puzzles.box(index) };
  }

  /**
   * Does what is not done, puzzle by puzzle, so that all contestants advance alike. A run that crashes a second
   * worker costs itself alone.
   *
   * Rejects with the signal's reason, and as `Pool.run`; what was done is kept, and gone on with by the next call.
   */
  async run(pool: Pool, { workers, signal, onPart }: ExperimentOptions = {}): Promise<void> {
    const { seconds = Number.POSITIVE_INFINITY } = this.definition.budget ?? {};
    const parts = {
      setups: this.#prepared.setups,
      maxMs: seconds * 1000,
      plan: this.#plan,
      puzzles: this.#puzzles,
      columns: this.#columns,
    };
    const onRows = () => onPart?.({ done: this.done });
    for (const stretch of this.#puzzles.stretches) {
      const rest = new Rest(parts, stretch);
      if (rest.rows > 0) await fillAll(pool, rest, { workers, signal, onRows });
    }
  }

  /** The records of what is done: a header, and a row a task in their order, some lines at a time. */
  csv(): Iterable<string> {
    return rowsOf({
      prepared: this.#prepared,
      plan: this.#plan,
      puzzles: this.#puzzles,
      columns: this.#columns,
    });
  }
}
