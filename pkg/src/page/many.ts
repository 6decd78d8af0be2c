import { SudokuError } from "../errors.js";
import type { Part } from "../protocol.js";
import type { Answers } from "../types.js";
import type { Piece, Pool } from "./pool.js";

/** A request works for about so long: what else is asked, as to stop, waits no longer. */
const SLICE_MS = 100;
/** Puzzles of the first pieces, until it is known how long they take. */
const FIRST = 8;

const NONE: Answers = {
  solutions: new Uint8Array(0),
  counts: new Uint32Array(0),
  steps: 0,
  stepsEach: new Float64Array(0),
  spent: new Uint8Array(0),
};

/** How many puzzles are to be solved by a pool. */
export interface ManyOptions {
  /** A preset of the algorithm; by default its first, or its bare defaults where it has none. */
  readonly preset?: string | undefined;
  /** Rows and columns of a box, `RxC`; default `3x3`. */
  readonly box?: string;
  /** Solutions to count of each puzzle; 0 is all; default 1. Two tell whether it is unique. */
  readonly limit?: number;
  /** Steps at most for each puzzle. */
  readonly maxSteps?: number | undefined;
  /** Workers of the pool to be used at most. */
  readonly workers?: number;
  readonly signal?: AbortSignal | undefined;
  /** Told of puzzles that were answered, or given up, as soon as they are; in no order. */
  readonly onPart?: (part: ManyPart) => void;
}

/** What became of the puzzles from one up to before another. */
export interface ManyPart {
  readonly from: number;
  readonly to: number;
  /** As in `Answers`, of these puzzles. */
  readonly answers: Answers;
  /** Time inside the algorithm, in microseconds. */
  readonly micros: number;
  /** Why they have no answers. */
  readonly error: SudokuError | null;
}

/** What became of many puzzles. */
export interface Many {
  /** The first solution of each puzzle, a digit a cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The number of solutions of each puzzle, up to the limit. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** 1 for each puzzle that was answered. */
  readonly answered: Uint8Array<ArrayBuffer>;
  /** Steps taken in all. */
  readonly steps: number;
  /** Steps taken for each puzzle. */
  readonly stepsEach: Float64Array<ArrayBuffer>;
  /** 1 for each puzzle that ended because it had no steps left; what was found of it is kept. */
  readonly spent: Uint8Array<ArrayBuffer>;
  /** Time inside the algorithm, summed over the workers, in microseconds. */
  readonly micros: number;
  /** Puzzles, from one up to before another, that crashed two workers one after the other. */
  readonly failures: readonly { from: number; to: number; error: SudokuError }[];
  /** Whether it was cancelled before all were answered. */
  readonly cancelled: boolean;
}

/**
 * Solves many puzzles in workers, with an algorithm's defaults or a preset: without one the answers
 * of `Lab.solveMany`, however many workers there are. Cancelled, it keeps what was answered.
 *
 * Rejects with what `Lab.solveMany` throws, and with `unknown-preset` where there is none of that name.
 */
export async function solveMany(
  pool: Pool,
  algorithm: string,
  puzzles: Uint8Array,
  options: ManyOptions = {},
): Promise<Many> {
  const { preset, box = "3x3", limit = 1, maxSteps } = options;
  const { workers = pool.size, signal, onPart } = options;
  const cells = cellsIn(puzzles, box);
  const total = puzzles.length / cells;
  const solutions = new Uint8Array(total * cells);
  const counts = new Uint32Array(total);
  const stepsEach = new Float64Array(total);
  const spent = new Uint8Array(total);
  const answered = new Uint8Array(total);
  const failures: { from: number; to: number; error: SudokuError }[] = [];
  const asked = { type: "many", algorithm, preset, box, limit, maxSteps, ms: SLICE_MS } as const;
  const pieces: { at: number; readonly to: number }[] = [];
  let steps = 0;
  let micros = 0;
  let perPuzzle = Number.NaN;

  function place(at: number, part: Part): number {
    const to = at + part.counts.length;
    solutions.set(part.solutions, at * cells);
    counts.set(part.counts, at);
    stepsEach.set(part.stepsEach, at);
    spent.set(part.spent, at);
    answered.fill(1, at, to);
    steps += part.steps;
    micros += part.micros;
    if (to > at) onPart?.({ from: at, to, answers: part, micros: part.micros, error: null });
    return to;
  }

  /** What takes a slice; towards the end less, so that all workers end together. */
  function sizeAt(from: number): number {
    const fair = Math.ceil((total - from) / (2 * workers));
    const most = Number.isNaN(perPuzzle) ? FIRST : Math.ceil((SLICE_MS * 500) / perPuzzle);
    return Math.max(1, Math.min(fair, most));
  }

  function piece(from: number, to: number): Piece<void> {
    // What a worker had answered before it crashed is not asked again.
    const mine = { at: from, to };
    pieces.push(mine);
    return async (ask) => {
      const some = puzzles.slice(mine.at * cells, to * cells);
      let part = await ask({ ...asked, puzzles: some });
      let took = part.micros;
      const begun = mine.at;
      mine.at = place(mine.at, part);
      while (part.left > 0) {
        part = await ask({ type: "more", ms: SLICE_MS });
        took += part.micros;
        mine.at = place(mine.at, part);
      }
      perPuzzle = Math.max(took, 1) / Math.max(mine.at - begun, 1);
    };
  }

  function* cut() {
    for (let from = 0; from < total; ) {
      const to = Math.min(total, from + sizeAt(from));
      yield piece(from, to);
      from = to;
    }
  }

  const results = await pool.run(cut(), {
    workers,
    signal,
    onDone: (index, done) => {
      const mine = pieces[index];
      if (!done || !("error" in done) || !mine) return;
      // Anything else would be refused of every piece.
      if (!["crashed", "unsupported"].includes(done.error.code)) throw done.error;
      failures.push({ from: mine.at, to: mine.to, error: done.error });
      onPart?.({ from: mine.at, to: mine.to, answers: NONE, micros: 0, error: done.error });
    },
  });
  const begun = pieces.at(-1)?.to ?? 0;
  const cancelled = begun < total || results.some((done) => done === null);
  return { solutions, counts, answered, steps, stepsEach, spent, micros, failures, cancelled };
}

/** Cells of a grid with such boxes, if the bytes are grids of them. */
function cellsIn(puzzles: Uint8Array, box: string): number {
  const [, rows = "0", columns = "0"] = /^(\d+)x(\d+)$/.exec(box) ?? [];
  const side = Number(rows) * Number(columns);
  const cells = side * side;
  if (cells === 0) throw new SudokuError("box", `"${box}" is no box such as 3x3`);
  if (puzzles.length % cells !== 0) {
    const found = `these ${puzzles.length} end within one`;
    throw new SudokuError("box", `a puzzle with boxes of ${box} takes ${cells} bytes, so ${found}`);
  }
  for (let at = 0; at < puzzles.length; at += 1) {
    if ((puzzles[at] ?? 0) <= side) continue;
    const where = `cell ${(at % cells) + 1} of puzzle ${Math.floor(at / cells) + 1}`;
    throw new SudokuError("box", `${where} is above ${side}`);
  }
  return cells;
}
