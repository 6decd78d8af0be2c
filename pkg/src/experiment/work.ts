/** The remaining tasks of an experiment, as work that workers carry out. */
import type { SudokuError } from "../errors.js";
import type { Work } from "../page/runs.js";
import type { RunsPart } from "../protocol.js";
import type { ExperimentParts } from "./columns.js";
import type { BoxRange } from "./puzzles.js";

/**
 * The interval between two answers of a worker, ms. The results of many quick runs at once would block the page that
 * receives them.
 */
const SLICE_MS = 40;
/** The number of puzzles that all contestants solve in turn before their speed is known. */
const FIRST_BLOCK_PUZZLES = 32;
/** The approximate time that all contestants together take on the puzzles of a block, microseconds, */
const BLOCK_US = 250_000;
/** and the maximum number of puzzles in a block. */
const MAX_BLOCK_PUZZLES = 512;

/** The maximum duration of a run, and the duration below which a run is repeated. */
export interface RunTimes {
  readonly maxMs: number;
  readonly repeatMs: number;
}

/**
 * Yields the remaining work in the order of execution. Contestants advance together: on one puzzle at a time or, if
 * runs are quick, on a block of puzzles. Within a block, the runs of one contestant follow each other, so a clock with
 * a coarse resolution can time them.
 */
export function* remainingWork(all: ExperimentParts, times: RunTimes): Generator<RemainingTasks> {
  for (const { to, ...stretch } of all.puzzles.stretches) {
    for (let { from } = stretch; from < to; ) {
      const { done, sum } = all.columns;
      const each = (sum / done) * all.plan.each;
      const timed = times.repeatMs > 0; // each puzzle is then a block of its own
      const block = timed
        ? 1
        : Math.min(MAX_BLOCK_PUZZLES, Math.max(1, Math.floor(BLOCK_US / each)));
      const end = done > 0 ? to : Math.min(to, from + FIRST_BLOCK_PUZZLES);
      const rest = new RemainingTasks(
        all,
        times,
        { ...stretch, from, to: end },
        done > 0 ? block : 1,
      );
      if (rest.rows > 0) yield rest;
      from = end;
    }
  }
}

/** The tasks of puzzles with the same box. */
export class RemainingTasks implements Work {
  readonly rows: number;
  /** The task of each row. */
  readonly #tasks: Uint32Array<ArrayBuffer>;
  readonly #parts: ExperimentParts;
  readonly #times: RunTimes;
  readonly #boxRange: BoxRange;

  constructor(all: ExperimentParts, times: RunTimes, stretch: BoxRange, block: number) {
    const { each } = all.plan;
    const { outcomes } = all.columns;
    const { from, to } = stretch;
    const tasks = new Uint32Array((to - from) * each);
    let rows = 0;
    for (let start = from; start < to; start += block) {
      const end = Math.min(to, start + block);
      for (let own = 0; own < each; own += 1) {
        for (let task = start * each + own; task < end * each; task += each) {
          if (outcomes[task] === 0) tasks[rows++] = task;
        }
      }
    }
    this.#tasks = tasks.subarray(0, rows);
    this.rows = rows;
    this.#parts = all;
    this.#times = times;
    this.#boxRange = stretch;
  }

  algorithmIn(row: number): string {
    const { prepared, plan } = this.#parts;
    const contestant = plan.contestants[(this.#tasks[row] ?? 0) % plan.each] ?? 0;
    return prepared.setups[contestant]?.algorithm ?? "";
  }

  asked(rows: Uint32Array) {
    const { prepared, plan, puzzles } = this.#parts;
    const { box, cells } = this.#boxRange;
    const tasks = new Uint32Array(3 * rows.length);
    /** The index of each puzzle among those that are sent. */
    const places = new Map<number, number>();
    for (const [index, row] of rows.entries()) {
      const task = this.#tasks[row] ?? 0;
      const puzzle = Math.floor(task / plan.each);
      const own = task % plan.each;
      const position = places.get(puzzle) ?? places.size;
      places.set(puzzle, position);
      const at = 3 * index;
      tasks[at] = plan.contestants[own] ?? 0;
      tasks[at + 1] = position;
      tasks[at + 2] = plan.seeds[own] ?? 0;
    }
    const bytes = new Uint8Array(places.size * cells);
    for (const [puzzle, place] of places) bytes.set(puzzles.givens(puzzle), place * cells);
    return {
      setups: prepared.setups,
      box,
      puzzles: bytes,
      tasks,
      ...this.#times,
      ms: SLICE_MS,
    };
  }

  put(rows: Uint32Array, part: RunsPart): void {
    const tasks = rows.map((row) => this.#tasks[row] ?? 0);
    this.#parts.columns.put(tasks, part);
  }

  crash(row: number, error: SudokuError): void {
    this.#parts.columns.crash(this.#tasks[row] ?? 0, error);
  }
}
