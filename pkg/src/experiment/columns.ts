/** What came of the tasks of an experiment: a column a fact, by the number of the task. */
import type { SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { Outcome } from "../types.js";
import type { Plan } from "./plan.js";
import type { Puzzles } from "./puzzles.js";

/** Counters that have a column; of an algorithm that does not count one it is empty. */
const COUNTED = ["nodes", "guesses", "backtracks"] as const;

const OUTCOMES: readonly Outcome[] = [
  "solved",
  "unsolvable",
  "stalled",
  "steps",
  "time",
  "invalid",
  "stopped",
  "crashed",
];

export class Columns {
  /** One more than the place of the outcome in the list; 0 until it is done. */
  readonly outcomes: Uint8Array<ArrayBuffer>;
  readonly found: Float64Array<ArrayBuffer>;
  readonly steps: Float64Array<ArrayBuffer>;
  /** Not a number where the algorithm does not count it. */
  readonly nodes: Float64Array<ArrayBuffer>;
  readonly guesses: Float64Array<ArrayBuffer>;
  readonly backtracks: Float64Array<ArrayBuffer>;
  readonly conflicts: Uint32Array<ArrayBuffer>;
  /** 0 where there was no run. */
  readonly micros: Float64Array<ArrayBuffer>;
  /** A digit a cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** By task: why it crashed. */
  readonly errors = new Map<number, SudokuError>();
  /** How many are done, and what they took. */
  done = 0;
  sum = 0;
  readonly #puzzles: Puzzles;
  readonly #each: number;

  constructor(puzzles: Puzzles, plan: Plan) {
    const tasks = puzzles.length * plan.each;
    this.#puzzles = puzzles;
    this.#each = plan.each;
    this.outcomes = new Uint8Array(tasks);
    this.found = new Float64Array(tasks);
    this.steps = new Float64Array(tasks);
    this.nodes = new Float64Array(tasks).fill(Number.NaN);
    this.guesses = new Float64Array(tasks).fill(Number.NaN);
    this.backtracks = new Float64Array(tasks).fill(Number.NaN);
    this.conflicts = new Uint32Array(tasks);
    this.micros = new Float64Array(tasks);
    this.solutions = new Uint8Array(puzzles.digits.length * plan.each);
  }

  outcome(task: number): Outcome | null {
    return OUTCOMES[(this.outcomes[task] ?? 0) - 1] ?? null;
  }

  /** Where its solution begins and ends. */
  range(task: number): readonly [from: number, to: number] {
    const puzzle = Math.floor(task / this.#each);
    const { places } = this.#puzzles;
    const [from = 0, to = 0] = [places[puzzle], places[puzzle + 1]];
    const begin = from * this.#each + (task % this.#each) * (to - from);
    return [begin, begin + to - from];
  }

  /** Its solution, if one was found. */
  solution(task: number): Uint8Array<ArrayBuffer> | null {
    const digits = this.solutions.subarray(...this.range(task));
    return digits.length > 0 && digits.every((digit) => digit > 0) ? digits : null;
  }

  /** Takes what came of a task: the run of this number in a part, of this setup. */
  put(task: number, part: RunsPart, at: number, setup: number): void {
    const outcome = part.outcomes[at] ?? "crashed";
    const micros = part.micros[at] ?? 0;
    this.#end(task, outcome, micros);
    // There was no run, so nothing was counted.
    if (outcome === "invalid") return;
    this.found[task] = part.found[at] ?? 0;
    this.steps[task] = part.steps[at] ?? 0;
    this.conflicts[task] = part.conflicts[at] ?? 0;
    const names = part.counted[setup] ?? [];
    const width = part.counters.length / part.outcomes.length;
    for (let place = 0; place < names.length; place += 1) {
      const column = COUNTED.find((name) => name === names[place]);
      if (column) this[column][task] = part.counters[at * width + place] ?? Number.NaN;
    }
    const [from, to] = this.range(task);
    const cells = to - from;
    this.solutions.set(part.solutions.subarray(at * cells, (at + 1) * cells), from);
  }

  crash(task: number, error: SudokuError): void {
    this.#end(task, "crashed", 0);
    this.errors.set(task, error);
  }

  #end(task: number, outcome: Outcome, micros: number): void {
    if (this.outcomes[task] === 0) this.done += 1;
    this.outcomes[task] = OUTCOMES.indexOf(outcome) + 1;
    this.sum += micros - (this.micros[task] ?? 0);
    this.micros[task] = micros;
  }
}
