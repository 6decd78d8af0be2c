import { SudokuError } from "../errors.js";
import type { Guest } from "../guest.js";
import type {
  AlgorithmId,
  AlgorithmInfo,
  AnySetup,
  Explanation,
  IdInput,
  Puzzle,
  SetupInput,
} from "../types.js";
import { expect, fieldsOf, registerObject } from "./arguments.js";
import type { Bindings } from "./bindings.js";
import type { BoundMerge } from "./bound.js";
import { puzzleOf, toTextParams } from "./setup.js";

/** Options for reading a text that can be read in several ways. */
export interface Reading {
  /** Rows and columns of a box, `RxC`, if they are known; default: the most nearly square box. */
  readonly box?: string | undefined;
  /** Whether digits start at `0`, so that `0` is the first digit instead of a blank. */
  readonly hex?: boolean | undefined;
}

/** A module for a worker. */
export interface Supply {
  /** Whether it is the module with everything. */
  readonly all: boolean;
  /** The module, which is downloaded if necessary; rejects with a `SudokuError`. */
  readonly module: () => WebAssembly.Module | Promise<WebAssembly.Module>;
}

/** The visitor's solver. Its id is unique, so all registries of a page share one solver. */
let theGuest: Guest | null = null;

/**
 * The list of algorithms, the reading and writing of puzzles, and the modules for workers: sufficient for a
 * page that runs everything in workers. A `Lab` can also run algorithms in its own thread.
 */
export class Registry {
  /** The version: runs with the same puzzle, setup and seed are equal only within one version. */
  readonly version: string;
  /** The compiled module that was loaded, to be shared with workers. */
  readonly module: WebAssembly.Module;
  /** All algorithms; workers download the algorithms that were not loaded. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly #byId: ReadonlyMap<string, AlgorithmInfo>;
  protected readonly bindings: Bindings;
  readonly #coreIds: ReadonlySet<string>;
  readonly #fetchAll: () => Promise<WebAssembly.Module>;
  /** The module with everything, once it has been loaded. */
  #all: WebAssembly.Module | null;

  /** Registries come from `loadRegistry`. */
  constructor(
    module: WebAssembly.Module,
    bindings: Bindings,
    algorithms: readonly AlgorithmInfo[],
    fetchAll: () => Promise<WebAssembly.Module>,
  ) {
    registerObject("lab", this);
    bindings.instantiate(module);
    this.module = module;
    this.bindings = bindings;
    this.version = bindings.guarded((glue) => glue.version());
    this.algorithms = algorithms;
    this.#byId = new Map(algorithms.map((algorithm) => [algorithm.id, algorithm]));
    this.#coreIds = new Set(bindings.guarded((glue) => glue.algorithm_ids()));
    this.#all = algorithms.every(({ id }) => this.#coreIds.has(id)) ? module : null;
    this.#fetchAll = fetchAll;
  }

  /**
   * The custom solver, if there is one: all registries know it by its id, and it is not listed in their
   * `algorithms`.
   */
  get guest(): Guest | null {
    return theGuest;
  }

  set guest(guest: Guest | null) {
    theGuest = guest;
  }

  algorithm<Id extends string>(id: IdInput<AlgorithmId, Id>): AlgorithmInfo | undefined {
    expect("id", id, "string");
    return this.guestOf(id)?.info ?? this.#byId.get(id);
  }

  /** Returns the provider of the workers for this algorithm; `null` for built-in algorithms. */
  guestOf(id: string): Guest | null {
    return this.guest?.info.id === id ? this.guest : null;
  }

  /**
   * Whether the algorithm was loaded, so that the calling thread can run it; workers can run every
   * algorithm.
   */
  holds<Id extends string>(id: IdInput<AlgorithmId, Id>): boolean {
    return this.#coreIds.has(id);
  }

  /**
   * Whether the loaded module can run a setup on grids with these boxes. A parameter may name an algorithm
   * that the module does not contain.
   */
  takes<Id extends string>(setup: SetupInput<Id>, box: string): boolean {
    const all = toTextParams<AnySetup>(setup);
    if (this.guestOf(all.algorithm)) return true;
    return this.bindings.guarded((glue) => glue.takes(all, box));
  }

  /**
   * Returns the module for a worker, which need not contain every algorithm; for `Race`, `Pool` and `Solutions`.
   */
  supply(all: boolean): Supply {
    if (!all && !this.#all) return { all, module: () => this.module };
    return { all: true, module: () => this.#all ?? this.#fetchFullModule() };
  }

  async #fetchFullModule(): Promise<WebAssembly.Module> {
    this.#all = await this.#fetchAll();
    return this.#all;
  }

  /** Whether the loaded module can count the solutions of puzzles with these boxes. */
  counts(box: string): boolean {
    return this.bindings.guarded((glue) => glue.counts(box));
  }

  /**
   * Reads a puzzle in any usual format. Conflicting givens are read, too, and are listed in the result.
   * Throws a `SudokuError`: `parse`, with the position, or `box`.
   */
  read(text: string, reading: Reading = {}): Puzzle {
    const { box, hex = false } = fieldsOf<Reading>("options", reading, {
      box: "string?",
      hex: "boolean?",
    });
    if (typeof text !== "string") {
      const how = "is a text or what `read` gives; `write` makes a text of digits";
      throw new SudokuError(
        "parse",
        `a puzzle ${how}: this is ${text === null ? text : typeof text}`,
      );
    }
    const puzzle = this.bindings.guarded((glue) => glue.read(text, box, hex));
    const { candidates } = puzzle;
    return { ...puzzle, candidates: candidates && Uint32Array.from(candidates) };
  }

  /**
   * Returns the digits as one line of text. Throws a `SudokuError` `box` if their number does not match the box.
   */
  write(givens: Uint8Array, box: string): string {
    expect("givens", givens, "Uint8Array");
    return this.bindings.guarded((glue) => glue.write(givens, box));
  }

  /** Returns a puzzle equivalent to this one, a different one for each seed. */
  shuffle(puzzle: Puzzle | string, seed: number): Puzzle {
    const { text, box } = puzzleOf(this, puzzle);
    return this.read(
      this.bindings.guarded((glue) => glue.shuffle(text, box, seed)),
      { box },
    );
  }

  /**
   * Returns a complete solver for every size, different from the solver with this name (`id` or `id:preset`), to check
   * it.
   */
  secondOpinion(of: string): string {
    return this.bindings.guarded((glue) => glue.independent_checker(of));
  }

  freshSeed(): number {
    return this.bindings.guarded((glue) => glue.fresh_seed());
  }

  /**
   * Returns the reason why a puzzle has no solution, in English, if the reason can be seen without a search: a cell
   * without a possible digit or a digit without a place, at once or after singles. `null` proves nothing.
   */
  whyNot(puzzle: Puzzle | string): string | null {
    return this.reasonWhyNot(puzzle)?.text ?? null;
  }

  /** Returns the same as `whyNot`, with the message for other languages. */
  reasonWhyNot(puzzle: Puzzle | string): Pick<Explanation, "text" | "i18n"> | null {
    const { text, box, clashes } = puzzleOf(this, puzzle);
    const [clash] = clashes;
    if (clash) return { text: clash.message, i18n: clash.i18n };
    return this.bindings.guarded((glue) => glue.why_not(text, box)) ?? null;
  }

  /** Returns the object that combines the results of this number of parts of one run; for `solveTogether`. */
  merge(parts: number, solutions: number): BoundMerge {
    return this.bindings.guarded((glue) => new glue.Merge(parts, solutions));
  }
}
