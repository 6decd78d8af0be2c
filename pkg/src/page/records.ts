import { fromPlain, type SudokuError } from "../errors.js";
import type { RunsPart } from "../protocol.js";
import type { AlgorithmId, CounterId, Outcome } from "../types.js";
import type { Plan } from "./plan.js";
import type { Work } from "./runs.js";

/** A column for each counter of the algorithms, if the compiler knows them. */
export type CounterColumns<Id extends string> = string extends Id
  ? Readonly<Record<string, Float64Array<ArrayBuffer>>>
  : { readonly [K in CounterId<Id & AlgorithmId>]: Float64Array<ArrayBuffer> };

/** The results of many runs: one row per run, one column per property. */
export interface Records<Id extends string = string> {
  /** The number of rows. */
  readonly length: number;
  /** Rows and columns of a box of the puzzles, `RxC`. */
  readonly box: string;
  /** The numbers of the tasks, with the setup, puzzle and seed of each. */
  readonly tasks: Float64Array<ArrayBuffer>;
  readonly setups: Uint32Array<ArrayBuffer>;
  readonly puzzles: Uint32Array<ArrayBuffer>;
  readonly seeds: Uint32Array<ArrayBuffer>;
  /** The outcome of each run; `null` until the run is done, `invalid` if givens conflict or the run was refused. */
  readonly outcomes: readonly (Outcome | null)[];
  readonly found: Float64Array<ArrayBuffer>;
  readonly steps: Float64Array<ArrayBuffer>;
  /**
   * The times by the clock of the worker, which is coarse in browsers: the sum of many times is more precise than one.
   */
  readonly micros: Float64Array<ArrayBuffer>;
  /**
   * The number of digits missing from the houses of the solution, or otherwise of the last grid; and its number of blank
   * cells.
   */
  readonly conflicts: Uint32Array<ArrayBuffer>;
  readonly blanks: Uint32Array<ArrayBuffer>;
  /** The counters, by id; NaN if the algorithm of the row does not count them. */
  readonly counters: CounterColumns<Id>;
  /** The first solutions, or the generated puzzles, one digit per cell, concatenated; zeros if there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The reasons why runs crashed or were refused, by row. */
  readonly errors: ReadonlyMap<number, SudokuError>;
}

const RECORD_FIELDS = ["found", "steps", "micros", "conflicts", "blanks"] as const;

/** Records that are filled in while runs end. */
export class RecordsBuilder implements Records, Work {
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

  /** Stores the results of these rows. Throws an error if all setups are refused. */
  put(rows: Uint32Array, part: RunsPart): void {
    const refused = part.refusals.every((refusal) => refusal !== null) && part.refusals[0];
    if (refused) throw fromPlain(refused);
    if (rows.length === 0) return;
    const width = part.counters.length / rows.length;
    const cells = this.solutions.length / this.length;
    for (const [at, row] of rows.entries()) {
      this.outcomes[row] = part.outcomes[at] ?? null;
      for (const fact of RECORD_FIELDS) this[fact][row] = part[fact][at] ?? 0;
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
