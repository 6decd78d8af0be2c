/** The results of an experiment as bytes that can be stored. */
import { SudokuError } from "../errors.js";
import type { Columns, ExperimentParts, TaskRange } from "./columns.js";
import { FIGURES } from "./schema.js";

/** The header before the columns, as JSON preceded by its length. */
interface PackHeader {
  /** The fingerprint of the experiment. */
  readonly of: string;
  readonly ranges: readonly TaskRange[];
  readonly errors: readonly (readonly [task: number, message: string])[];
  /** The ids of the counters; packs of earlier versions have none. */
  readonly counters?: readonly string[];
  /** A hash of the rest of the pack; packs of earlier versions have none. */
  readonly hash?: string;
}

/** The number of bytes that encode the length of the header. */
const HEADER_LENGTH_BYTES = 4;

/** Returns the fingerprint of an experiment, which covers everything on which its records depend. */
export function fingerprint({ prepared, puzzles }: ExperimentParts, version: string): string {
  const { sets, contestants, setups, firsts, seeds, guest } = prepared;
  const all = [version, sets, contestants, setups, firsts, seeds];
  const text = JSON.stringify(guest ? [...all, guest.digest] : all);
  const hash = new Fnv1aPair();
  hash.add(new TextEncoder().encode(text));
  hash.add(puzzles.digits);
  hash.add(new Uint8Array(puzzles.lines.buffer));
  hash.add(new Uint8Array(puzzles.places.buffer));
  return hash.text;
}

/** FNV-1a with 32 bits, computed twice from different initial values. */
class Fnv1aPair {
  #first = 0x811c9dc5;
  #second = 0x2f0b4c47;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.#first = Math.imul(this.#first ^ byte, 0x01000193);
      this.#second = Math.imul(this.#second ^ byte, 0x01000193);
    }
  }

  get text(): string {
    return [this.#first, this.#second].map((part) => (part >>> 0).toString(16)).join("-");
  }
}

/** Returns the results since the previous pack; `null` if there are none. */
export function packOf({ columns }: ExperimentParts, of: string): Uint8Array<ArrayBuffer> | null {
  const ranges = columns.takeFresh();
  if (ranges.length === 0) return null;
  const within = (task: number) => ranges.some(([from, to]) => from <= task && task < to);
  const errors = [...columns.errors].filter(([task]) => within(task));
  const counters = columns.counters.map(({ id }) => id);
  const parts = partsOf(columns, ranges, counters);
  const messages = errors.map(([task, { message }]) => [task, message]);
  const about = { of, ranges, errors: messages, counters };
  const header = { ...about, hash: hashOf(about, parts) };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const size = parts.reduce((sum, part) => sum + part.length, HEADER_LENGTH_BYTES + text.length);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, HEADER_LENGTH_BYTES);
  let at = HEADER_LENGTH_BYTES + text.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Restores a pack, and returns the number of tasks that were not done before. Throws a `SudokuError` `refused` for
 * bytes of another experiment, or bytes that are not a pack.
 */
export function unpack({ columns }: ExperimentParts, of: string, pack: Uint8Array): number {
  const start = HEADER_LENGTH_BYTES + lengthIn(pack);
  const header = headerIn(pack.subarray(HEADER_LENGTH_BYTES, start));
  if (header.of !== of) throw new SudokuError("refused", "the pack belongs to another experiment");
  const { hash, ...about } = header;
  const keys = Object.keys(about).join();
  const isHeader = keys === "of,ranges,errors" || keys === "of,ranges,errors,counters";
  if (!isHeader || !Array.isArray(header.errors)) throw brokenPackError();
  if (!areRanges(header.ranges, columns.outcomes.length)) throw brokenPackError();
  const { counters = [] } = header;
  const known = columns.counters.map(({ id }) => id);
  const areCounters =
    header.counters === undefined || JSON.stringify(counters) === JSON.stringify(known);
  if (!areCounters) throw brokenPackError();
  const parts = partsOf(columns, header.ranges, counters);
  const size = parts.reduce((sum, part) => sum + part.length, start);
  if (pack.length !== size) throw brokenPackError();
  if (hash !== undefined && hash !== hashOf(about, [pack.subarray(start)])) throw brokenPackError();
  const { done } = columns;
  for (const task of tasksOf(header.ranges)) columns.forget(task);
  let at = start;
  for (const part of parts) {
    part.set(pack.subarray(at, at + part.length));
    at += part.length;
  }
  for (const task of tasksOf(header.ranges)) columns.end(task, false);
  for (const [task, message] of header.errors) {
    columns.errors.set(task, new SudokuError("crashed", message));
  }
  return columns.done - done;
}

function hashOf(about: object, parts: readonly Uint8Array[]): string {
  const hash = new Fnv1aPair();
  hash.add(new TextEncoder().encode(JSON.stringify(about)));
  for (const part of parts) hash.add(part);
  return hash.text;
}

/** Whether a value consists of ascending ranges of an experiment with this number of tasks. */
function areRanges(ranges: unknown, tasks: number): boolean {
  if (!Array.isArray(ranges)) return false;
  let end = 0;
  return ranges.every((range) => {
    if (!Array.isArray(range) || range.length !== 2 || !range.every(Number.isInteger)) return false;
    const [from, to] = range;
    const fits = end <= from && from < to && to <= tasks;
    end = to;
    return fits;
  });
}

function* tasksOf(ranges: readonly TaskRange[]): Generator<number> {
  for (const [from, to] of ranges) for (let task = from; task < to; task += 1) yield task;
}

/** Returns the byte ranges, in all columns including those of these counters, that belong to some tasks. */
function partsOf(
  columns: Columns,
  ranges: readonly TaskRange[],
  counters: readonly string[],
): Uint8Array[] {
  const usedCounters = columns.counters.filter(({ id }) => counters.includes(id));
  const numbers = [
    ...FIGURES.map((name) => columns.figures[name]),
    ...usedCounters.map(({ values }) => values),
  ];
  const figures = numbers.flatMap((column) =>
    ranges.map(([from, to]) => column.subarray(from, to)),
  );
  const outcomes = ranges.map(([from, to]) => columns.outcomes.subarray(from, to));
  const solutions = ranges.map((range) => columns.solutions.subarray(...columns.cells(range)));
  const bytes = figures.map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  return [...bytes, ...outcomes, ...solutions];
}

const brokenPackError = () =>
  new SudokuError("refused", "the bytes are not a complete pack of an experiment");

function lengthIn(pack: Uint8Array): number {
  if (pack.length < HEADER_LENGTH_BYTES) throw brokenPackError();
  return new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
}

function headerIn(text: Uint8Array): PackHeader {
  try {
    return JSON.parse(new TextDecoder().decode(text)) as PackHeader;
  } catch {
    throw brokenPackError();
  }
}
