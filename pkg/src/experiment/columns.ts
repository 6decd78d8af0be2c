/**
 * The results of the tasks of an experiment: one column per quantity, indexed by the number of the task.
 */
import { fromPlain, SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { Outcome } from "../types.js";
import type { CheckedDefinition, Plan } from "./plan.js";
import type { Puzzles } from "./puzzles.js";
import { FIGURES, FIXED_COUNTERS } from "./schema.js";
import { shareTicks } from "./ticks.js";

/** The parts of an experiment. */
export interface ExperimentParts {
  readonly prepared: CheckedDefinition;
  readonly plan: Plan;
  readonly puzzles: Puzzles;
  readonly columns: Columns;
}

export const OUTCOMES: readonly Outcome[] = [
  "solved",
  "unsolvable",
  "stalled",
  "steps",
  "time",
  "invalid",
  "stopped",
  "crashed",
];

/** A number of a record; it is missing for algorithms that do not count it. */
export type Figure = (typeof FIGURES)[number];

/** A column of a counter. */
export interface CounterColumn {
  readonly id: string;
  /** Indexed by task; NaN if there is no value. */
  readonly values: Float64Array<ArrayBuffer>;
}

/** The maximum size of all columns, in bytes. */
const MAX_COLUMN_BYTES = 2 ** 30;
const BYTES_PER_NUMBER = Float64Array.BYTES_PER_ELEMENT;

/** A half-open range of tasks. */
export type TaskRange = readonly [from: number, to: number];

export class Columns {
  /** The index of the outcome in the list plus 1; 0 until the task is done. */
  readonly outcomes: Uint8Array<ArrayBuffer>;
  /** The figures of each task; NaN for a missing value, and before the task is done. */
  readonly figures: Readonly<Record<Figure, Float64Array<ArrayBuffer>>>;
  /** The counters with an open column, in the order of the columns. */
  readonly counters: readonly CounterColumn[];
  /** The solutions, concatenated, with one digit per cell; zeros if no solution was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The errors of crashed runs, by task. */
  readonly errors = new Map<number, SudokuError>();
  /** The number of tasks done, and their total time in microseconds. */
  done = 0;
  sum = 0;
  readonly #puzzles: Puzzles;
  readonly #plan: Plan;
  readonly #unsaved: Uint8Array;

  constructor(puzzles: Puzzles, plan: Plan, counters: readonly string[]) {
    const tasks = puzzles.length * plan.each;
    const bytes =
      tasks * (BYTES_PER_NUMBER * (FIGURES.length + counters.length) + 2) +
      puzzles.digits.length * plan.each;
    if (bytes > MAX_COLUMN_BYTES) {
      const size = `the records of ${tasks} runs take ${Math.ceil(bytes / 2 ** 20)} MiB`;
      const most = `at most ${MAX_COLUMN_BYTES / 2 ** 20} MiB are possible here; \`lab experiment\` has no such limit`;
      throw new SudokuError("refused", `${size}, but ${most}`);
    }
    this.#puzzles = puzzles;
    this.#plan = plan;
    this.outcomes = new Uint8Array(tasks);
    this.#unsaved = new Uint8Array(tasks);
    const column = () => new Float64Array(tasks).fill(Number.NaN);
    this.figures = {
      solutions: column(),
      steps: column(),
      nodes: column(),
      guesses: column(),
      backtracks: column(),
      conflicts: column(),
      micros: column(),
    };
    this.counters = counters.map((id) => ({ id, values: column() }));
    this.solutions = new Uint8Array(puzzles.digits.length * plan.each);
  }

  outcome(task: number): Outcome | null {
    return OUTCOMES[(this.outcomes[task] ?? 0) - 1] ?? null;
  }

  /** Returns the first and the last offset of the solutions of a range of tasks. */
  cells([from, to]: TaskRange): TaskRange {
    const begin = this.#placeOf(from);
    return [begin, to > from ? this.#placeOf(to - 1) + this.#cells(to - 1) : begin];
  }

  /** Returns the solution of a task, if one was found. */
  solution(task: number): Uint8Array<ArrayBuffer> | null {
    const begin = this.#placeOf(task);
    if (!this.solutions[begin]) return null;
    return this.solutions.subarray(begin, begin + this.#cells(task));
  }

  /** Stores the results of tasks, in the order of a part. */
  put(tasks: Uint32Array, part: RunsPart): void {
    const { figures, outcomes } = this;
    const runs = part.outcomes.length;
    const contestants = tasks.map((task) => this.#plan.contestants[task % this.#plan.each] ?? 0);
    const micros = Float64Array.from(part.micros);
    shareTicks(
      micros,
      part.outcomes.map((outcome, at) => (outcome === "invalid" ? -1 : (contestants[at] ?? 0))),
    );
    const cells = part.solutions.length / runs;
    const width = part.counters.length / runs;
    const fixed = FIXED_COUNTERS.map((id) => ({ id, values: figures[id] }));
    const counterColumns = [...fixed, ...this.counters].map(({ id, values }) => {
      const places = part.counted.map((names) => names.indexOf(id));
      return { column: values, places };
    });
    for (let at = 0; at < runs; at += 1) {
      const task = tasks[at] ?? 0;
      const outcome = part.outcomes[at] ?? "crashed";
      this.forget(task);
      outcomes[task] = OUTCOMES.indexOf(outcome) + 1;
      // A run that never started or did not count has no figures.
      if (outcome !== "invalid" && outcome !== "crashed") {
        figures.solutions[task] = part.found[at] ?? 0;
        figures.steps[task] = part.steps[at] ?? 0;
        figures.conflicts[task] = part.conflicts[at] ?? 0;
        figures.micros[task] = micros[at] ?? 0;
        for (const { column, places } of counterColumns) {
          const place = places[contestants[at] ?? 0] ?? -1;
          if (place >= 0) column[task] = part.counters[at * width + place] ?? Number.NaN;
        }
        const solution = part.solutions.subarray(at * cells, (at + 1) * cells);
        this.solutions.set(solution, this.#placeOf(task));
      }
      this.end(task);
    }
    for (const [at, why] of part.refused) {
      if (part.outcomes[at] === "crashed") this.errors.set(tasks[at] ?? 0, fromPlain(why));
    }
  }

  crash(task: number, error: SudokuError): void {
    this.forget(task);
    this.outcomes[task] = OUTCOMES.indexOf("crashed") + 1;
    this.errors.set(task, error);
    this.end(task);
  }

  /** Subtracts the counts of a task that is done, because it is stored again. */
  forget(task: number): void {
    if (this.outcomes[task] === 0) return;
    this.done -= 1;
    this.sum -= this.figures.micros[task] || 0;
  }

  /** Counts a task that has just been done. */
  end(task: number, isNew = true): void {
    this.done += 1;
    this.sum += this.figures.micros[task] || 0;
    this.#unsaved[task] = isNew ? 1 : 0;
  }

  /** Returns the tasks that were done since the last call. */
  takeFresh(): readonly TaskRange[] {
    const unsaved = this.#unsaved;
    const ranges: TaskRange[] = [];
    for (let from = unsaved.indexOf(1); from >= 0; ) {
      const next = unsaved.indexOf(0, from);
      const to = next < 0 ? unsaved.length : next;
      ranges.push([from, to]);
      from = next < 0 ? -1 : unsaved.indexOf(1, to);
    }
    unsaved.fill(0);
    return ranges;
  }

  #cells(task: number): number {
    const puzzle = Math.floor(task / this.#plan.each);
    return this.#puzzles.givens(puzzle).length;
  }

  /** Returns the offset of the solution of a task. */
  #placeOf(task: number): number {
    const { each } = this.#plan;
    const puzzle = Math.floor(task / each);
    const { places } = this.#puzzles;
    const [from = 0, to = 0] = [places[puzzle], places[puzzle + 1]];
    return from * each + (task % each) * (to - from);
  }
}
