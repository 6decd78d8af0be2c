/** What crosses between the page and the worker that compares puzzles. */
import type { Canonical, Puzzle, Symmetry } from "sudoku-lab";

/** A puzzle to compare with. */
export interface Named {
  readonly name: string;
  readonly text: string;
  readonly box?: string;
}

export interface Question {
  readonly module: WebAssembly.Module;
  readonly puzzle: Puzzle;
  readonly known: readonly Named[];
  /** A list: a puzzle a line, and its name after it. */
  readonly list: string;
}

/** What a puzzle is by itself. */
export interface Own {
  readonly canonical: Canonical;
  /** Some of the ways from it to itself. */
  readonly ways: readonly Symmetry[];
}

/** One that it is in disguise. */
export interface Match {
  /** Empty where a line of the list has none. */
  readonly name: string;
  /** Its line in the list; 0 where it is from elsewhere. */
  readonly line: number;
  readonly puzzle: Puzzle;
  /** From the puzzle in question to this one. */
  readonly way: Symmetry;
}

/** How far the comparison has come. */
export interface Comparison {
  /** Puzzles it was compared with. */
  readonly compared: number;
  /** Which of them it is, the first few. */
  readonly matches: readonly Match[];
  /** How many there are of these. */
  readonly found: number;
  /** Lines that hold no 9×9 puzzle. */
  readonly skipped: number;
  readonly firstSkipped: { readonly line: number; readonly why: string } | null;
  /** How much is done, from 0 to 1. */
  readonly share: number;
}

export type Report =
  | { readonly type: "own"; readonly own: Own }
  | { readonly type: "progress" | "done"; readonly comparison: Comparison }
  | { readonly type: "failed"; readonly message: string };
