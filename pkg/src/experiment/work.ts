/** The tasks of an experiment that are not done, as what workers fill in. */
import type { SudokuError } from "../errors.js";
import { SLICE_MS } from "../page/plan.js";
import type { Work } from "../page/runs.js";
import type { RunsPart } from "../protocol.js";
import type { Setup } from "../types.js";
import type { Columns } from "./columns.js";
import type { Plan } from "./plan.js";
import type { Puzzles, Stretch } from "./puzzles.js";

export interface Parts {
  readonly setups: readonly Setup[];
  readonly maxMs: number;
  readonly plan: Plan;
  readonly puzzles: Puzzles;
  readonly columns: Columns;
}

/** Those of puzzles with one box. */
export class Rest implements Work {
  readonly rows: number;
  /** By row: its task. */
  readonly tasks: Uint32Array<ArrayBuffer>;
  readonly #parts: Parts;
  readonly #stretch: Stretch;

  constructor(parts: Parts, stretch: Stretch) {
    const { each } = parts.plan;
    const { outcomes } = parts.columns;
    const all = new Uint32Array((stretch.to - stretch.from) * each);
    let rows = 0;
    for (let task = stretch.from * each; task < stretch.to * each; task += 1) {
      if (outcomes[task] === 0) all[rows++] = task;
    }
    this.tasks = all.subarray(0, rows);
    this.rows = rows;
    this.#parts = parts;
    this.#stretch = stretch;
  }

  asked(from: number, to: number) {
    const { plan, puzzles, setups, maxMs } = this.#parts;
    const { box, cells } = this.#stretch;
    const tasks = new Uint32Array(3 * (to - from));
    const bytes = new Uint8Array((to - from) * cells);
    let place = -1;
    let last = -1;
    for (let row = from; row < to; row += 1) {
      const { puzzle, contestant, seed } = plan.place(this.tasks[row] ?? 0);
      if (puzzle !== last) {
        place += 1;
        bytes.set(puzzles.givens(puzzle), place * cells);
        last = puzzle;
      }
      tasks.set([contestant, place, seed], 3 * (row - from));
    }
    return {
      setups,
      box,
      puzzles: bytes.subarray(0, (place + 1) * cells),
      tasks,
      maxMs,
      ms: SLICE_MS,
    };
  }

  put(from: number, part: RunsPart): void {
    const { plan, columns } = this.#parts;
    for (let at = 0; at < part.outcomes.length; at += 1) {
      const task = this.tasks[from + at] ?? 0;
      columns.put(task, part, at, plan.contestants[task % plan.each] ?? 0);
    }
  }

  crash(row: number, error: SudokuError): void {
    this.#parts.columns.crash(this.tasks[row] ?? 0, error);
  }
}
