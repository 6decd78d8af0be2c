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
import { useAndFree } from "./bindings.js";
import { estimateOf } from "./estimate.js";
import { createRegistryParts, type LoadOptions, type WasmSource } from "./load.js";
import { Registry } from "./registry.js";
import { Run } from "./run.js";
import { checkSetup, findAlgorithm, puzzleOf } from "./setup.js";
import { setupFor, solvedResult } from "./solved.js";

/** The maximum number of bytes of puzzles in the module's memory at a time; the memory never shrinks. */
const MAX_BATCH_BYTES = 2 ** 19;

/** The default time limit of a call in this thread, ms, if its result can state that it was cut short. */
export const MAX_MS = 5000;

/** A registry that can also run its algorithms in this thread. Labs are created by `load`. */
export class Lab extends Registry {
  /** Throws an error unless the algorithm has been loaded. */
  #expect(algorithm: string): void {
    if (!this.holds(findAlgorithm(this, algorithm).id)) throw notLoaded(algorithm);
  }

  /**
   * Reads complete lines of a file with one puzzle per line, followed by an optional label. Malformed lines are listed
   * with their positions. `after` is the result for the preceding lines, if these are not the first lines.
   *
   * Throws a `SudokuError` with the code `box`.
   */
  readLines(bytes: Uint8Array, box?: string, after?: Pick<LinesRead, "read" | "begun">): LinesRead {
    const before = { read: "count?", begun: "boolean?" } as const;
    const { read = 0, begun = false } = fieldsOf("after", after, before);
    return this.bindings.guarded((glue) => glue.read_lines(bytes, read, begun, box));
  }

  /**
   * Solves a puzzle in this thread, with the fastest solver unless the setup names another one. The call blocks the
   * thread; `Pool.solve` solves in a worker.
   *
   * Throws the errors of `read`, for a text, and those of `start`.
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
      return solvedResult<Id>(this, given, all.algorithm, end);
    } finally {
      run.free();
    }
  }

  /**
   * Starts a run in this thread.
   *
   * Throws a `SudokuError`: `clash` if givens are in conflict, `unknown-algorithm`, `not-loaded` if `holds` is
   * `false`, or the error with which the algorithm refuses the setup.
   */
  start<Id extends string>(puzzle: Puzzle | string, setup: SetupInput<Id>): Run {
    const { text, box } = puzzleOf(this, puzzle);
    const all = checkSetup(this, setup);
    this.#expect(all.algorithm);
    return new Run((glue) => glue.start(text, box, all), this.bindings);
  }

  /**
   * Solves several puzzles in this thread in one call, with the default parameters of the algorithm. The puzzles are
   * concatenated, with one digit per cell and 0 for a blank. A puzzle with conflicting givens has no solution. The
   * call can be neither observed nor stopped, so choose the number of puzzles accordingly.
   *
   * Throws a `SudokuError`: `unknown-algorithm`; `not-loaded` if `holds` is `false`; `box`, also if the bytes are
   * not complete grids with this box; `param-type` or `param-range` for the limits; or the error with which the
   * algorithm refuses the setup.
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
    const size = cells * Math.max(1, Math.floor(MAX_BATCH_BYTES / cells));
    // Bytes that are not puzzles are refused as a whole, too.
    if (puzzles.length <= size || puzzles.length % cells !== 0) return solve(puzzles);
    const all = new Collected(puzzles.length / cells, cells);
    try {
      for (let at = 0; at < puzzles.length; at += size) {
        all.put(at / cells, solve(puzzles.subarray(at, at + size)));
      }
    } catch (error) {
      // The position in the message would be relative to the piece.
      if (error instanceof SudokuError && error.code === "box") cellsIn(puzzles, box);
      throw error;
    }
    return all;
  }

  /**
   * Estimates the number of solutions of a puzzle by random probes of the search tree (Knuth 1975), in this thread.
   * The same seed gives the same estimate everywhere. After `maxMs` milliseconds (default: 5,000), the estimate uses
   * the probes made so far; it contains their number.
   *
   * Throws a `SudokuError` with the code `not-loaded` in browsers, except on a `Workshop`; `Solutions` can estimate
   * everywhere.
   */
  estimate(puzzle: Puzzle | string, probes: number, seed = 1, maxMs = MAX_MS): Estimate {
    expect("probes", probes, "count");
    const { text, box } = puzzleOf(this, puzzle);
    return this.bindings.guarded((glue) => {
      if (!glue.estimate) throw notLoaded("What estimates");
      return useAndFree(glue.estimate(text, box, seed), (all) => {
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
 * Loads the solvers. In browsers, this loads the solvers of a first race, and workers fetch the others when they are
 * needed; in Node, it loads all solvers.
 *
 * Throws a `SudokuError`: `unsupported` if WebAssembly or its SIMD instructions are missing or forbidden, `network` if
 * a file cannot be fetched.
 */
export async function load(source?: WasmSource, options?: LoadOptions): Promise<Lab> {
  return new Lab(...(await createRegistryParts(source, options)));
}
