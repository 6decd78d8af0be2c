/** What crosses between the page and the worker of a visitor's solver. Nothing that comes from there is to be believed. */
import type { Complaint, GuestPuzzle, GuestTerms, GuestValues } from "./program/solver.js";

/** A module as it is loaded. */
export type GuestText =
  | { readonly kind: "js"; readonly text: string }
  | { readonly kind: "wasm"; readonly bytes: Uint8Array<ArrayBuffer> };

/** Many runs: the puzzles one digit per cell, end to end. */
export interface GuestRuns {
  readonly type: "runs";
  readonly box: Omit<GuestPuzzle, "givens">;
  readonly puzzles: Uint8Array;
  readonly setups: readonly { readonly params: GuestValues; readonly maxSteps: number }[];
  /** Three numbers each: setup, puzzle, seed. */
  readonly tasks: Uint32Array;
  readonly maxMs: number;
  readonly repeatMs: number;
  readonly ms: number;
}

export type GuestRequest =
  /** Answered by what it says of itself. */
  | { readonly type: "load"; readonly source: GuestText }
  | { readonly type: "agree"; readonly terms: GuestTerms }
  /** Answered by a `GuestStatus`, as are the next two. */
  | {
      readonly type: "start";
      readonly puzzle: GuestPuzzle;
      readonly params: GuestValues;
      readonly seed: number;
      readonly maxSteps: number;
      readonly ahead: number;
    }
  | { readonly type: "slice"; readonly target: number; readonly ms: number }
  | { readonly type: "seek"; readonly step: number; readonly ms: number }
  /** Answered by a `GuestFrame`. */
  | { readonly type: "frame" }
  /** Answered by counts in order. */
  | { readonly type: "counters" }
  /** Answered by microseconds and how many runs were timed, or nothing. */
  | { readonly type: "measure"; readonly ms: number }
  /** Answered by changes a cell, and how many steps were counted. */
  | { readonly type: "visits"; readonly ms: number }
  | { readonly type: "stop" }
  /** Answered by what came of those that ended: `GuestRecords`. */
  | GuestRuns
  | { readonly type: "runs-on"; readonly ms: number };

export interface GuestStatus {
  readonly steps: number;
  readonly outcome: string | null;
  readonly shown: number;
  readonly seeking: boolean;
  readonly micros: number;
  readonly solution: Uint8Array<ArrayBuffer> | null;
  readonly ahead?: { readonly steps: number; readonly ended: boolean };
}

export interface GuestFrame {
  readonly step: number;
  readonly seeking: boolean;
  readonly digits: Uint8Array;
  readonly weights: Float32Array;
  readonly counters: readonly number[];
  readonly found: boolean;
  readonly trace: Float64Array;
  readonly samples: number;
}

export interface GuestRecord {
  readonly outcome: string;
  readonly steps: number;
  readonly micros: number;
  readonly counters: readonly number[];
  /** What it says is the solution, or else the last it drew. */
  readonly digits: Uint8Array;
  /** Why it crashed. */
  readonly complaint: Complaint | null;
}

export interface GuestRecords {
  readonly records: readonly GuestRecord[];
  readonly left: number;
}

/** What the worker says: one for each request, or that it is of no more use. */
export type GuestReport =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly wrong: Complaint; readonly fatal: boolean };
