import { fromPlain, type SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { AlgorithmId, CounterId, Outcome } from "../types.js";
import type { Plan } from "./plan.js";
import type { Work } from "./runs.js";

/** A column for each counter of the algorithms, if the compiler knows them. */
export type CounterColumns<Id extends string> = string extends Id
  ? Readonly<Record<string, Float64Array<ArrayBuffer>>>
  : { readonly [K in CounterId<Id & AlgorithmId>]: Float64Array<ArrayBuffer> };

/** What came of many runs: a row each, a column a fact. */
export interface Records<Id extends string = string> {
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
  /** By id; not a number where the row's algorithm does not count it. */
  readonly counters: CounterColumns<Id>;
  /** First solutions, or puzzles made, one digit per cell, end to end; zeros where there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** By row: why it crashed, or was refused. */
  readonly errors: ReadonlyMap<number, SudokuError>;
}

const FACTS = ["found", "steps", "micros", "conflicts", "blanks"] as const;

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

  algorithmIn(row: number): string {
    return this.#plan.algorithmIn(row);
  }

  asked(rows: Uint32Array) {
    return this.#plan.asked(rows);
  }

  /** Takes what came of these rows. Throws if all setups are refused. */
  put(rows: Uint32Array, part: RunsPart): void {
    const refused = part.refusals.every((refusal) => refusal !== null) && part.refusals[0];
    if (refused) throw fromPlain(refused);
    if (rows.length === 0) return;
    const width = part.counters.length / rows.length;
    const cells = this.solutions.length / this.length;
    for (const [at, row] of rows.entries()) {
      this.outcomes[row] = part.outcomes[at] ?? null;
      for (const fact of FACTS) this[fact][row] = part[fact][at] ?? 0;
      this.solutions.set(part.solutions.subarray(at * cells, (at + 1) * cells), row * cells);
      const names = part.counted[this.setups[row] ?? 0] ?? [];
      for (const [place, name] of names.entries()) {
        this.counters[name] ??= new Float64Array(this.length).fill(Number.NaN);
        this.counters[name][row] = part.counters[at * width + place] ?? Number.NaN;
      }
    }
    for (const [at, why] of part.refused) this.errors.set(rows[at] ?? 0, fromPlain(why));
  }

  crash(row: number, error: SudokuError): void {
    this.outcomes[row] = "crashed";
    this.errors.set(row, error);
  }
}
