/** A lane as its end is told. */
import type { Outcome, Timing } from "sudoku-lab";

/** What is known of a lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  /** Whether it never began, as its worker or its solver could not be had. */
  readonly unreached?: boolean;
  readonly steps: number;
  /** What a step is. */
  readonly unit: string;
  readonly time: Timing;
  /** At its end; `null` while that is not known. */
  readonly conflicts: number | null;
  /** Cells without a digit at its end. */
  readonly blanks: number;
  /** Digits it tried while others were open; `null` if it does not count them, or they are not known yet. */
  readonly guesses: number | null;
  /** Whether its algorithm ends with an answer, or with the proof that there is none. */
  readonly complete: boolean;
  readonly manner: Manner;
}

/** What an algorithm declares of how it goes about it. */
export interface Manner {
  readonly algorithm: string;
  /** What one step of it does: a sentence, or empty. */
  readonly step: string;
  /** What its preset does, as the first sentence of that says; empty where its settings were changed. */
  readonly preset: string;
}
