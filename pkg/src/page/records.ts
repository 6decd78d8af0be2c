import { fromPlain, type SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { Outcome } from "../types.js";
import type { Plan } from "./plan.js";
import type { Work } from "./runs.js";

/** What came of many runs: a row each, a column a fact. */
export interface Records {
  /** The number of rows. */
  readonly length: number;
  /** Rows and columns of a box of the puzzles, `RxC`. */
  readonly box: string;
  /** The number of the task; which setup, puzzle and seed it is. */
  readonly tasks: Float64Array<ArrayBuffer>;
  readonly setups: Uint32Array<ArrayBuffer>;
  readonly puzzles: Uint32Array<ArrayBuffer>;
  readonly seeds: Uint32Array<ArrayBuffer>;
  /** `null` until it is done; `invalid` if givens clash or it was refused. */
  readonly outcomes: readonly (Outcome | null)[];
  readonly found: Float64Array<ArrayBuffer>;
  readonly steps: Float64Array<ArrayBuffer>;
  /** By the worker's clock, which browsers keep coarse: a sum of many tells more than one. */
  readonly micros: Float64Array<ArrayBuffer>;
  /** Missing digits over the houses of the solution, or else of the last grid; and its blank cells. */
  readonly conflicts: Uint32Array<ArrayBuffer>;
  readonly blanks: Uint32Array<ArrayBuffer>;
  /** By name; not a number where the row's algorithm does not count it. */
  readonly counters: Readonly<Record<string, Float64Array<ArrayBuffer>>>;
  /** First solutions, or puzzles made, a digit a cell, end to end; zeros where there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** By row: why it crashed, or was refused. */
  readonly errors: ReadonlyMap<number, SudokuError>;
}

/** Records that fill up. */
export class Filling implements Records, Work {
  readonly rows: number;
  readonly length: number;
  readonly box: string;
  readonly tasks: Float64Array<ArrayBuffer>;
  readonly setups: Uint32Array<ArrayBuffer>;
  readonly puzzles: Uint32Array<ArrayBuffer>;
  readonly seeds: Uint32Array<ArrayBuffer>;
  readonly outcomes: (Outcome | null)[];
  readonly found: Float64Array<ArrayBuffer>;
  readonly steps: Float64Array<ArrayBuffer>;
  readonly micros: Float64Array<ArrayBuffer>;
  readonly conflicts: Uint32Array<ArrayBuffer>;
  readonly blanks: Uint32Array<ArrayBuffer>;
  readonly counters: Record<string, Float64Array<ArrayBuffer>> = {};
  readonly solutions: Uint8Array<ArrayBuffer>;
  readonly errors = new Map<number, SudokuError>();

  readonly #plan: Plan;

  constructor(plan: Plan) {
    const { rows } = plan;
    this.rows = rows;
    this.#plan = plan;
    this.length = rows;
    this.box = plan.box;
    this.tasks = new Float64Array(rows);
    this.setups = new Uint32Array(rows);
    this.puzzles = new Uint32Array(rows);
    this.seeds = new Uint32Array(rows);
    for (let row = 0; row < rows; row += 1) {
      const { setup, puzzle, seed } = plan.taskIn(row);
      this.tasks[row] = plan.numberAt(row);
      this.setups[row] = setup;
      this.puzzles[row] = puzzle;
      this.seeds[row] = seed;
    }
    this.outcomes = new Array(rows).fill(null);
    this.found = new Float64Array(rows);
    this.steps = new Float64Array(rows);
    this.micros = new Float64Array(rows);
    this.conflicts = new Uint32Array(rows);
    this.blanks = new Uint32Array(rows);
    this.solutions = new Uint8Array(rows * plan.cells);
  }

  asked(from: number, to: number) {
    return this.#plan.asked(from, to);
  }

  /** Takes what came of the rows from this one on. Throws if all setups are refused. */
  put(from: number, part: RunsPart): void {
    const refused = part.refusals.every((refusal) => refusal !== null) && part.refusals[0];
    if (refused) throw fromPlain(refused);
    const runs = part.outcomes.length;
    if (runs === 0) return;
    for (const [at, outcome] of part.outcomes.entries()) this.outcomes[from + at] = outcome;
    this.found.set(part.found, from);
    this.steps.set(part.steps, from);
    this.micros.set(part.micros, from);
    this.conflicts.set(part.conflicts, from);
    this.blanks.set(part.blanks, from);
    this.solutions.set(part.solutions, (from * this.solutions.length) / this.length);
    const width = part.counters.length / runs;
    for (let at = 0; at < runs; at += 1) {
      const names = part.counted[this.setups[from + at] ?? 0] ?? [];
      for (const [place, name] of names.entries()) {
        this.counters[name] ??= new Float64Array(this.length).fill(Number.NaN);
        this.counters[name][from + at] = part.counters[at * width + place] ?? Number.NaN;
      }
    }
    for (const [at, why] of part.refused) this.errors.set(from + at, fromPlain(why));
  }

  crash(row: number, error: SudokuError): void {
    this.outcomes[row] = "crashed";
    this.errors.set(row, error);
  }
}
