/** Experiments: contestants on sets of puzzles with seeds, in the records of `lab experiment`. */
import { describe, SudokuError } from "./errors.js";
import { Columns, type Whole } from "./experiment/columns.js";
import { rowsOf } from "./experiment/csv.js";
import type { AnyDefinition, AnySetSpec, DefinitionInput } from "./experiment/definition.js";
import { fingerprint, packOf, unpack } from "./experiment/packs.js";
import { openCounters, Plan, type Prepared, prepared } from "./experiment/plan.js";
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
import { restOf } from "./experiment/work.js";
import { expect, expectMade, fieldsOf, plainOf } from "./module/arguments.js";
import type { Pool } from "./page/pool.js";
import { fillAll } from "./page/runs.js";
import type { Workshop } from "./workshop.js";

/** As many ticks of a coarse clock as a race's timing has. */
const REPEAT_MS = 2.5;
/** Of so many runs repeats take seconds; of more, minutes. */
const FEW = 5000;

/** A definition as plain data; what is no definition is refused by what reads it. */
function dataOf(definition: AnyDefinition): AnyDefinition {
  const copy = plainOf("definition", definition);
  try {
    return JSON.parse(JSON.stringify(copy)) as AnyDefinition;
  } catch (error) {
    throw new SudokuError("refused", `the definition is not valid JSON: ${describe(error)}`);
  }
}

/** Packs, each of them bytes. */
function packsOf(packs: Iterable<Uint8Array>): readonly Uint8Array[] {
  let all: Uint8Array[];
  try {
    all = [...packs];
  } catch (error) {
    throw new SudokuError("argument", `packs must be iterable: ${describe(error)}`);
  }
  for (const [at, pack] of all.entries()) expect(`packs[${at}]`, pack, "Uint8Array");
  return all;
}

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
  /**
   * Whether a run of less than 2.5 ms is done again for as long, to be told from others: clocks of browsers tell
   * 0.1 ms or less. By default where at most 5,000 are to be done. All else that comes of runs is the same.
   */
  readonly repeat?: boolean;
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
  readonly definition: AnyDefinition;
  readonly #workshop: Workshop;
  readonly #all: Whole;
  #fingerprint = "";
  #columns: (() => RunColumns) | null = null;
  #scales: readonly PuzzleScale[] = [];

  private constructor(
    workshop: Workshop,
    definition: AnyDefinition,
    all: Prepared,
    puzzles: Puzzles,
  ) {
    this.definition = definition;
    this.#workshop = workshop;
    const plan = new Plan(all);
    const columns = new Columns(puzzles, plan, openCounters(all));
    this.#all = { prepared: all, plan, puzzles, columns: columns };
  }

  /**
   * Reads the sets of a definition, `read` says what is in a set's file, and makes those that are generated;
   * the thread is left to others in between.
   *
   * Throws a `SudokuError` that says what is wrong and where: `refused` for what is no definition, and for a set;
   * `unknown-algorithm`, `unknown-preset`, `unknown-param`, `param-type` or `param-range` for a contestant or a
   * generator; what `read` throws; and the signal's reason.
   */
  static async open<Id extends string>(
    workshop: Workshop,
    given: DefinitionInput<Id>,
    read: (set: AnySetSpec) => Promise<string>,
    opening: OpenOptions = {},
  ): Promise<Experiment> {
    expectMade("workshop", workshop);
    expect("read", read, "function");
    const options = fieldsOf<OpenOptions>("options", opening, {
      signal: "signal?",
      onProgress: "function?",
    });
    const definition = dataOf(given);
    const all = prepared(definition, workshop);
    return new Experiment(workshop, definition, all, await readSets(definition, read, options));
  }

  /** The names of the sets, as records have them. */
  get sets(): readonly string[] {
    return this.#all.prepared.sets;
  }

  /** The names of the contestants. */
  get contestants(): readonly string[] {
    return this.#all.prepared.contestants;
  }

  /** How many puzzles all sets have. */
  get puzzles(): number {
    return this.#all.puzzles.length;
  }

  /** How many runs there are to be done. */
  get tasks(): number {
    return this.#all.puzzles.length * this.#all.plan.each;
  }

  /** How many are done. */
  get done(): number {
    return this.#all.columns.done;
  }

  /** What they took, in microseconds. */
  get micros(): number {
    return this.#all.columns.sum;
  }

  /** By task: why it crashed. */
  get errors(): ReadonlyMap<number, SudokuError> {
    return this.#all.columns.errors;
  }

  /** A task by its number, from 0. Throws a `SudokuError` `param-range` if there is none. */
  task(number: number): ExperimentTask {
    expect("number", number, "number");
    if (!(number in this.#all.columns.outcomes)) {
      throw new SudokuError("param-range", `there is no task ${number} of ${this.tasks}`);
    }
    const { puzzle, contestant, seed } = this.#all.plan.place(number);
    const { set, line, text } = this.puzzle(puzzle);
    return { set, line, puzzle: text, contestant: this.contestants[contestant] ?? "", seed };
  }

  /** A puzzle by its number, from 0. Throws a `SudokuError` `param-range` if there is none. */
  puzzle(index: number): ExperimentPuzzle {
    expect("index", index, "number");
    const line = this.#all.puzzles.lines[index];
    if (line === undefined) {
      throw new SudokuError("param-range", `there is no puzzle ${index} of ${this.puzzles}`);
    }
    const set = this.sets[this.#all.puzzles.sets[index] ?? 0] ?? "";
    return {
      set,
      line,
      text: textOf(this.#all.puzzles.givens(index)),
      box: this.#all.puzzles.box(index),
    };
  }

  /**
   * Does what is not done, so that all contestants advance alike, on some puzzles at a time. A run that crashes a
   * second worker costs itself alone. Where the clock is coarser than runs, as in most browsers, and they are not
   * repeated, those of one contestant that end between two of its ticks share that time.
   *
   * Rejects with the signal's reason, and as `Pool.run`; what was done is kept, and gone on with by the next call.
   */
  async run(pool: Pool, options: ExperimentOptions = {}): Promise<void> {
    expectMade("pool", pool);
    const { workers, repeat, signal, onPart } = fieldsOf<ExperimentOptions>("options", options, {
      workers: "number?",
      repeat: "boolean?",
      signal: "signal?",
      onPart: "function?",
    });
    const { guest } = this.#all.prepared;
    if (guest && guest !== pool.lab.guest?.digest) {
      throw new SudokuError(
        "refused",
        "the custom solver differs from the one with which the experiment was opened",
      );
    }
    const { seconds = Number.POSITIVE_INFINITY } = this.definition.budget ?? {};
    const maxMs = seconds * 1000;
    const repeatMs = (repeat ?? this.tasks - this.done <= FEW) ? REPEAT_MS : 0;
    const onRows = () => onPart?.({ done: this.done });
    for (const rest of restOf(this.#all, { maxMs, repeatMs })) {
      await fillAll(pool, rest, { workers, signal, onRows });
    }
  }

  /** The records of what is done: a header, and a row a task in their order, some lines at a time. */
  csv(): Iterable<string> {
    return rowsOf(this.#all);
  }

  /**
   * Takes records, those of `lab experiment` too, of tasks that are not done; returns how many. None is taken if
   * any is not of this experiment: another puzzle, contestant or seed, or a solution that is none.
   *
   * Throws a `SudokuError` `parse` with line and column.
   */
  add(csv: string): number {
    expect("csv", csv, "string");
    return addRows(this.#all, csv);
  }

  /**
   * Takes how hard puzzles are, as `lab rate` writes it, in place of what it took before; returns how many of these
   * puzzles it speaks of. Summaries and figures then tell what is hard for whom.
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
      // In the words of the workshop, which may be in another language.
      this.#scales = scales.map((one) => ({
        ...one,
        name: about.find(({ id }) => id === one.id)?.name ?? one.name,
      }));
    }
    return known;
  }

  /** The scales that puzzles were rated on. */
  get scales(): readonly PuzzleScale[] {
    return this.#scales;
  }

  /** What was done or added since the last call, as bytes to be stored; `null` if there is nothing. */
  pack(): Uint8Array<ArrayBuffer> | null {
    return packOf(this.#all, this.#of());
  }

  /**
   * Takes such bytes, of the same experiment and the same version, in any order; returns how many tasks are done
   * by them. Throws a `SudokuError` `refused` for what is another's.
   */
  restore(packs: Iterable<Uint8Array>): number {
    let taken = 0;
    for (const pack of packsOf(packs)) taken += unpack(this.#all, this.#of(), pack);
    return taken;
  }

  /** What the runs tell that are done so far, with the budget of the definition. */
  summary(options: Omit<SummaryOptions, "budget"> = {}): Summary {
    return summaryOf(this.#runs(), {
      ...plainOf("options", options),
      budget: this.definition.budget ?? {},
    });
  }

  /** A figure of the runs that are done so far, as SVG unless another format is asked for: see `figureOf`. */
  figure(kind: FigureKind, options: FigureOptions = {}): string {
    return figureOf(kind, this.#runs(), options);
  }

  #of(): string {
    this.#fingerprint ||= fingerprint(this.#all, this.#workshop.version);
    return this.#fingerprint;
  }

  #runs(): RunColumns {
    this.#columns ??= runsOf(this.#all, this.#workshop);
    return { ...this.#columns(), scales: this.#scales };
  }
}
