import type { Merge } from "../../wasm/sudoku_lab.js";
import { SudokuError } from "../errors.js";
import type {
  AlgorithmInfo,
  Answers,
  Batch,
  Estimate,
  Explanation,
  LinesRead,
  Puzzle,
  Setup,
} from "../types.js";
import { Collected, cellsIn, cellsOf } from "./answers.js";
import type { Bindings } from "./bindings.js";
import { estimateOf } from "./estimate.js";
import { Run } from "./run.js";

/** How to read what a text alone leaves open. */
export interface Reading {
  /** Rows and columns of a box, `RxC`, if they are known; else the squarest. */
  readonly box?: string | undefined;
  /** Whether digits are written from `0`, so that `0` is the first and no blank. */
  readonly hex?: boolean | undefined;
}

/** Bytes of puzzles that are in the module's memory at a time, which never shrinks. */
const AT_ONCE = 2 ** 19;

/** A module for a worker. */
export interface Supply {
  /** Whether all there is can be asked of it. */
  readonly all: boolean;
  /** What is there, or is fetched now; rejects with a `SudokuError`. */
  readonly module: () => WebAssembly.Module | Promise<WebAssembly.Module>;
}

/** A loaded registry: what there is, puzzles as text, and runs in this thread. */
export class Lab {
  /** Runs are equal, for the same puzzle, setup and seed, within a version only. */
  readonly version: string;
  /** The compiled module that was loaded, to be shared with workers. */
  readonly module: WebAssembly.Module;
  /** All there are; workers fetch those that were not loaded. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly #byId: ReadonlyMap<string, AlgorithmInfo>;
  readonly #bindings: Bindings;
  readonly #held: ReadonlySet<string>;
  readonly #fetchAll: () => Promise<WebAssembly.Module>;
  /** The module with everything, once it is there. */
  #all: WebAssembly.Module | null;

  /** Labs come from `load`. */
  constructor(
    module: WebAssembly.Module,
    bindings: Bindings,
    algorithms: readonly AlgorithmInfo[],
    fetchAll: () => Promise<WebAssembly.Module>,
  ) {
    bindings.instantiate(module);
    this.module = module;
    this.#bindings = bindings;
    this.version = bindings.guarded((glue) => glue.version());
    this.algorithms = algorithms;
    this.#byId = new Map(algorithms.map((algorithm) => [algorithm.id, algorithm]));
    this.#held = new Set(bindings.guarded((glue) => glue.held()));
    this.#all = algorithms.every(({ id }) => this.#held.has(id)) ? module : null;
    this.#fetchAll = fetchAll;
  }

  algorithm(id: string): AlgorithmInfo | undefined {
    return this.#byId.get(id);
  }

  /** Whether it was loaded, so that this thread can run it; workers run every algorithm. */
  holds(id: string): boolean {
    return this.#held.has(id);
  }

  /** What a worker is given, which need not be able to do all; for `Race`, `Pool` and `Solutions`. */
  supply(all: boolean): Supply {
    if (!all && !this.#all) return { all, module: () => this.module };
    return { all: true, module: () => this.#all ?? this.#bring() };
  }

  async #bring(): Promise<WebAssembly.Module> {
    this.#all = await this.#fetchAll();
    return this.#all;
  }

  /** Whether what was loaded counts the solutions of puzzles with such boxes. */
  counts(box: string): boolean {
    return this.#bindings.guarded((glue) => glue.counts(box));
  }

  /** Throws if it is known, but not here. */
  #expect(algorithm: string): void {
    if (this.#byId.has(algorithm) && !this.holds(algorithm)) throw notLoaded(algorithm);
  }

  /**
   * Reads a puzzle in any usual format. Givens that clash are read too, and listed in the result.
   *
   * Throws a `SudokuError`: `parse`, with the place, or `box`.
   */
  read(text: string, { box, hex = false }: Reading = {}): Puzzle {
    const puzzle = this.#bindings.guarded((glue) => glue.read(text, box, hex)) as Puzzle;
    const { candidates } = puzzle;
    return { ...puzzle, candidates: candidates && Uint32Array.from(candidates) };
  }

  /**
   * Reads the whole lines of a file with a puzzle a line, its label after it; what is no puzzle is listed
   * with its place. `after` is what came of the lines before these, if they are not the first.
   *
   * Throws a `SudokuError` `box`.
   */
  readLines(bytes: Uint8Array, box?: string, after?: Pick<LinesRead, "read" | "begun">): LinesRead {
    const { read, begun } = after ?? { read: 0, begun: false };
    return this.#bindings.guarded((glue) => glue.read_lines(bytes, read, begun, box)) as LinesRead;
  }

  /** Digits as the text of one line. Throws a `SudokuError` `box` if they do not fit it. */
  write(givens: Uint8Array, box: string): string {
    return this.#bindings.guarded((glue) => glue.write(givens, box));
  }

  /** A puzzle equivalent to this one, a different one for each seed. */
  shuffle(puzzle: Puzzle, seed: number): Puzzle {
    return this.read(
      this.#bindings.guarded((glue) => glue.shuffle(puzzle.text, puzzle.box, seed)),
      puzzle,
    );
  }

  /** A complete solver for every size, and not the one named (`id` or `id:preset`), to check it. */
  secondOpinion(of: string): string {
    return this.#bindings.guarded((glue) => glue.second_opinion(of));
  }

  freshSeed(): number {
    return this.#bindings.guarded((glue) => glue.fresh_seed());
  }

  /**
   * Starts a run in this thread.
   *
   * Throws a `SudokuError`: `clash` if the givens do, `unknown-algorithm`, `not-loaded` where
   * `holds` is false, or what the algorithm refuses.
   */
  start(puzzle: Puzzle, setup: Setup): Run {
    this.#expect(setup?.algorithm); // the bindings say what is wrong with no setup at all
    const bindings = this.#bindings;
    return new Run(
      bindings.guarded((glue) => glue.start(puzzle.text, puzzle.box, setup)),
      bindings,
    );
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
  solveMany(
    algorithm: string,
    puzzles: Uint8Array,
    { box = "3x3", limit = 1, maxSteps }: Batch = {},
  ): Answers {
    this.#expect(algorithm);
    const solve = (some: Uint8Array) =>
      this.#bindings.guarded((glue) =>
        glue.solve_many(algorithm, box, some, limit, maxSteps),
      ) as Answers;
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
   * Why a puzzle has no solution, in English, where that can be seen without a search: a cell that no
   * digit fits, or a digit without a place, at once or after singles. `null` says nothing.
   */
  whyNot({ text, box, clashes }: Puzzle): string | null {
    if (clashes[0]) return clashes[0].message;
    const why = this.#bindings.guarded((glue) => glue.why_not(text, box)) as Explanation | null;
    return why?.text ?? null;
  }

  /**
   * How many solutions a puzzle has, roughly, by random probes of the search tree (Knuth 1975), in
   * this thread. The same seed gives the same estimate everywhere.
   *
   * Throws a `SudokuError` `not-loaded` in browsers, but of a `Workshop`; `Solutions` has it everywhere.
   */
  estimate({ text, box }: Puzzle, probes: number, seed = 1): Estimate {
    return this.#bindings.guarded((glue) => {
      if (!glue.estimate) throw notLoaded("What estimates");
      const all = glue.estimate(text, box, seed);
      all.probe(probes);
      const done = estimateOf(all);
      all.free();
      return done;
    });
  }

  /** What adds up so many parts of one run; for `solveTogether`. */
  merge(parts: number, solutions: number): Merge {
    return this.#bindings.guarded((glue) => new glue.Merge(parts, solutions));
  }
}

function notLoaded(what: string): SudokuError {
  const where = "workers fetch it, and load() of sudoku-lab/workshop brings it to this thread";
  return new SudokuError("not-loaded", `${what} is not loaded here: ${where}.`);
}
