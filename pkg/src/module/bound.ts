/**
 * The functions of a module's bindings. These types are written by hand, so that the declarations of the package do not
 * depend on generated ones; the compiler checks that the generated types match where the bindings are passed.
 */
import type { Answers, Detail, Explanation, LinesRead, Puzzle } from "../types.js";

/** An object of an instance, whose memory must be freed. */
interface FreeableObject {
  free(): void;
}

/** A run with its timeline. The state that it shows can be read only after `capture`. */
export interface BoundRun extends FreeableObject {
  readonly steps: number;
  readonly found: number;
  readonly outcome: string | undefined;
  readonly shown: number;
  readonly seeking: boolean;
  readonly shown_found: number;
  advance(target: number, pieces: number): number;
  seek(moment: number): void;
  replay(pieces: number): number;
  capture(): void;
  digits(): Uint8Array;
  weights(): Float32Array;
  counters(): Float64Array;
  conflicts(): number;
  trace(): Float64Array;
  samples(): number;
  explanation(): Explanation | null;
  lines(): Uint8Array;
  detail(): Detail;
  solution(): Uint8Array | undefined;
}

/** Distributes the parts of a divided run, and combines their results in order. */
export interface BoundMerge extends FreeableObject {
  readonly found: number;
  readonly merged: number;
  readonly needed: number;
  readonly outcome: string | undefined;
  readonly steps: number;
  counters(): Float64Array;
  next_part(): Float64Array | undefined;
  take(part: number, solutions: number, found: number, steps: number, counters: Float64Array): void;
}

/** The result of random probes about the number of solutions. */
export interface BoundProbes extends FreeableObject {
  readonly probes: number;
  readonly hits: number;
  readonly mean: number;
  readonly log10: number;
  readonly relative_error: number;
  run_for(most: number, ms: number): void;
}

/** The functions of every module, and those of the module with everything. */
export interface WasmBindings {
  initSync(given: { module: WebAssembly.Module }): unknown;
  restart(): void;
  last_panic(): string;
  version(): string;
  algorithm_ids(): string[];
  counts(box: string): boolean;
  takes(setup: unknown, box: string): boolean;
  independent_checker(of: string): string;
  fresh_seed(): number;
  read(text: string, box: string | undefined, hex: boolean): Puzzle;
  read_lines(
    bytes: Uint8Array,
    linesBefore: number,
    begun: boolean,
    box: string | undefined,
  ): LinesRead;
  write(digits: Uint8Array, box: string): string;
  shuffle(text: string, box: string, seed: number): string;
  why_not(text: string, box: string): Explanation | null;
  start(text: string, box: string, setup: unknown): BoundRun;
  solve_many(
    algorithm: string,
    box: string,
    puzzles: Uint8Array,
    limit: number,
    maxSteps: number | undefined,
  ): Answers;
  readonly Merge: new (parts: number, solutions: number) => BoundMerge;
  readonly estimate?: (text: string, box: string, seed: number) => BoundProbes;
}
