/** The tasks of an experiment that are not done, as what workers fill in. */
import type { SudokuError } from "../errors.js";
import { SLICE_MS } from "../page/plan.js";
import type { Work } from "../page/runs.js";
import type { RunsPart } from "../protocol.js";
import type { Whole } from "./columns.js";
import type { Stretch } from "./puzzles.js";

/** Those of puzzles with one box. */
export class Rest implements Work {
  readonly rows: number;
  /** By row: its task. */
  readonly tasks: Uint32Array<ArrayBuffer>;
  readonly #all: Whole;
  readonly #maxMs: number;
  readonly #stretch: Stretch;

  constructor(all: Whole, maxMs: number, stretch: Stretch) {
    const { each } = all.plan;
    const { outcomes } = all.columns;
    const tasks = new Uint32Array((stretch.to - stretch.from) * each);
    let rows = 0;
    for (let task = stretch.from * each; task < stretch.to * each; task += 1) {
      if (outcomes[task] === 0) tasks[rows++] = task;
    }
    this.tasks = tasks.subarray(0, rows);
    this.rows = rows;
    this.#all = all;
    this.#maxMs = maxMs;
    this.#stretch = stretch;
  }

  asked(from: number, to: number) {
    const { prepared, plan, puzzles } = this.#all;
    const { box, cells } = this.#stretch;
    const tasks = new Uint32Array(3 * (to - from));
    const bytes = new Uint8Array((to - from) * cells);
    let place = -1;
    let last = -1;
    for (let row = from; row < to; row += 1) {
      const task = this.tasks[row] ?? 0;
      const puzzle = Math.floor(task / plan.each);
      if (puzzle !== last) {
        place += 1;
        bytes.set(puzzles.givens(puzzle), place * cells);
        last = puzzle;
      }
      const own = task % plan.each;
      const at = 3 * (row - from);
      tasks[at] = plan.contestants[own] ?? 0;
      tasks[at + 1] = place;
      tasks[at + 2] = plan.seeds[own] ?? 0;
    }
    return {
      setups: prepared.setups,
      box,
      puzzles: bytes.subarray(0, (place + 1) * cells),
      tasks,
      maxMs: this.#maxMs,
      ms: SLICE_MS,
    };
  }

  put(from: number, part: RunsPart): void {
    const { columns } = this.#all;
    const runs = part.outcomes.length;
    for (let at = 0; at < runs; ) {
      // Those that follow each other at once.
      const task = this.tasks[from + at] ?? 0;
      let count = 1;
      while (at + count < runs && this.tasks[from + at + count] === task + count) count += 1;
      columns.put(task, part, at, count);
      at += count;
    }
  }

  crash(row: number, error: SudokuError): void {
    this.#all.columns.crash(this.tasks[row] ?? 0, error);
  }
}
