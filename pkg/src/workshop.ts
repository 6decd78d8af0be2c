/**
 * The entry point for generating, rating and comparing puzzles: a lab with all solvers and generators. It has a module
 * of its own, so that programs that only solve puzzles need not fetch it.
 */
import type { Logic } from "../wasm/workshop/sudoku_lab.js";
import { SudokuError } from "./errors.js";
import { bindings, glue } from "./module/all.js";
import { cellsOf } from "./module/answers.js";
import { entriesOf, expect, fieldsOf, registerObject } from "./module/arguments.js";
import { useAndFree } from "./module/bindings.js";
import { Lab, MAX_MS } from "./module/lab.js";
import {
  algorithmInfos,
  compileAll,
  compileModule,
  importScript,
  type WasmSource,
} from "./module/load.js";
import { LOGIC_FIELDS, pathOf, techniqueList, toBoundStart } from "./module/logic.js";
import { scalesFor } from "./module/rating.js";
import { checkSetup, puzzleOf, rateablePuzzle, startOf } from "./module/setup.js";
import { Statistics } from "./module/statistics.js";
import type { Net, TrainingRecipe } from "./module/training.js";
import type {
  AnySetup,
  Canonical,
  Deduction,
  Deductions,
  Facts,
  GenerateInput,
  GeneratorInput,
  Givens,
  LogicOptions,
  LogicPath,
  Position,
  Puzzle,
  Rating,
  RatingOptions,
  ScaleInfo,
  Symmetry,
  TechniqueId,
  TechniqueInfo,
  TechniqueOrder,
} from "./types.js";

export type * from "./experiment/definition.js";
export type { ExperimentPuzzle, OpenOptions } from "./experiment/puzzles.js";
export * from "./experiment/summary.js";
export {
  Experiment,
  type ExperimentOpening,
  type ExperimentOptions,
  type ExperimentTask,
} from "./experiment.js";
export type * from "./module/statistics.js";
export {
  type ParamTexts,
  Tuning,
  type TuningAblation,
  type TuningOptions,
  type TuningRequest,
  type TuningResult,
  type TuningSide,
  type TuningStanding,
  type TuningState,
} from "./tuning.js";

/** The options of human techniques in the calling thread, which they block. */
export interface ThreadLogicOptions<Id extends string = TechniqueId> extends LogicOptions<Id> {
  /** The time limit in milliseconds; default: 5,000. With `Infinity`, there is no limit. */
  readonly maxMs?: number;
}

const LOGIC_OPTION_FIELDS = { ...LOGIC_FIELDS, maxMs: "number?" } as const;

/** A lab that can also generate puzzles, find equivalent puzzles, and compute statistics of runs. */
export class Workshop extends Lab {
  /** Workshops come from `load`. */
  constructor(...made: ConstructorParameters<typeof Lab>) {
    super(...made);
    registerObject("workshop", this);
  }

  /** Statistics of runs, computed in the calling thread. */
  readonly statistics = new Statistics();
  #techniques: readonly TechniqueInfo[] | null = null;
  #scales: readonly ScaleInfo[] | null = null;

  /**
   * Generates a puzzle in the calling thread, which is blocked; a `Race` generates in a worker. The generator is `dig`
   * unless the setup names another one, and without a seed each call returns a new puzzle. Throws a `SudokuError`: the
   * errors of `generateMany`, and `refused` if the generator gave up.
   */
  generate<Id extends string = "dig">(given: GenerateInput<Id> = {}, box = "3x3"): Puzzle {
    expect("setup", given, "object");
    expect("box", box, "string");
    const setup = Object.fromEntries(entriesOf("setup", given)) as Partial<AnySetup>;
    const seed = setup.seed ?? this.freshSeed();
    const algorithm = setup.algorithm ?? this.#usual(Math.sqrt(cellsOf(box)));
    const made = this.generateMany({ ...setup, algorithm, seed }, 1, box);
    if (made.some((digit) => digit > 0)) return this.read(this.write(made, box), { box });
    throw new SudokuError("refused", `${algorithm} gave up with the seed ${seed}`);
  }

  /** Returns the id of the first generator that supports the size. */
  #usual(side: number): string {
    const makers = this.algorithms.filter(({ kind }) => kind === "generator");
    const fits = makers.find(({ sizes: { least, most } }) => least <= side && side <= most);
    return (fits ?? makers[0])?.id ?? "";
  }

  /**
   * Generates `count` puzzles in the calling thread in one call, the first one with the seed of the setup, the others
   * with the following seeds. The puzzles are concatenated, with one digit per cell and 0 for a blank; a puzzle is all
   * 0 if the generator gave up. The call can be neither observed nor stopped. Throws a `SudokuError`:
   * `unknown-algorithm`, also if the algorithm is not a generator; `box`; `param-type` or `param-range` for the count;
   * or the error with which the generator refuses the setup.
   */
  generateMany<Id extends string>(
    setup: GeneratorInput<Id>,
    count: number,
    box = "3x3",
  ): Uint8Array<ArrayBuffer> {
    const all = checkSetup(this, setup);
    return bindings.guarded(() => glue.generate_many(all, box, count)) as Uint8Array<ArrayBuffer>;
  }

  /**
   * Returns an easier version of a puzzle, computed in the calling thread: digits of its unique solution are added, in
   * cells that the seed selects, until the puzzle has this number of givens. A puzzle that has at least as many givens
   * is returned unchanged. The same seed adds the same digits as `lab ease` on the command line. Only givens are used.
   * Throws a `SudokuError`: `clash`; `not-unique` unless there is exactly one solution; `param-type` or `param-range`
   * for the number of givens, also if it exceeds the number of cells, or for the seed.
   */
  ease(puzzle: Puzzle | string, givens: number, seed = 1): Puzzle {
    const { text, box } = puzzleOf(this, puzzle);
    const eased = bindings.guarded(() => glue.ease(text, box, givens, seed));
    return this.read(eased, { box });
  }

  /**
   * Finds the one puzzle in a text as people write it: all formats of `read`, and also a puzzle under a title, in a
   * table with empty cells, with spaces for blanks in lines with one character per cell, in a list of Python or JSON,
   * or after `bd=` in a link. A text that may contain two puzzles is rejected, not guessed. Throws a `SudokuError`
   * `parse`, with the position.
   */
  find(text: string): Puzzle {
    const puzzle = bindings.guarded(() => glue.find(text)) as Puzzle;
    const { candidates } = puzzle;
    return { ...puzzle, candidates: candidates && Uint32Array.from(candidates) };
  }

  /**
   * Returns the pencil marks in such a text, one bit set per cell (bit d − 1 for digit d), including marks that the
   * digits exclude. Whether a single mark in a cell is a placed digit is decided as in `find`, by the surrounding
   * cells. Returns `null` if the text contains only digits. Throws as `find` does.
   */
  marks(text: string): Uint32Array<ArrayBuffer> | null {
    return (bindings.guarded(() => glue.find_marks(text)) ??
      null) as Uint32Array<ArrayBuffer> | null;
  }

  /**
   * Returns properties of a puzzle, computed in the calling thread. The solutions are counted by a complete solver
   * other than `maker` (`id` or `id:preset`), the algorithm that generated the puzzle. The solution path is given up
   * after `maxMs` milliseconds (default: 5,000), and `complete` is then `false`.
   */
  facts(puzzle: Puzzle | string, maker = "", maxMs = MAX_MS): Facts {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.facts(text, box, maker, maxMs)) as Facts;
  }

  /** The human techniques, easiest first. */
  get techniques(): readonly TechniqueInfo[] {
    this.#techniques ??= bindings.guarded(() => glue.techniques()) as TechniqueInfo[];
    return this.#techniques;
  }

  /** The published orders of techniques. */
  get orders(): readonly TechniqueOrder[] {
    return bindings.guarded(() => glue.orders()) as TechniqueOrder[];
  }

  /**
   * Returns the solution path of a puzzle or a position, computed in the calling thread: each step is the first
   * instance of the first technique in the list that has one, until no technique applies. After `maxMs` milliseconds
   * (default: 5,000), the path is cut short and `complete` is `false`. `findPath` works in a worker and without a time
   * limit. Throws a `SudokuError`: `clash`; for a position also `no-candidate`, `box` and `param-range`;
   * `unknown-technique`.
   */
  path<Id extends string>(
    from: Puzzle | Position | string,
    options: ThreadLogicOptions<Id> = {},
  ): LogicPath {
    const start = startOf(this, from);
    const checkedOptions = fieldsOf<ThreadLogicOptions<Id>>(
      "options",
      options,
      LOGIC_OPTION_FIELDS,
    );
    const {
      techniques,
      together = false,
      maxSteps,
      explain = false,
      maxMs = MAX_MS,
    } = checkedOptions;
    const list = techniqueList(techniques);
    return bindings.guarded(() =>
      workUntil(glue.path(toBoundStart(glue, start), list, together, maxSteps, explain), maxMs),
    );
  }

  /**
   * Returns all deductions of human techniques on a puzzle or a position, computed in the calling thread. The time
   * limit is that of `path`; `complete` is `false` if it was reached. Throws as `path` does.
   */
  deductions<Id extends string>(
    from: Puzzle | Position | string,
    options: Omit<ThreadLogicOptions<Id>, "together" | "maxSteps"> = {},
  ): Deductions {
    const start = startOf(this, from);
    const givenOptions = fieldsOf<ThreadLogicOptions<Id>>("options", options, LOGIC_OPTION_FIELDS);
    const { techniques, explain = false, maxMs = MAX_MS } = givenOptions;
    const list = techniqueList(techniques);
    const { steps, complete } = bindings.guarded(() =>
      workUntil(glue.deductions(toBoundStart(glue, start), list, explain), maxMs),
    );
    // The property is not enumerable, so that the list equals a list without it.
    const all: Deduction[] & { readonly complete?: boolean } = [...steps];
    return Object.defineProperty(all, "complete", { value: complete }) as Deductions;
  }

  /** The scales of difficulty. */
  get scales(): readonly ScaleInfo[] {
    this.#scales ??= bindings.guarded(() => glue.scales()) as ScaleInfo[];
    return this.#scales;
  }

  /**
   * Rates a puzzle on scales of difficulty in the calling thread, which may take seconds; `findRatings` works in a
   * worker. The type excludes positions, and a position with values or candidates is rejected with `refused`: to rate
   * the digits on a board, read them as a separate puzzle. Throws a `SudokuError`: `refused`, `box` and `clash` for the
   * puzzle; `not-unique` unless there is exactly one solution; `unknown-scale`; `size` if a requested scale is not
   * defined for the grid; `param-range` for the seed.
   */
  rate<Id extends string>(
    puzzle: Puzzle | Givens | string,
    options: RatingOptions<Id> = {},
  ): readonly Rating[] {
    const { scales, seed = 1 } = fieldsOf<RatingOptions<Id>>("options", options, {
      scales: "texts?",
      seed: "number?",
    });
    const { text, box } = rateablePuzzle(this, puzzle);
    const wanted = scales ?? scalesFor(this.scales, box);
    return bindings.guarded(() =>
      useAndFree(glue.rate(text, box, [...wanted], seed), (rated) => {
        rated.run_for(Number.POSITIVE_INFINITY);
        return rated.take() as Rating[];
      }),
    );
  }

  /** Returns the default recipe of a training for grids with these boxes. Throws a `SudokuError` `box`. */
  defaultRecipe(box = "2x3"): TrainingRecipe {
    expect("box", box, "string");
    return bindings.guarded(() => glue.default_recipe(box)) as TrainingRecipe;
  }

  /**
   * Returns the net in a file that `Training.file` returned. Throws a `SudokuError` `net` that describes where and why
   * the file is invalid.
   */
  openNet(file: Uint8Array): Net {
    expect("file", file, "Uint8Array");
    return bindings.guarded(() => glue.open_net(file)) as Net;
  }

  /**
   * Returns the canonical form of a puzzle: the texts of two forms are equal exactly if the puzzles differ only in the
   * order of lines, a transposition and the names of digits. Only givens are used. The call usually takes a tenth of a
   * millisecond, but a second for an empty grid. Throws a `SudokuError` `size` unless boxes are 3 × 3; the next two
   * methods do the same.
   */
  canonical(puzzle: Puzzle | string): Canonical {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.canonical(text, box)) as Canonical;
  }

  /** Returns a transformation of one puzzle into the other; `null` if there is none. */
  equivalence(from: Puzzle | string, to: Puzzle | string): Symmetry | null {
    const [first, other] = [puzzleOf(this, from), puzzleOf(this, to)];
    return bindings.guarded(() =>
      glue.equivalence(first.text, first.box, other.text, other.box),
    ) as Symmetry | null;
  }

  /**
   * Returns at most `most` transformations of a puzzle into itself, without the identity. Digits that do not occur keep
   * their names.
   */
  automorphisms(puzzle: Puzzle | string, most: number): Symmetry[] {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.automorphisms(text, box, most)) as Symmetry[];
  }
}

/** Works until the end is reached or this number of milliseconds has passed. */
function workUntil(logic: Logic, ms: number): LogicPath {
  return useAndFree(logic, () => {
    logic.run_for(ms);
    return pathOf(logic.take() as Deduction[], logic.left(), !logic.pending);
  });
}

/** Loads all solvers and generators; rejects with the errors of the `load` of the main entry. */
export async function load(source?: WasmSource): Promise<Workshop> {
  const [module, solvers, makers] = await Promise.all([
    source ? compileModule(source) : compileAll(),
    algorithmInfos(),
    importScript(import("../wasm/workshop/catalog.js")),
  ]);
  const algorithms = [...solvers, ...(makers.default as typeof solvers)];
  return new Workshop(module, bindings, algorithms, compileAll);
}
