import type { SudokuError } from "../errors.js";
import { Collected, cellsIn } from "../module/answers.js";
import { expectMade, fieldsOf } from "../module/arguments.js";
import { findAlgorithm } from "../module/setup.js";
import type { Part } from "../protocol.js";
import type { Answers, IdInput, PresetInput, SolverId } from "../types.js";
import { splitRows } from "./deal.js";
import type { Ask, Piece, Pool } from "./pool.js";

/** The approximate duration of a request, ms; other requests, such as to stop, wait no longer. */
const SLICE_MS = 100;
/** The number of puzzles of the first pieces, until their duration is known. */
export const FIRST_CHUNK_PUZZLES = 8;

/** The options of `solveMany`. */
export interface ManyOptions<Id extends string = string> {
  /** A preset of the algorithm. Default: its first preset, or the default parameters if it has none. */
  readonly preset?: PresetInput<Id> | undefined;
  /** Rows and columns of a box, `RxC`; default `3x3`. */
  readonly box?: string;
  /** The number of solutions to search for per puzzle; 0 counts all. Default: 1. Use 2 to test uniqueness. */
  readonly limit?: number;
  /** The step limit for each puzzle. */
  readonly maxSteps?: number | undefined;
  /** The maximum number of workers of the pool to use. */
  readonly workers?: number;
  readonly signal?: AbortSignal | undefined;
  /** Called for puzzles as soon as they are answered or given up, in no particular order. */
  readonly onPart?: (part: ManyPart) => void;
}

/** The results for a range of puzzles; its end is exclusive. */
export interface ManyPart {
  readonly from: number;
  readonly to: number;
  /** The results of these puzzles, as in `Answers`. */
  readonly answers: Answers;
  /** Time inside the algorithm, in microseconds. */
  readonly micros: number;
  /** The reason why these puzzles have no answers. */
  readonly error: SudokuError | null;
}

/** The results for all puzzles. */
export interface Many {
  /** The first solution of each puzzle, one digit per cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The number of solutions of each puzzle, up to the limit. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** 1 for each puzzle that was answered. */
  readonly answered: Uint8Array<ArrayBuffer>;
  /** The total number of steps. */
  readonly steps: number;
  /** The number of steps for each puzzle. */
  readonly stepsEach: Float64Array<ArrayBuffer>;
  /** 1 for each puzzle that reached its step limit; the solutions found before are kept. */
  readonly spent: Uint8Array<ArrayBuffer>;
  /** Time inside the algorithm, summed over the workers, in microseconds. */
  readonly micros: number;
  /** Ranges of puzzles, with an exclusive end, that crashed two workers one after the other. */
  readonly failures: readonly { from: number; to: number; error: SudokuError }[];
}

/** Returns the checked options. */
export const manyOf = (options: ManyOptions): ManyOptions =>
  fieldsOf<ManyOptions>("options", options, {
    preset: "string?",
    box: "string?",
    limit: "number?",
    maxSteps: "number?",
    workers: "count?",
    signal: "signal?",
    onPart: "function?",
  });

/** The options that apply to all puzzles. */
export type SharedOptions = Pick<ManyOptions, "preset" | "limit" | "maxSteps" | "box"> & {
  readonly algorithm: string;
};

/**
 * Answers puzzles with the worker that `ask` reaches, one slice at a time, and passes on the results from `at` on;
 * returns the time of each puzzle in microseconds.
 */
export async function answerPuzzles(
  request: Ask,
  { algorithm, preset, box = "3x3", limit = 1, maxSteps }: SharedOptions,
  puzzles: Uint8Array,
  place: (part: Part) => void,
): Promise<number> {
  const requestData = {
    type: "many",
    algorithm,
    preset,
    box,
    limit,
    maxSteps,
    ms: SLICE_MS,
  } as const;
  let part = await request({ ...requestData, puzzles });
  let micros = 0;
  let answered = 0;
  for (;;) {
    micros += part.micros;
    answered += part.counts.length;
    place(part);
    if (part.left === 0) return Math.max(micros, 1) / Math.max(answered, 1);
    part = await request({ type: "more", ms: SLICE_MS });
  }
}

/** Returns the results of puzzles that were given up. */
export function givenUpPart(from: number, to: number, error: SudokuError): ManyPart {
  return { from, to, answers: new Collected(0, 0), micros: 0, error };
}

/** Whether an error concerns only these puzzles; any other error would be the same for all puzzles. */
export function isPuzzleError({ code }: SudokuError): boolean {
  return code === "crashed" || code === "unsupported";
}

/**
 * Solves several puzzles in workers, with the default parameters of an algorithm or with a preset. Without a preset,
 * the answers equal those of `Lab.solveMany`, for any number of workers.
 *
 * Rejects with the errors that `Lab.solveMany` throws, with `unknown-preset` if there is no such preset, and with the
 * reason of the signal if it is aborted; `onPart` has then received all answers up to that moment.
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
  findAlgorithm(pool.lab, algorithm);
  const total = puzzles.length / cells;
  const all = new Collected(total, cells);
  const answered = new Uint8Array(total);
  const failures: { from: number; to: number; error: SudokuError }[] = [];
  const pieces: { at: number; readonly to: number }[] = [];
  let micros = 0;
  let perPuzzle = Number.NaN;

  function createPiece(from: number, to: number): Piece<void> {
    // Puzzles that a worker answered before it crashed are not sent again.
    const range = { at: from, to };
    pieces.push(range);
    return async (sendRequest) => {
      const rest = puzzles.slice(range.at * cells, to * cells);
      perPuzzle = await answerPuzzles(sendRequest, { ...options, algorithm }, rest, (part) => {
        const startedFrom = range.at;
        range.at += part.counts.length;
        all.put(startedFrom, part);
        answered.fill(1, startedFrom, range.at);
        micros += part.micros;
        if (range.at === startedFrom) return;
        onPart?.({
          from: startedFrom,
          to: range.at,
          answers: part,
          micros: part.micros,
          error: null,
        });
      });
    };
  }

  function* splitPuzzles() {
    const each = () => perPuzzle;
    const how = { workers, first: FIRST_CHUNK_PUZZLES, micros: SLICE_MS * 500, each };
    for (const [from, to] of splitRows(total, how)) yield createPiece(from, to);
  }

  await pool.run(splitPuzzles(), {
    workers,
    signal,
    onDone: (index, done) => {
      const chunkRange = pieces[index];
      if (!("error" in done) || !chunkRange) return;
      if (!isPuzzleError(done.error)) throw done.error;
      failures.push({ from: chunkRange.at, to: chunkRange.to, error: done.error });
      onPart?.(givenUpPart(chunkRange.at, chunkRange.to, done.error));
    },
  });
  const { solutions, counts, steps, stepsEach, spent } = all;
  return { solutions, counts, answered, steps, stepsEach, spent, micros, failures };
}
