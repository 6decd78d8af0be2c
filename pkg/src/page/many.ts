import type { SudokuError } from "../errors.js";
import { Collected, cellsIn } from "../module/answers.js";
import { expectMade, fieldsOf } from "../module/arguments.js";
import { known } from "../module/setup.js";
import type { Part } from "../protocol.js";
import type { Answers, IdInput, PresetInput, SolverId } from "../types.js";
import { stretches } from "./deal.js";
import type { Ask, Piece, Pool } from "./pool.js";

/** A request works for about so long: what else is asked, as to stop, waits no longer. */
const SLICE_MS = 100;
/** Puzzles of the first pieces, until it is known how long they take. */
export const FIRST = 8;

/** How many puzzles are to be solved by a pool. */
export interface ManyOptions<Id extends string = string> {
  /** A preset of the algorithm; by default its first, or its bare defaults where it has none. */
  readonly preset?: PresetInput<Id> | undefined;
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
}

/** Options, checked. */
export const manyOf = (options: ManyOptions): ManyOptions =>
  fieldsOf<ManyOptions>("options", options, {
    preset: "string?",
    box: "string?",
    limit: "number?",
    maxSteps: "number?",
    workers: "number?",
    signal: "signal?",
    onPart: "function?",
  });

/** What is asked about all of them. */
export type Asked = Pick<ManyOptions, "preset" | "limit" | "maxSteps" | "box"> & {
  readonly algorithm: string;
};

/**
 * Has puzzles answered by the worker that asks, a slice at a time, and hands over what became of them
 * from `at` on; returns the microseconds that each took.
 */
export async function answer(
  ask: Ask,
  { algorithm, preset, box = "3x3", limit = 1, maxSteps }: Asked,
  puzzles: Uint8Array,
  place: (part: Part) => void,
): Promise<number> {
  const asked = { type: "many", algorithm, preset, box, limit, maxSteps, ms: SLICE_MS } as const;
  let part = await ask({ ...asked, puzzles });
  let micros = 0;
  let answered = 0;
  for (;;) {
    micros += part.micros;
    answered += part.counts.length;
    place(part);
    if (part.left === 0) return Math.max(micros, 1) / Math.max(answered, 1);
    part = await ask({ type: "more", ms: SLICE_MS });
  }
}

/** Puzzles that were given up. */
export function givenUp(from: number, to: number, error: SudokuError): ManyPart {
  return { from, to, answers: new Collected(0, 0), micros: 0, error };
}

/** Whether an error is of those puzzles alone; anything else would be refused of all. */
export function isOfSome({ code }: SudokuError): boolean {
  return code === "crashed" || code === "unsupported";
}

/**
 * Solves many puzzles in workers, with an algorithm's defaults or a preset: without one the answers
 * of `Lab.solveMany`, however many workers there are.
 *
 * Rejects with what `Lab.solveMany` throws, with `unknown-preset` where there is none of that name, and
 * with the signal's reason when that is aborted: what was answered until then `onPart` was told.
 */
export async function solveMany<Id extends string>(
  pool: Pool,
  algorithm: IdInput<SolverId, Id>,
  puzzles: Uint8Array,
  given: ManyOptions<Id> = {},
): Promise<Many> {
  expectMade("pool", pool);
  const options = manyOf(given);
  const { box = "3x3", workers = pool.size, signal, onPart } = options;
  const cells = cellsIn(puzzles, box);
  known(pool.lab, algorithm);
  const total = puzzles.length / cells;
  const all = new Collected(total, cells);
  const answered = new Uint8Array(total);
  const failures: { from: number; to: number; error: SudokuError }[] = [];
  const pieces: { at: number; readonly to: number }[] = [];
  let micros = 0;
  let perPuzzle = Number.NaN;

  function piece(from: number, to: number): Piece<void> {
    // What a worker had answered before it crashed is not asked again.
    const mine = { at: from, to };
    pieces.push(mine);
    return async (ask) => {
      const some = puzzles.slice(mine.at * cells, to * cells);
      perPuzzle = await answer(ask, { ...options, algorithm }, some, (part) => {
        const begun = mine.at;
        mine.at += part.counts.length;
        all.put(begun, part);
        answered.fill(1, begun, mine.at);
        micros += part.micros;
        if (mine.at === begun) return;
        onPart?.({ from: begun, to: mine.at, answers: part, micros: part.micros, error: null });
      });
    };
  }

  function* cut() {
    const each = () => perPuzzle;
    const how = { workers, first: FIRST, micros: SLICE_MS * 500, each };
    for (const [from, to] of stretches(total, how)) yield piece(from, to);
  }

  await pool.run(cut(), {
    workers,
    signal,
    onDone: (index, done) => {
      const mine = pieces[index];
      if (!("error" in done) || !mine) return;
      if (!isOfSome(done.error)) throw done.error;
      failures.push({ from: mine.at, to: mine.to, error: done.error });
      onPart?.(givenUp(mine.at, mine.to, done.error));
    },
  });
  const { solutions, counts, steps, stepsEach, spent } = all;
  return { solutions, counts, answered, steps, stepsEach, spent, micros, failures };
}
