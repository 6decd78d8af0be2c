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
import { brand, expect, fieldsOf } from "./arguments.js";
import type { Bindings } from "./bindings.js";
import type { Merge } from "./bound.js";
import { puzzleOf, textual } from "./setup.js";

/** How to read what a text alone leaves open. */
export interface Reading {
  /** Rows and columns of a box, `RxC`, if they are known; else the squarest. */
  readonly box?: string | undefined;
  /** Whether digits are written from `0`, so that `0` is the first and no blank. */
  readonly hex?: boolean | undefined;
}

/** A module for a worker. */
export interface Supply {
  /** Whether all there is can be asked of it. */
  readonly all: boolean;
  /** What is there, or is fetched now; rejects with a `SudokuError`. */
  readonly module: () => WebAssembly.Module | Promise<WebAssembly.Module>;
}

/** Like its id there is one, whichever of a page's registries is asked. */
let theGuest: Guest | null = null;

/**
 * What there is, puzzles as text, and what workers are given: enough for a page that leaves all runs to
 * workers. A `Lab` runs things in its own thread too.
 */
export class Registry {
  /** Runs are equal, for the same puzzle, setup and seed, within a version only. */
  readonly version: string;
  /** The compiled module that was loaded, to be shared with workers. */
  readonly module: WebAssembly.Module;
  /** All there are; workers fetch those that were not loaded. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly #byId: ReadonlyMap<string, AlgorithmInfo>;
  protected readonly bindings: Bindings;
  readonly #held: ReadonlySet<string>;
  readonly #fetchAll: () => Promise<WebAssembly.Module>;
  /** The module with everything, once it is there. */
  #all: WebAssembly.Module | null;

  /** Registries come from `loadRegistry`. */
  constructor(
    module: WebAssembly.Module,
    bindings: Bindings,
    algorithms: readonly AlgorithmInfo[],
    fetchAll: () => Promise<WebAssembly.Module>,
  ) {
    brand("lab", this);
    bindings.instantiate(module);
    this.module = module;
    this.bindings = bindings;
    this.version = bindings.guarded((glue) => glue.version());
    this.algorithms = algorithms;
    this.#byId = new Map(algorithms.map((algorithm) => [algorithm.id, algorithm]));
    this.#held = new Set(bindings.guarded((glue) => glue.algorithm_ids()));
    this.#all = algorithms.every(({ id }) => this.#held.has(id)) ? module : null;
    this.#fetchAll = fetchAll;
  }

  /**
   * A visitor's own solver, if there is one: all registries know it by its id, and it is not among their
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

  /** Who brings workers of his own for this algorithm; `null` for ours. */
  guestOf(id: string): Guest | null {
    return this.guest?.info.id === id ? this.guest : null;
  }

  /** Whether it was loaded, so that this thread can run it; workers run every algorithm. */
  holds<Id extends string>(id: IdInput<AlgorithmId, Id>): boolean {
    return this.#held.has(id);
  }

  /**
   * Whether what was loaded runs a setup on grids with such boxes. A parameter may name more than that
   * knows.
   */
  takes<Id extends string>(setup: SetupInput<Id>, box: string): boolean {
    const all = textual<AnySetup>(setup);
    if (this.guestOf(all.algorithm)) return true;
    return this.bindings.guarded((glue) => glue.takes(all, box));
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
    return this.bindings.guarded((glue) => glue.counts(box));
  }

  /**
   * Reads a puzzle in any usual format. Givens that clash are read too, and listed in the result.
   *
   * Throws a `SudokuError`: `parse`, with the place, or `box`.
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

  /** Digits as the text of one line. Throws a `SudokuError` `box` if they do not fit it. */
  write(givens: Uint8Array, box: string): string {
    expect("givens", givens, "Uint8Array");
    return this.bindings.guarded((glue) => glue.write(givens, box));
  }

  /** A puzzle equivalent to this one, a different one for each seed. */
  shuffle(puzzle: Puzzle | string, seed: number): Puzzle {
    const { text, box } = puzzleOf(this, puzzle);
    return this.read(
      this.bindings.guarded((glue) => glue.shuffle(text, box, seed)),
      { box },
    );
  }

  /** A complete solver for every size, and not the one named (`id` or `id:preset`), to check it. */
  secondOpinion(of: string): string {
    return this.bindings.guarded((glue) => glue.independent_checker(of));
  }

  freshSeed(): number {
    return this.bindings.guarded((glue) => glue.fresh_seed());
  }

  /**
   * Why a puzzle has no solution, in English, where that can be seen without a search: a cell that no
   * digit fits, or a digit without a place, at once or after singles. `null` says nothing.
   */
  whyNot(puzzle: Puzzle | string): string | null {
    return this.reasonWhyNot(puzzle)?.text ?? null;
  }

  /** The same as `whyNot`, with the message for other languages. */
  reasonWhyNot(puzzle: Puzzle | string): Pick<Explanation, "text" | "i18n"> | null {
    const { text, box, clashes } = puzzleOf(this, puzzle);
    const [clash] = clashes;
    if (clash) return { text: clash.message, i18n: clash.i18n };
    return this.bindings.guarded((glue) => glue.why_not(text, box)) ?? null;
  }

  /** What adds up so many parts of one run; for `solveTogether`. */
  merge(parts: number, solutions: number): Merge {
    return this.bindings.guarded((glue) => new glue.Merge(parts, solutions));
  }
}
