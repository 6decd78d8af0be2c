/** What came of the tasks of an experiment: a column a fact, by the number of the task. */
import type { SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { Outcome } from "../types.js";
import type { Plan, Prepared } from "./plan.js";
import type { Puzzles } from "./puzzles.js";

/** An experiment, in its parts. */
export interface Whole {
  readonly prepared: Prepared;
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

/** The numbers of a record, in its order; of an algorithm that does not count one it is none. */
export const FIGURES = [
  "found",
  "steps",
  "nodes",
  "guesses",
  "backtracks",
  "conflicts",
  "micros",
] as const;
export type Figure = (typeof FIGURES)[number];

const COUNTED = ["nodes", "guesses", "backtracks"] as const;
const TOLD = ["found", "steps", "conflicts", "micros"] as const;

/** Tasks from one up to before another. */
export type Range = readonly [from: number, to: number];

export class Columns {
  /** One more than the place of the outcome in the list; 0 until it is done. */
  readonly outcomes: Uint8Array<ArrayBuffer>;
  /** Not a number where there is none, as if there was no run. */
  readonly figures: Readonly<Record<Figure, Float64Array<ArrayBuffer>>>;
  /** A digit a cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** By task: why it crashed. */
  readonly errors = new Map<number, SudokuError>();
  /** How many are done, and the microseconds they took. */
  done = 0;
  sum = 0;
  readonly #puzzles: Puzzles;
  readonly #plan: Plan;
  #fresh: [from: number, to: number][] = [];

  constructor(puzzles: Puzzles, plan: Plan) {
    const tasks = puzzles.length * plan.each;
    this.#puzzles = puzzles;
    this.#plan = plan;
    this.outcomes = new Uint8Array(tasks);
    const column = () => new Float64Array(tasks).fill(Number.NaN);
    this.figures = {
      found: column(),
      steps: column(),
      nodes: column(),
      guesses: column(),
      backtracks: column(),
      conflicts: column(),
      micros: column(),
    };
    this.solutions = new Uint8Array(puzzles.digits.length * plan.each);
  }

  outcome(task: number): Outcome | null {
    return OUTCOMES[(this.outcomes[task] ?? 0) - 1] ?? null;
  }

  /** Where the solutions of some tasks begin and end. */
  cells([from, to]: Range): Range {
    const begin = this.#place(from);
    return [begin, to > from ? this.#place(to - 1) + this.#cells(to - 1) : begin];
  }

  /** Its solution, if one was found. */
  solution(task: number): Uint8Array<ArrayBuffer> | null {
    const begin = this.#place(task);
    if (!this.solutions[begin]) return null;
    return this.solutions.subarray(begin, begin + this.#cells(task));
  }

  /**
   * Takes what came of tasks that follow each other: so many runs of a part, from one on. They are of puzzles with
   * the same box, so that their solutions follow each other too.
   */
  put(task: number, part: RunsPart, from: number, count: number): void {
    this.forget([task, task + count]);
    const { figures } = this;
    const to = from + count;
    for (const name of TOLD) figures[name].set(part[name].subarray(from, to), task);
    const cells = part.solutions.length / part.outcomes.length;
    this.solutions.set(part.solutions.subarray(from * cells, to * cells), this.#place(task));
    const { each, contestants } = this.#plan;
    const width = part.counters.length / part.outcomes.length;
    for (const name of COUNTED) {
      const places = part.counted.map((names) => names.indexOf(name));
      for (let at = from; at < to; at += 1) {
        const own = task + at - from;
        const place = places[contestants[own % each] ?? 0] ?? -1;
        if (place >= 0) figures[name][own] = part.counters[at * width + place] ?? Number.NaN;
      }
    }
    const ids = part.outcomes.slice(from, to).map((outcome) => OUTCOMES.indexOf(outcome) + 1);
    this.outcomes.set(ids, task);
    for (let own = task; own < task + count; own += 1) {
      if (this.outcome(own) !== "invalid") continue;
      // There was no run that anything could be told of.
      for (const name of FIGURES) figures[name][own] = Number.NaN;
    }
    this.end([task, task + count]);
  }

  crash(task: number, error: SudokuError): void {
    this.forget([task, task + 1]);
    this.outcomes[task] = OUTCOMES.indexOf("crashed") + 1;
    this.errors.set(task, error);
    this.end([task, task + 1]);
  }

  /** Takes back what was counted of tasks, as far as they are done: they are put once more. */
  forget([from, to]: Range): void {
    for (let task = from; task < to; task += 1) {
      if (this.outcomes[task] === 0) continue;
      this.done -= 1;
      this.sum -= this.figures.micros[task] || 0;
    }
  }

  /** Counts tasks that were not done, and are now. */
  end([from, to]: Range, fresh = true): void {
    this.done += to - from;
    const { micros } = this.figures;
    for (let task = from; task < to; task += 1) this.sum += micros[task] || 0;
    const last = this.#fresh.at(-1);
    if (!fresh) return;
    if (last?.[1] === from) last[1] = to;
    else this.#fresh.push([from, to]);
  }

  /** Tasks that were done since this was called last. */
  takeFresh(): readonly Range[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  #cells(task: number): number {
    const puzzle = Math.floor(task / this.#plan.each);
    return this.#puzzles.givens(puzzle).length;
  }

  /** Where its solution begins. */
  #place(task: number): number {
    const { each } = this.#plan;
    const puzzle = Math.floor(task / each);
    const { places } = this.#puzzles;
    const [from = 0, to = 0] = [places[puzzle], places[puzzle + 1]];
    return from * each + (task % each) * (to - from);
  }
}
