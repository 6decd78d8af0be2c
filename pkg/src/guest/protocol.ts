/**
 * The messages between the page and the worker of a visitor's solver. The page must not trust any message of the
 * worker.
 */
import type { Complaint, GuestPuzzle, GuestTerms, GuestValues } from "./program/solver.js";

/** The source of a solver in the form in which it is loaded. */
export type GuestText =
  | { readonly kind: "js"; readonly text: string }
  | { readonly kind: "wasm"; readonly bytes: Uint8Array<ArrayBuffer> };

/** Many runs; the digits of the puzzles are concatenated, one per cell. */
export interface GuestRuns {
  readonly type: "runs";
  readonly box: Omit<GuestPuzzle, "givens">;
  readonly puzzles: Uint8Array;
  readonly setups: readonly { readonly params: GuestValues; readonly maxSteps: number }[];
  /** Three numbers per task: setup, puzzle, seed. */
  readonly tasks: Uint32Array;
  readonly maxMs: number;
  readonly repeatMs: number;
  readonly ms: number;
}

export type GuestRequest =
  /** Answered by the declaration of the solver. */
  | { readonly type: "load"; readonly source: GuestText }
  | { readonly type: "agree"; readonly terms: GuestTerms }
  /** Answered by a `GuestStatus`, like the next two requests. */
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
  /** Answered by the counters in their order. */
  | { readonly type: "counters" }
  /** Answered by the time in microseconds and the number of timed runs, or by `null`. */
  | { readonly type: "measure"; readonly ms: number }
  /** Answered by the number of changes per cell, and the number of counted steps. */
  | { readonly type: "visits"; readonly ms: number }
  | { readonly type: "stop" }
  /** Answered by the results of the runs that ended: `GuestRecords`. */
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
  /** The digits of the claimed solution; without a claim, the digits of the last frame. */
  readonly digits: Uint8Array;
  /** The reason of a crash. */
  readonly complaint: Complaint | null;
}

export interface GuestRecords {
  readonly records: readonly GuestRecord[];
  readonly left: number;
}

/** A message of the worker: one answer per request, or that the worker can no longer be used. */
export type GuestReport =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly wrong: Complaint; readonly fatal: boolean };
