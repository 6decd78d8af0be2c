import { describeError, SudokuError } from "../errors.js";
import { cellsIn, checkDigits, expectBytes, incompletePuzzleError } from "../module/answers.js";
import { expect, expectMade } from "../module/arguments.js";
import type { IdInput, SolverId } from "../types.js";
import { raceWithAbort } from "./abort.js";
import {
  answerPuzzles,
  FIRST_CHUNK_PUZZLES,
  givenUpPart,
  isPuzzleError,
  type ManyOptions,
  type ManyPart,
  manyOf,
} from "./many.js";
import type { Done } from "./piece.js";
import { type Pool, workerCount } from "./pool.js";

/** The approximate duration of a piece, microseconds, which is many times the duration of its messages. */
const CHUNK_US = 25_000;
/** The maximum number of puzzles of a piece. */
const MAX_CHUNK_PUZZLES = 10_000;
/** The number of pieces in progress per worker: while the worker is busy with one piece, the next one is being sent. */
const CHUNKS_PER_WORKER = 2;

/** The source of puzzles: one digit per cell, concatenated, and divided at any place. */
export type PuzzleBytes =
  | Iterable<Uint8Array>
  | AsyncIterable<Uint8Array>
  | ReadableStream<Uint8Array>;

/** The options for solving a stream of puzzles with a pool. */
export type StreamOptions<Id extends string = string> = Omit<ManyOptions<Id>, "onPart">;

/** Puzzles that have been sent to a worker. */
interface SentPuzzles {
  readonly from: number;
  readonly to: number;
  readonly parts: ManyPart[];
  readonly ended: Promise<Done<number>>;
}

/**
 * Solves any number of puzzles as they arrive, with bounded memory: the parts are returned in order, and at most two
 * pieces per worker are read ahead of them. The answers equal those of `solveMany`. Leaving the loop ends the work.
 * Throws the errors with which `solveMany` rejects, the reason of the signal, and the errors of the source.
 */
export async function* solveStream<Id extends string>(
  pool: Pool,
  algorithm: IdInput<SolverId, Id>,
  puzzles: PuzzleBytes,
  given: StreamOptions<Id> = {},
): AsyncGenerator<ManyPart, void, void> {
  expectMade("pool", pool);
  const options: StreamOptions = manyOf(given);
  const { box = "3x3", signal } = options;
  const workers = Math.min(workerCount("workers", options.workers ?? pool.size), pool.size);
  const cells = cellsIn(new Uint8Array(0), box);
  let perPuzzle = Number.NaN;
  const size = () =>
    Number.isNaN(perPuzzle)
      ? FIRST_CHUNK_PUZZLES
      : Math.min(MAX_CHUNK_PUZZLES, Math.max(1, Math.floor(CHUNK_US / perPuzzle)));
  const cancel = new AbortController();
  const abort = () => cancel.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();

  const send = (batchPuzzles: Uint8Array, from: number): SentPuzzles => {
    const parts: ManyPart[] = [];
    let at = 0;
    const run = pool.run(
      [
        (request) =>
          // Puzzles that a worker answered before it crashed are not sent again.
          answerPuzzles(
            request,
            { ...options, algorithm },
            batchPuzzles.slice(at * cells),
            (part) => {
              const startedFrom = at;
              at += part.counts.length;
              if (at === startedFrom) return;
              const { micros } = part;
              parts.push({
                from: from + startedFrom,
                to: from + at,
                answers: part,
                micros,
                error: null,
              });
            },
          ),
      ],
      { workers: 1, signal: cancel.signal },
    );
    const ended = markHandled(run.then(([done]) => done as Done<number>));
    return { from, to: from + batchPuzzles.length / cells, parts, ended };
  };

  const source = splitWholePuzzles(puzzles, cells, box, size);
  const inFlight: SentPuzzles[] = [];
  let from = 0;
  let coming: Promise<IteratorResult<Uint8Array, void>> | null = null;
  let over = false;
  try {
    while (!over || inFlight.length > 0) {
      if (!over && inFlight.length < CHUNKS_PER_WORKER * workers)
        coming ??= markHandled(source.next());
      const [first] = inFlight;
      // New work has precedence over finished work.
      const next = await raceWithAbort<{
        piece?: Uint8Array | undefined;
        end?: Done<number>;
      }>(
        [
          ...(coming ? [coming.then(({ value }) => ({ piece: value ?? undefined }))] : []),
          ...(first ? [first.ended.then((end) => ({ end }))] : []),
        ],
        cancel.signal,
      );
      if (first && next.end) {
        inFlight.shift();
        perPuzzle = yield* reportResults(first, next.end);
      } else {
        coming = null;
        over = next.piece === undefined;
        if (!next.piece) continue;
        inFlight.push(send(next.piece, from));
        from += next.piece.length / cells;
      }
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    cancel.abort();
    void markHandled(source.return());
  }
}

/** Reports the results of puzzles; returns the time of each puzzle in microseconds. */
function* reportResults({ parts, to, from }: SentPuzzles, end: Done<number>) {
  if ("error" in end && !isPuzzleError(end.error)) throw end.error;
  yield* parts;
  if ("value" in end) return end.value;
  yield givenUpPart(parts.at(-1)?.to ?? from, to, end.error);
  return Number.NaN;
}

/** Returns the chunks of bytes, one after another. */
function toChunks(puzzles: PuzzleBytes): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  expect("puzzles", puzzles, "object");
  try {
    if ("getReader" in puzzles) return readStream(puzzles);
    if (Symbol.asyncIterator in puzzles) {
      const all = puzzles[Symbol.asyncIterator]();
      return { [Symbol.asyncIterator]: () => all };
    }
    if (Symbol.iterator in puzzles) {
      const all = puzzles[Symbol.iterator]();
      return { [Symbol.iterator]: () => all };
    }
  } catch (error) {
    throw new SudokuError("argument", `puzzles cannot be read: ${describeError(error)}`);
  }
  throw new SudokuError("argument", "puzzles must be a stream or iterable");
}

/** Pieces that consist of whole puzzles, as they arrive. */
async function* splitWholePuzzles(
  puzzles: PuzzleBytes,
  cells: number,
  box: string,
  size: () => number,
): AsyncGenerator<Uint8Array, void, void> {
  let rest = new Uint8Array(0);
  let before = 0;
  for await (let bytes of toChunks(puzzles)) {
    expectBytes(bytes);
    if (rest.length > 0) {
      const joined = new Uint8Array(rest.length + bytes.length);
      joined.set(rest);
      joined.set(bytes, rest.length);
      bytes = joined;
    }
    const end = bytes.length - (bytes.length % cells);
    for (let at = 0; at < end; ) {
      const piece = bytes.slice(at, Math.min(end, at + size() * cells));
      checkDigits(piece, cells, before);
      yield piece;
      at += piece.length;
      before += piece.length / cells;
    }
    rest = bytes.slice(end);
  }
  if (rest.length > 0) throw incompletePuzzleError(box, before * cells + rest.length);
}

/** Yields a stream as an async iterable, because not every browser supports iterating over streams. */
async function* readStream(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Does nothing if the stream has ended.
    await reader.cancel();
  }
}

/** Marks a promise as handled, so that its failure is not reported while nobody awaits it. */
function markHandled<P extends Promise<unknown>>(promise: P): P {
  promise.catch(() => {});
  return promise;
}
