/** The puzzles of the sets of an experiment, which are read or generated in this thread. */
import { bindings, glue } from "../module/all.js";
import { cellsOf } from "../module/answers.js";
import type { AnyDefinition, AnySetSpec } from "./definition.js";

/**
 * The time after which reading and generating yield to other work of the thread, in milliseconds.
 */
const SLICE_MS = 16;
/** The approximate number of bytes passed at once. */
const CHUNK_BYTES = 2 ** 16;

const encoder = new TextEncoder();

/** A puzzle of an experiment. */
export interface ExperimentPuzzle {
  /** The name of its set. */
  readonly set: string;
  /** The line in the file of the set, or the number among the generated puzzles; counted from 1. */
  readonly line: number;
  /** One symbol per cell, `.` for a blank. */
  readonly text: string;
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
}

/** Some puzzles of a set, in order: `SetPart` of the bindings. */
interface SetPart {
  readonly lines: readonly number[];
  readonly boxes: readonly (readonly [box: string, count: number])[];
  readonly digits: Uint8Array;
}

/** Puzzles with the same box, one after the other. */
export interface BoxRange {
  readonly box: string;
  readonly cells: number;
  /** The index of the first puzzle, and the index after the last puzzle. */
  readonly from: number;
  to: number;
}

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of puzzles so far. */
  readonly onProgress?: (puzzles: number) => void;
}

/** All puzzles of all sets, in order. */
export class Puzzles {
  readonly length: number;
  readonly stretches: readonly BoxRange[];
  /** The set of each puzzle and its line in the set. */
  readonly sets: Uint32Array<ArrayBuffer>;
  readonly lines: Uint32Array<ArrayBuffer>;
  /** The offset of the digits of each puzzle; the last entry is the total number of digits. */
  readonly places: Uint32Array<ArrayBuffer>;
  /** The digits of all puzzles, concatenated; one digit per cell, 0 for a blank. */
  readonly digits: Uint8Array<ArrayBuffer>;

  constructor(parts: readonly { readonly set: number; readonly part: SetPart }[]) {
    this.length = parts.reduce((sum, { part }) => sum + part.lines.length, 0);
    this.sets = new Uint32Array(this.length);
    this.lines = new Uint32Array(this.length);
    this.places = new Uint32Array(this.length + 1);
    this.digits = new Uint8Array(parts.reduce((sum, { part }) => sum + part.digits.length, 0));
    const stretches: BoxRange[] = [];
    let at = 0;
    let cell = 0;
    for (const { set, part } of parts) {
      this.sets.fill(set, at, at + part.lines.length);
      this.lines.set(part.lines, at);
      this.digits.set(part.digits, cell);
      for (const [box, count] of part.boxes) {
        const cells = cellsOf(box);
        const last = stretches.at(-1);
        if (last?.box === box) last.to += count;
        else stretches.push({ box, cells, from: at, to: at + count });
        for (const end = at + count; at < end; cell += cells) this.places[at++] = cell;
      }
    }
    this.places[at] = cell;
    this.stretches = stretches;
  }

  /** Returns the givens of a puzzle, one digit per cell. */
  givens(index: number): Uint8Array<ArrayBuffer> {
    return this.digits.subarray(this.places[index], this.places[index + 1]);
  }

  box(index: number): string {
    return this.stretches.find(({ to }) => index < to)?.box ?? "";
  }
}

/** Yields to other work of the thread. */
const yieldToThread = () => new Promise((settle) => setTimeout(settle, 0));

/** Reads or generates all puzzles of a checked definition. */
export async function readSets(
  definition: AnyDefinition,
  read: (set: AnySetSpec) => Promise<string>,
  { signal, onProgress }: OpenOptions,
): Promise<Puzzles> {
  const json = JSON.stringify(definition);
  const parts: { set: number; part: SetPart }[] = [];
  let foundCount = 0;
  let startedAt = performance.now();
  const add = (set: number, part: SetPart) => {
    parts.push({ set, part });
    foundCount += part.lines.length;
    onProgress?.(foundCount);
  };
  for (const [set, spec] of definition.set.entries()) {
    const reader = bindings.guarded(() => new glue.Puzzles(json, set));
    const { instance } = bindings;
    try {
      const bytes = spec.file === undefined ? null : encoder.encode(await read(spec));
      for (let at = 0; !reader.over && at < (bytes?.length ?? 1); ) {
        signal?.throwIfAborted();
        bindings.guarded(() => {
          if (bytes) at += reader.read(linesFrom(bytes, at), SLICE_MS);
          else reader.make(SLICE_MS);
        });
        add(set, reader.take() as SetPart);
        if (performance.now() - startedAt < SLICE_MS) continue;
        await yieldToThread();
        startedAt = performance.now();
      }
      bindings.guarded(() => reader.end());
      add(set, reader.take() as SetPart); // the size of a random sample is known only at the end
    } finally {
      if (bindings.instance === instance) reader.free();
    }
  }
  return new Puzzles(parts);
}

/** Returns complete lines, about as many bytes as are read at once. */
function linesFrom(bytes: Uint8Array, at: number): Uint8Array {
  const end = bytes.indexOf(10, at + CHUNK_BYTES);
  return bytes.subarray(at, end < 0 ? bytes.length : end + 1);
}
