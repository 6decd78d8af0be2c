/** Experiments: contestants on sets of puzzles with seeds, in the records of `lab experiment`. */
import { describeError, SudokuError } from "./errors.js";
import { Columns, type ExperimentParts } from "./experiment/columns.js";
import { rowsOf } from "./experiment/csv.js";
import type { AnyDefinition, AnySetSpec, DefinitionInput } from "./experiment/definition.js";
import { fingerprint, packOf, unpack } from "./experiment/packs.js";
import { type CheckedDefinition, checkDefinition, openCounters, Plan } from "./experiment/plan.js";
import {
  type ExperimentPuzzle,
  type OpenOptions,
  type Puzzles,
  readSets,
} from "./experiment/puzzles.js";
import { addRows } from "./experiment/reading.js";
import { runsOf } from "./experiment/runs.js";
import {
  type FigureKind,
  type FigureOptions,
  figureOf,
  type PuzzleScale,
  type Columns as RunColumns,
  readRatings,
  type Summary,
  type SummaryOptions,
  summaryOf,
} from "./experiment/summary.js";
import { textOf } from "./experiment/texts.js";
import { remainingWork } from "./experiment/work.js";
import type { Guest } from "./guest.js";
import { expect, expectMade, fieldsOf, plainOf } from "./module/arguments.js";
import type { Pool } from "./page/pool.js";
import { fillAll } from "./page/runs.js";
import type { Workshop } from "./workshop.js";

/**
 * Runs shorter than this are repeated, as in the timing of a race: about 25 ticks of a clock with a
 * resolution of 0.1 ms.
 */
const REPEAT_BELOW_MS = 2.5;
/**
 * The maximum number of runs that are repeated by default. Repeating them takes seconds; repeating more runs would take
 * minutes.
 */
const MAX_REPEATED_RUNS = 5000;

/** Returns a definition as plain data. The module that reads the data rejects an invalid definition. */
function plainDefinition(definition: AnyDefinition): AnyDefinition {
  const copy = plainOf("definition", definition);
  try {
    return JSON.parse(JSON.stringify(copy)) as AnyDefinition;
  } catch (error) {
    throw new SudokuError("refused", `the definition is not valid JSON: ${describeError(error)}`);
  }
}

/** Returns packs after checking that each of them consists of bytes. */
function checkedPacks(packs: Iterable<Uint8Array>): readonly Uint8Array[] {
  let all: Uint8Array[];
  try {
    all = [...packs];
  } catch (error) {
    throw new SudokuError("argument", `packs must be iterable: ${describeError(error)}`);
  }
  for (const [at, pack] of all.entries()) expect(`packs[${at}]`, pack, "Uint8Array");
  return all;
}

/** One run of an experiment. */
export interface ExperimentTask {
  /** The names of the set and the contestant. */
  readonly set: string;
  readonly contestant: string;
  /** The line of the puzzle in its set, and the puzzle as text. */
  readonly line: number;
  readonly puzzle: string;
  readonly seed: number;
}

export interface ExperimentOptions {
  /** The maximum number of workers of the pool that are used. */
  readonly workers?: number;
  /**
   * Whether runs shorter than 2.5 ms are repeated for about 2.5 ms, because browser clocks have a
   * resolution of 0.1 ms or less. By default, runs are repeated if at most 5,000 runs remain. Results other
   * than times do not change.
   */
  readonly repeat?: boolean;
  /** Cancels the experiment; the runs that are done are kept. */
  readonly signal?: AbortSignal | undefined;
  /** Called when tasks have been done, with the total number of tasks done. */
  readonly onPart?: (part: { readonly done: number }) => void;
}

export interface ExperimentOpening extends OpenOptions {
  /**
   * The custom solver of the experiment; by default that of the workshop. Records can be read, checked and summarized
   * without executing the solver: only `run` executes it, and only if it is then the custom solver of the pool's lab.
   */
  readonly guest?: Guest | null;
}

/**
 * An experiment: its definition and the records of the runs that are done. Each run is a task with a
 * number, and its result, except for the time, depends only on this number, in the package and on the
 * command line.
 */
export class Experiment {
  readonly definition: AnyDefinition;
  readonly #workshop: Workshop;
  readonly #parts: ExperimentParts;
  #fingerprint = "";
  #columns: (() => RunColumns) | null = null;
  #scales: readonly PuzzleScale[] = [];

  private constructor(
    workshop: Workshop,
    definition: AnyDefinition,
    all: CheckedDefinition,
    puzzles: Puzzles,
  ) {
    this.definition = definition;
    this.#workshop = workshop;
    const plan = new Plan(all);
    const columns = new Columns(puzzles, plan, openCounters(all));
    this.#parts = { prepared: all, plan, puzzles, columns: columns };
  }

  /**
   * Opens a definition: `read` returns the text of the file of a set, and sets with a generator are
   * generated. The calling thread is released regularly.
   *
   * Throws a `SudokuError` with the place of the fault: `refused` for an invalid definition or set;
   * `unknown-algorithm`, `unknown-preset`, `unknown-param`, `param-type` or `param-range` for a contestant
   * or a generator. Also throws the errors of `read` and the reason of the signal.
   */
  static async open<Id extends string>(
    workshop: Workshop,
    given: DefinitionInput<Id>,
    read: (set: AnySetSpec) => Promise<string>,
    opening: ExperimentOpening = {},
  ): Promise<Experiment> {
    expectMade("workshop", workshop);
    expect("read", read, "function");
    const options = fieldsOf<ExperimentOpening>("options", opening, {
      signal: "signal?",
      onProgress: "function?",
      guest: "any?",
    });
    const definition = plainDefinition(given);
    const all = checkDefinition(definition, workshop, options.guest ?? workshop.guest);
    return new Experiment(workshop, definition, all, await readSets(definition, read, options));
  }

  /** The names of the sets, as in the records. */
  get sets(): readonly string[] {
    return this.#parts.prepared.sets;
  }

  /** The names of the contestants. */
  get contestants(): readonly string[] {
    return this.#parts.prepared.contestants;
  }

  /** The custom solver among the contestants; `null` if there is none. */
  get guest(): Guest | null {
    return this.#parts.prepared.guest ?? null;
  }

  /** The number of puzzles of all sets. */
  get puzzles(): number {
    return this.#parts.puzzles.length;
  }

  /** The number of runs of the experiment. */
  get tasks(): number {
    return this.#parts.puzzles.length * this.#parts.plan.each;
  }

  /** The number of runs that are done. */
  get done(): number {
    return this.#parts.columns.done;
  }

  /** The total time of the runs that are done, in microseconds. */
  get micros(): number {
    return this.#parts.columns.sum;
  }

  /** The errors of crashed runs, by the number of the task. */
  get errors(): ReadonlyMap<number, SudokuError> {
    return this.#parts.columns.errors;
  }

  /** Returns a task by its number, from 0. Throws a `SudokuError` `param-range` if there is none. */
  task(number: number): ExperimentTask {
    expect("number", number, "count");
    if (!(number in this.#parts.columns.outcomes)) {
      throw new SudokuError("param-range", `there is no task ${number} of ${this.tasks}`);
    }
    const { puzzle, contestant, seed } = this.#parts.plan.place(number);
    const { set, line, text } = this.puzzle(puzzle);
    return { set, line, puzzle: text, contestant: this.contestants[contestant] ?? "", seed };
  }

  /** Returns a puzzle by its number, from 0. Throws a `SudokuError` `param-range` if there is none. */
  puzzle(index: number): ExperimentPuzzle {
    expect("index", index, "count");
    const line = this.#parts.puzzles.lines[index];
    if (line === undefined) {
      throw new SudokuError("param-range", `there is no puzzle ${index} of ${this.puzzles}`);
    }
    const set = this.sets[this.#parts.puzzles.sets[index] ?? 0] ?? "";
    return {
      set,
      line,
      text: textOf(this.#parts.puzzles.givens(index)),
      box: this.#parts.puzzles.box(index),
    };
  }

  /**
   * Executes the runs that are not done, a block of puzzles at a time, so that all contestants advance
   * alike. If a run crashes two workers, only this run is lost. If runs are shorter than a tick of the
   * clock and are not repeated, the runs of one contestant that end between two ticks get equal shares of
   * the time between the ticks.
   *
   * Rejects with the reason of the signal and with the errors of `Pool.run`. The runs that are done are
   * kept, and the next call continues.
   */
  async run(pool: Pool, options: ExperimentOptions = {}): Promise<void> {
    expectMade("pool", pool);
    const { workers, repeat, signal, onPart } = fieldsOf<ExperimentOptions>("options", options, {
      workers: "count?",
      repeat: "boolean?",
      signal: "signal?",
      onPart: "function?",
    });
    const { guest } = this.#parts.prepared;
    if (guest && guest.digest !== pool.lab.guest?.digest) {
      throw new SudokuError(
        "refused",
        "the custom solver differs from the one with which the experiment was opened",
      );
    }
    const { seconds = Number.POSITIVE_INFINITY } = this.definition.budget ?? {};
    const maxMs = seconds * 1000;
    const repeatMs = (repeat ?? this.tasks - this.done <= MAX_REPEATED_RUNS) ? REPEAT_BELOW_MS : 0;
    const onRows = () => onPart?.({ done: this.done });
    for (const rest of remainingWork(this.#parts, { maxMs, repeatMs })) {
      await fillAll(pool, rest, { workers, signal, onRows });
    }
  }

  /**
   * Returns the records of the runs that are done, some lines at a time: a header, and one row per task in the order of
   * the tasks.
   */
  csv(): Iterable<string> {
    return rowsOf(this.#parts);
  }

  /**
   * Adds records of tasks that are not done, including records of `lab experiment`, and returns the number
   * of records added. No record is added if one of them does not belong to this experiment or is wrong: a
   * different puzzle, contestant or seed, or a wrong solution.
   *
   * Throws a `SudokuError` `parse` with line and column.
   */
  add(csv: string): number {
    expect("csv", csv, "string");
    return addRows(this.#parts, csv);
  }

  /**
   * Reads ratings of puzzles, as `lab rate` writes them, in place of earlier ratings, and returns the
   * number of puzzles of this experiment that are rated. Summaries and figures then show which puzzles are
   * hard for which contestant.
   *
   * Throws a `SudokuError` `parse` with the line.
   */
  rate(csv: string): number {
    expect("csv", csv, "string");
    const texts = Array.from({ length: this.puzzles }, (_, at) => this.puzzle(at).text);
    const { known, scales } = readRatings(csv, texts);
    const about = this.#workshop.scales.flatMap(({ id, name, columns }) => [
      { id, name },
      ...columns,
    ]);
    if (known > 0) {
      // The names of the scales are those of the workshop, which may be in another language.
      this.#scales = scales.map((one) => ({
        ...one,
        name: about.find(({ id }) => id === one.id)?.name ?? one.name,
      }));
    }
    return known;
  }

  /** The scales on which puzzles have been rated. */
  get scales(): readonly PuzzleScale[] {
    return this.#scales;
  }

  /**
   * Returns the runs that were done or added since the last call, as bytes to be stored; `null` if there are none.
   */
  pack(): Uint8Array<ArrayBuffer> | null {
    return packOf(this.#parts, this.#requireFingerprint());
  }

  /**
   * Restores the runs that `pack` has returned, in any order, and returns the number of tasks restored.
   * Throws a `SudokuError` `refused` for bytes of another experiment or another version.
   */
  restore(packs: Iterable<Uint8Array>): number {
    let taken = 0;
    for (const pack of checkedPacks(packs))
      taken += unpack(this.#parts, this.#requireFingerprint(), pack);
    return taken;
  }

  /** Returns the summary of the runs that are done so far, with the budget of the definition. */
  summary(options: Omit<SummaryOptions, "budget"> = {}): Summary {
    return summaryOf(this.#runs(), {
      ...plainOf("options", options),
      budget: this.definition.budget ?? {},
    });
  }

  /**
   * Returns a figure of the runs that are done so far, as SVG unless another format is requested: see `figureOf`.
   */
  figure(kind: FigureKind, options: FigureOptions = {}): string {
    return figureOf(kind, this.#runs(), options);
  }

  #requireFingerprint(): string {
    this.#fingerprint ||= fingerprint(this.#parts, this.#workshop.version);
    return this.#fingerprint;
  }

  #runs(): RunColumns {
    this.#columns ??= runsOf(this.#parts, this.#workshop);
    return { ...this.#columns(), scales: this.#scales };
  }
}
