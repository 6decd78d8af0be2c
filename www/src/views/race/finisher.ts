/** The data of a lane that ended, as used by the texts about its result. */
import type { Outcome, Timing } from "sudoku-lab";

/** A lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  /** Whether the run never started because its worker or its solver could not be loaded. */
  readonly unreached?: boolean;
  readonly steps: number;
  /** The unit of the steps, such as `node`. */
  readonly unit: string;
  readonly time: Timing;
  /** The number of conflicts at the end of the run; `null` until it is known. */
  readonly conflicts: number | null;
  /** The number of blank cells at the end of the run. */
  readonly blanks: number;
  /**
   * The number of guesses: digits tried while the cell had other candidates. `null` if the algorithm does not count
   * them or the end of the run is not known yet.
   */
  readonly guesses: number | null;
  /** Whether the algorithm is complete: it ends with an answer or with a proof that there is none. */
  readonly complete: boolean;
  readonly manner: FinishManner;
}

/** The description of the method that an algorithm declares. */
export interface FinishManner {
  readonly algorithm: string;
  /** A sentence that says what one step does; may be empty. */
  readonly step: string;
  /** The first sentence of the preset's description; empty if parameters differ from the preset. */
  readonly preset: string;
}
