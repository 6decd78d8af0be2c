import { SudokuError } from "../errors.js";
import type {
  Answers,
  Batch,
  Estimate,
  IdInput,
  LinesRead,
  Puzzle,
  QuickestId,
  SetupInput,
  Solved,
  SolveInput,
  SolverId,
} from "../types.js";
import { Collected, cellsIn, cellsOf, expectBytes } from "./answers.js";
import { expect, fieldsOf } from "./arguments.js";
import { used } from "./bindings.js";
import { estimateOf } from "./estimate.js";
import { type LoadOptions, loaded, type WasmSource } from "./load.js";
import { Registry } from "./registry.js";
import { Run } from "./run.js";
import { checked, known, puzzleOf } from "./setup.js";
import { setupFor, solved } from "./solved.js";

/** Bytes of puzzles that are in the module's memory at a time, which never shrinks. */
const AT_ONCE = 2 ** 19;

/** Milliseconds that a call in this thread may take by default, where it can say that it was cut short. */
export const MAX_MS = 5000;

/** A registry that runs what there is in this thread, too. Labs come from `load`. */
export class Lab extends Registry {
  /** Throws unless it is here. */
  #expect(algorithm: string): void {
    if (!this.holds(known(this, algorithm).id)) throw notLoaded(algorithm);
  }

  /**
   * Reads the whole lines of a file with a puzzle a line, its label after it; what is no puzzle is listed
   * with its place. `after` is what came of the lines before these, if they are not the first.
   *
   * Throws a `SudokuError` `box`.
   */
  readLines(bytes: Uint8Array, box?: string, after?: Pick<LinesRead, "read" | "begun">): LinesRead {
    const before = { read: "number?", begun: "boolean?" } as const;
    const { read = 0, begun = false } = fieldsOf("after", after, before);
    return this.bindings.guarded((glue) => glue.read_lines(bytes, read, begun, box));
  }

  /**
   * Solves a puzzle in this thread, by the quickest solver unless the setup names another. Nothing
   * else happens meanwhile; `Pool.solve` does it in a worker.
   *
   * Throws a `SudokuError`: what `read` throws of a text, and what `start` throws.
   */
  solve<Id extends string = QuickestId>(
    puzzle: Puzzle | string,
    setup: SolveInput<Id> = {},
  ): Solved<Id> {
    const given = puzzleOf(this, puzzle);
    const all = setupFor(this, given, setup);
    const run = this.start(given, all);
    try {
      const end = { ...run.advance(), solution: run.solution, counters: run.counters };
      return solved<Id>(this, given, all.algorithm, end);
    } finally {
      run.free();
    }
  }

  /**
   * Starts a run in this thread.
   *
   * Throws a `SudokuError`: `clash` if the givens do, `unknown-algorithm`, `not-loaded` where
   * `holds` is false, or what the algorithm refuses.
   */
  start<Id extends string>(puzzle: Puzzle | string, setup: SetupInput<Id>): Run {
    const { text, box } = puzzleOf(this, puzzle);
    const all = checked(this, setup);
    this.#expect(all.algorithm);
    return new Run((glue) => glue.start(text, box, all), this.bindings);
  }

  /**
   * Solves many puzzles in this thread in one call, with the algorithm's defaults: a digit a cell, 0
   * for a blank, one puzzle after the other. A puzzle whose givens clash has no solution. Nothing can
   * be watched or stopped, so hand over as many as may take their time.
   *
   * Throws a `SudokuError`: `unknown-algorithm`; `not-loaded` where `holds` is false; `box`, also if
   * the bytes are not whole grids of it; `param-type` or `param-range` for the limits; or what the
   * algorithm refuses.
   */
  solveMany<Id extends string>(
    algorithm: IdInput<SolverId, Id>,
    puzzles: Uint8Array,
    options: Batch = {},
  ): Answers {
    const {
      box = "3x3",
      limit = 1,
      maxSteps,
    } = fieldsOf<Batch>("options", options, {
      box: "string?",
      limit: "number?",
      maxSteps: "number?",
    });
    this.#expect(algorithm);
    expectBytes(puzzles);
    const solve = (some: Uint8Array) =>
      this.bindings.guarded((glue) => glue.solve_many(algorithm, box, some, limit, maxSteps));
    const cells = cellsOf(box);
    const size = cells * Math.max(1, Math.floor(AT_ONCE / cells));
    // What are no puzzles is refused in one piece, too.
    if (puzzles.length <= size || puzzles.length % cells !== 0) return solve(puzzles);
    const all = new Collected(puzzles.length / cells, cells);
    try {
      for (let at = 0; at < puzzles.length; at += size) {
        all.put(at / cells, solve(puzzles.subarray(at, at + size)));
      }
    } catch (error) {
      // The place told is one in the piece.
      if (error instanceof SudokuError && error.code === "box") cellsIn(puzzles, box);
      throw error;
    }
    return all;
  }

  /**
   * How many solutions a puzzle has, roughly, by random probes of the search tree (Knuth 1975), in
   * this thread. The same seed gives the same estimate everywhere. After `maxMs` milliseconds, by default
   * 5,000, it ends with the probes that were sent, which the estimate says.
   *
   * Throws a `SudokuError` `not-loaded` in browsers, but of a `Workshop`; `Solutions` has it everywhere.
   */
  estimate(puzzle: Puzzle | string, probes: number, seed = 1, maxMs = MAX_MS): Estimate {
    expect("probes", probes, "number");
    const { text, box } = puzzleOf(this, puzzle);
    return this.bindings.guarded((glue) => {
      if (!glue.estimate) throw notLoaded("What estimates");
      return used(glue.estimate(text, box, seed), (all) => {
        all.run_for(probes, maxMs);
        return estimateOf(all);
      });
    });
  }
}

function notLoaded(what: string): SudokuError {
  const where = "workers fetch it, and load() of sudoku-lab/workshop brings it to this thread";
  return new SudokuError("not-loaded", `${what} is not loaded here: ${where}.`);
}

/**
 * Loads the solvers: the one way in. In browsers those of a first race, and workers fetch all others
 * when they are wanted; in Node all of them.
 *
 * Throws a `SudokuError`: `unsupported` where WebAssembly or its vectors are missing or forbidden,
 * `network` where a file cannot be fetched.
 */
export async function load(source?: WasmSource, options?: LoadOptions): Promise<Lab> {
  return new Lab(...(await loaded(source, options)));
}
