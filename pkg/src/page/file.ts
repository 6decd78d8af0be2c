import { describeError, SudokuError } from "../errors.js";
import { expectMade, fieldsOf } from "../module/arguments.js";
import { fetchAddress } from "../module/load.js";
import type { LinesRead, WrongLine } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The approximate number of bytes that are read at once: some milliseconds of work. */
const CHUNK_BYTES = 2 ** 18;
/** The maximum length of a line; no line with a puzzle is longer. */
const MAX_LINE_LENGTH = 2 ** 20;
/** The maximum number of malformed lines that are listed; further ones are only counted. */
const MAX_LISTED_ERRORS = 1000;

/** Puzzles with the same boxes, in the order of the file. */
export interface PuzzleGroup {
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  readonly side: number;
  /** One digit per cell, one puzzle after the other; 0 is blank. */
  readonly puzzles: Uint8Array<ArrayBuffer>;
  /** The index of each puzzle in the file, counted from 0. */
  readonly numbers: Uint32Array<ArrayBuffer>;
}

/** The puzzles of a file with one puzzle per line. */
export interface PuzzleFile {
  /** The number of puzzles. */
  readonly length: number;
  readonly groups: readonly PuzzleGroup[];
  /** The line of each puzzle, counted from 1. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** The text after each puzzle on its line. */
  readonly labels: readonly string[];
  /** 1 for each puzzle whose givens are in conflict, so that it has no solution. */
  readonly clashing: Uint8Array<ArrayBuffer>;
  /** The first malformed lines, and the number of all malformed lines. */
  readonly wrong: readonly WrongLine[];
  readonly wrongCount: number;
  /** Whether the file continues after the maximum number of puzzles. */
  readonly cut: boolean;
}

/** The options of `readFile`. */
export interface FileOptions {
  /** Rows and columns of a box, `RxC`. Default: the most nearly square box. */
  readonly box?: string | undefined;
  /** The maximum number of puzzles. Default: one million. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the file that has been read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Reads a file with one puzzle per line, in a worker. The first word or CSV field of a line is a puzzle in any usual
 * format, the rest is a label; `#` starts a comment, and a first line that begins with `puzzle` is a header.
 * Malformed lines are listed and skipped. A file is a `Blob`, as file inputs return it, or an address, which in Node
 * may be a path.
 *
 * Rejects with the reason of the signal if it is aborted; with a `SudokuError`: `box`, or `network` if the file cannot
 * be fetched; or with the error of reading the file.
 */
export async function readFile(
  pool: Pool,
  source: Blob | URL | string,
  options: FileOptions = {},
): Promise<PuzzleFile> {
  expectMade("pool", pool);
  const {
    box,
    most = 1_000_000,
    signal,
    onProgress,
  } = fieldsOf<FileOptions>("options", options, {
    box: "string?",
    most: "count?",
    signal: "signal?",
    onProgress: "function?",
  });
  signal?.throwIfAborted();
  const isAddress = typeof source === "string" || isInstance(source, URL);
  if (!isAddress && !isInstance(source, Blob)) {
    throw new SudokuError("argument", "source must be a Blob, a URL or an address as a string");
  }
  const file = isAddress ? await fetchBlob(source, signal) : source;
  const puzzles = new PuzzlesFound(most);
  const piece: Piece<void> = async (request) => {
    puzzles.clear();
    let at = 0;
    let lines = { read: 0, begun: false };
    for await (const bytes of wholeLines(file)) {
      const read = await request({ type: "lines", bytes, ...lines, box });
      puzzles.add(read);
      lines = { read: read.read, begun: read.begun };
      at += bytes.length;
      onProgress?.(at / file.size);
      if (puzzles.full) break;
    }
  };
  valuesOf(await pool.run([piece], { workers: 1, signal }));
  return puzzles.file();
}

/** Whether a value is an instance of a class; reading the value may throw any error. */
function isInstance<T>(value: unknown, kind: new (...args: never[]) => T): value is T {
  try {
    return value instanceof kind;
  } catch {
    return false;
  }
}

/** Returns the content of an address. Throws `network` if it cannot be fetched, or the signal's reason. */
async function fetchBlob(address: URL | string, signal?: AbortSignal): Promise<Blob> {
  try {
    const response = await fetchAddress(address, signal);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.blob();
  } catch (error) {
    signal?.throwIfAborted();
    throw new SudokuError("network", `${address} could not be fetched: ${describeError(error)}`);
  }
}

/** Yields the bytes of a file, cut between lines. */
async function* wholeLines(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let at = 0;
  for (let size = CHUNK_BYTES; at < file.size; ) {
    const bytes = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
    const end = at + size >= file.size ? bytes.length : bytes.lastIndexOf(10) + 1;
    if (end === 0 && size < MAX_LINE_LENGTH) {
      size *= 2;
      continue;
    }
    const some = end === 0 ? bytes : bytes.slice(0, end);
    yield some;
    at += some.length;
    size = CHUNK_BYTES;
  }
}

/** The puzzles of a file that have been read so far. */
class PuzzlesFound {
  readonly #maxLines: number;
  #lines: number[] = [];
  #labels: string[] = [];
  #clashing = new Set<number>();
  #groups = new Map<string, { chunks: Uint8Array<ArrayBuffer>[]; numbers: number[] }>();
  #malformed: WrongLine[] = [];
  #malformedCount = 0;

  constructor(most: number) {
    this.#maxLines = most;
  }

  get full(): boolean {
    return this.#lines.length > this.#maxLines;
  }

  clear(): void {
    this.#lines = [];
    this.#labels = [];
    this.#clashing.clear();
    this.#groups.clear();
    this.#malformed = [];
    this.#malformedCount = 0;
  }

  add({ lines, labels, boxes, givens, wrong }: LinesRead): void {
    const clashes = new Set(wrong.filter(({ clash }) => clash).map(({ line }) => line));
    let at = 0;
    let from = 0;
    for (const [index, box] of boxes.entries()) {
      const number = this.#lines.length;
      const line = lines[index] ?? 0;
      this.#lines.push(line);
      this.#labels.push(labels[index] ?? "");
      if (clashes.has(line)) this.#clashing.add(number);
      let group = this.#groups.get(box);
      if (!group) {
        group = { chunks: [], numbers: [] };
        this.#groups.set(box, group);
      }
      group.numbers.push(number);
      at += sideOf(box) ** 2;
      if (boxes[index + 1] === box) continue;
      group.chunks.push(givens.subarray(from, at));
      from = at;
    }
    this.#malformed.push(...wrong.slice(0, MAX_LISTED_ERRORS - this.#malformed.length));
    this.#malformedCount += wrong.length;
  }

  file(): PuzzleFile {
    const length = Math.min(this.#lines.length, this.#maxLines);
    const clashing = new Uint8Array(length);
    for (const number of this.#clashing) clashing[number] = 1;
    const groups = [...this.#groups].map(([box, { chunks, numbers }]) => {
      const side = sideOf(box);
      const remaining = numbers.filter((number) => number < length);
      const puzzles = new Uint8Array(remaining.length * side * side);
      let at = 0;
      for (const chunk of chunks) {
        puzzles.set(chunk.subarray(0, puzzles.length - at), at);
        at = Math.min(puzzles.length, at + chunk.length);
      }
      return { box, side, puzzles, numbers: Uint32Array.from(remaining) };
    });
    return {
      length,
      groups,
      lines: Uint32Array.from(this.#lines.slice(0, length)),
      labels: this.#labels.slice(0, length),
      clashing,
      wrong: this.#malformed,
      wrongCount: this.#malformedCount,
      cut: this.full,
    };
  }
}

function sideOf(box: string): number {
  const [rows = 0, columns = 0] = box.split("x").map(Number);
  return rows * columns;
}
