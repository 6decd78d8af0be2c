/** What crosses between the page and a worker that makes puzzles, easier ones, and looks into them. */
import type { Facts, Puzzle, Setup } from "sudoku-lab";

export type Command =
  | { readonly type: "init"; readonly module: WebAssembly.Module }
  /** Makes so many puzzles, the first with the seed of the setup. */
  | {
      readonly type: "make";
      readonly setup: Setup & { readonly seed: number };
      readonly box: string;
      readonly count: number;
    }
  /** Makes an easier version of a puzzle. */
  | {
      readonly type: "ease";
      readonly puzzle: Puzzle;
      readonly givens: number;
      readonly seed: number;
    }
  /** Looks into a puzzle. */
  | { readonly type: "look"; readonly puzzle: Puzzle };

/** One puzzle. */
export interface Row {
  readonly seed: number;
  /** Empty where the generator gave up. */
  readonly text: string;
  /** `null` where there is no puzzle. */
  readonly facts: Facts | null;
}

export type Report =
  | { readonly type: "ready" }
  /** Microseconds in the generator, for all rows together. */
  | { readonly type: "made"; readonly rows: readonly Row[]; readonly micros: number }
  | { readonly type: "eased"; readonly puzzle: Puzzle }
  | { readonly type: "looked"; readonly facts: Facts }
  | { readonly type: "refused"; readonly message: string }
  | { readonly type: "failed"; readonly message: string };
