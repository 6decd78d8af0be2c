/**
 * The way in for who makes puzzles or compares them: a lab of the whole registry, solvers and generators.
 * Its module is another one, so that who only solves need not fetch it.
 */
import type { Logic } from "../wasm/workshop/sudoku_lab.js";
import { SudokuError } from "./errors.js";
import { bindings, glue } from "./module/all.js";
import { cellsOf } from "./module/answers.js";
import { brand, entriesOf, expect, fieldsOf } from "./module/arguments.js";
import { used } from "./module/bindings.js";
import { Lab, MAX_MS } from "./module/lab.js";
import { algorithmInfos, compile, compileAll, fetched, type WasmSource } from "./module/load.js";
import { bound, LOGIC_FIELDS, listOf, pathOf } from "./module/logic.js";
import { scalesFor } from "./module/rating.js";
import { checked, puzzleOf, ratedOf, startOf } from "./module/setup.js";
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

/** How human techniques are tried in this thread, to which nothing else happens meanwhile. */
export interface ThreadLogicOptions<Id extends string = TechniqueId> extends LogicOptions<Id> {
  /** Milliseconds after which the work is cut short; by default 5,000. `Infinity` is none. */
  readonly maxMs?: number;
}

const FIELDS = { ...LOGIC_FIELDS, maxMs: "number?" } as const;

/** A lab that makes puzzles too, tells which are the same in disguise, and what runs of many tell. */
export class Workshop extends Lab {
  /** Workshops come from `load`. */
  constructor(...made: ConstructorParameters<typeof Lab>) {
    super(...made);
    brand("workshop", this);
  }

  /** What runs tell, in this thread. */
  readonly statistics = new Statistics();
  #techniques: readonly TechniqueInfo[] | null = null;
  #scales: readonly ScaleInfo[] | null = null;

  /**
   * Makes a puzzle in this thread: by digging, unless the setup names another generator, and a new one
   * each time, unless it names a seed. Nothing else happens meanwhile; a `Race` does it in a worker.
   *
   * Throws a `SudokuError`: what `generateMany` throws, and `refused` if the generator gave up.
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

  /** The first generator that takes the size. */
  #usual(side: number): string {
    const makers = this.algorithms.filter(({ kind }) => kind === "generator");
    const fits = makers.find(({ sizes: { least, most } }) => least <= side && side <= most);
    return (fits ?? makers[0])?.id ?? "";
  }

  /**
   * Makes so many puzzles in this thread in one call, the first with the seed of the setup, the others
   * with the next ones: one digit per cell, 0 for a blank, one after the other; all 0 where the generator
   * gave up. Nothing can be watched or stopped.
   *
   * Throws a `SudokuError`: `unknown-algorithm`, also for one that is no generator; `box`;
   * `param-type` or `param-range` for the count; or what the generator refuses.
   */
  generateMany<Id extends string>(
    setup: GeneratorInput<Id>,
    count: number,
    box = "3x3",
  ): Uint8Array<ArrayBuffer> {
    const all = checked(this, setup);
    return bindings.guarded(() => glue.generate_many(all, box, count)) as Uint8Array<ArrayBuffer>;
  }

  /**
   * An easier version of a puzzle, in this thread: digits of its one solution are added, in cells that
   * the seed draws, until it has so many givens; one that has as many stays as it is. The same seed
   * adds the same digits as `lab ease` on the command line. Only givens count.
   *
   * Throws a `SudokuError`: `clash`; `not-unique` unless there is exactly one solution; `param-type` or
   * `param-range` for the number of givens, also if the grid has fewer cells, or the seed.
   */
  ease(puzzle: Puzzle | string, givens: number, seed = 1): Puzzle {
    const { text, box } = puzzleOf(this, puzzle);
    const eased = bindings.guarded(() => glue.ease(text, box, givens, seed));
    return this.read(eased, { box });
  }

  /**
   * Finds the one puzzle in a text as people have it: whatever `read` takes, and also under a title, in
   * a table with empty cells, with spaces for blanks in lines that have one character per cell, in a list of Python or
   * JSON, or after `bd=` in a link. What may be two puzzles is refused, never guessed.
   *
   * Throws a `SudokuError` `parse`, with the place.
   */
  find(text: string): Puzzle {
    const puzzle = bindings.guarded(() => glue.find(text)) as Puzzle;
    const { candidates } = puzzle;
    return { ...puzzle, candidates: candidates && Uint32Array.from(candidates) };
  }

  /**
   * The pencil marks that stand in such a text, a bit set a cell (bit d − 1 for digit d), those too that
   * its digits exclude: a cell with one is filled in or not, which `find` tells by the cells around it.
   * `null` if the text has digits alone.
   *
   * Throws as `find` does.
   */
  marks(text: string): Uint32Array<ArrayBuffer> | null {
    return (bindings.guarded(() => glue.find_marks(text)) ??
      null) as Uint32Array<ArrayBuffer> | null;
  }

  /**
   * What a puzzle is like, in this thread. Its solutions are counted by a complete solver that is not
   * the one named (`id` or `id:preset`), with which it was made. The path of deductions is given up after
   * `maxMs` milliseconds, by default 5,000; `complete` says whether it was.
   */
  facts(puzzle: Puzzle | string, maker = "", maxMs = MAX_MS): Facts {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.facts(text, box, maker, maxMs)) as Facts;
  }

  /** The human techniques there are, easiest first. */
  get techniques(): readonly TechniqueInfo[] {
    this.#techniques ??= bindings.guarded(() => glue.techniques()) as TechniqueInfo[];
    return this.#techniques;
  }

  /** Orders in which they are tried. */
  get orders(): readonly TechniqueOrder[] {
    return bindings.guarded(() => glue.orders()) as TechniqueOrder[];
  }

  /**
   * The way from a puzzle or a position to where human techniques end, in this thread: each step is the first
   * instance of the first technique of a list that has one. After `maxMs` milliseconds, by default 5,000, the
   * path is cut short, and `complete` is false. `findPath` does it in a worker, for as long as it takes.
   *
   * Throws a `SudokuError`: `clash`; of a position also `no-candidate`, `box` and `param-range`;
   * `unknown-technique`.
   */
  path<Id extends string>(
    from: Puzzle | Position | string,
    options: ThreadLogicOptions<Id> = {},
  ): LogicPath {
    const start = startOf(this, from);
    const asked = fieldsOf<ThreadLogicOptions<Id>>("options", options, FIELDS);
    const { techniques, together = false, maxSteps, explain = false, maxMs = MAX_MS } = asked;
    const list = listOf(techniques);
    return bindings.guarded(() =>
      worked(glue.path(bound(glue, start), list, together, maxSteps, explain), maxMs),
    );
  }

  /**
   * All that human techniques find on a puzzle or a position as it is, in this thread; cut short as `path` is, of
   * which `complete` tells. Throws as `path` does.
   */
  deductions<Id extends string>(
    from: Puzzle | Position | string,
    options: Omit<ThreadLogicOptions<Id>, "together" | "maxSteps"> = {},
  ): Deductions {
    const start = startOf(this, from);
    const asked = fieldsOf<ThreadLogicOptions<Id>>("options", options, FIELDS);
    const { techniques, explain = false, maxMs = MAX_MS } = asked;
    const list = listOf(techniques);
    const { steps, complete } = bindings.guarded(() =>
      worked(glue.deductions(bound(glue, start), list, explain), maxMs),
    );
    // Beside the entries, so that the list is equal to one without.
    const all: Deduction[] & { readonly complete?: boolean } = [...steps];
    return Object.defineProperty(all, "complete", { value: complete }) as Deductions;
  }

  /** The scales of difficulty there are. */
  get scales(): readonly ScaleInfo[] {
    this.#scales ??= bindings.guarded(() => glue.scales()) as ScaleInfo[];
    return this.#scales;
  }

  /**
   * Rates a puzzle on scales of difficulty, in this thread, which may take seconds; `findRatings` does it in
   * a worker. A position is refused by its type, and with `refused` if it has values or candidates: to rate the
   * digits on a board, read them as a puzzle of its own.
   *
   * Throws a `SudokuError`: `refused`, `box` and `clash` for the puzzle; `not-unique` unless there is exactly one solution; `unknown-scale`;
   * `size` where a scale that was named is not defined for the grid; `param-range` for the seed.
   */
  rate<Id extends string>(
    puzzle: Puzzle | Givens | string,
    options: RatingOptions<Id> = {},
  ): readonly Rating[] {
    const { scales, seed = 1 } = fieldsOf<RatingOptions<Id>>("options", options, {
      scales: "texts?",
      seed: "number?",
    });
    const { text, box } = ratedOf(this, puzzle);
    const wanted = scales ?? scalesFor(this.scales, box);
    return bindings.guarded(() =>
      used(glue.rate(text, box, [...wanted], seed), (rated) => {
        rated.run_for(Number.POSITIVE_INFINITY);
        return rated.take() as Rating[];
      }),
    );
  }

  /** The default recipe of a training for grids with these boxes. Throws a `SudokuError` `box`. */
  defaultRecipe(box = "2x3"): TrainingRecipe {
    expect("box", box, "string");
    return bindings.guarded(() => glue.default_recipe(box)) as TrainingRecipe;
  }

  /**
   * The net in a file that `Training.file` made. Throws a `SudokuError` `net` that describes where and why a file is
   * invalid.
   */
  openNet(file: Uint8Array): Net {
    expect("file", file, "Uint8Array");
    return bindings.guarded(() => glue.open_net(file)) as Net;
  }

  /**
   * The puzzle that stands for all that are equivalent to this one: two are the same but for the
   * order of lines, a transposition and the names of digits exactly if these texts are equal. Only
   * givens count. Usually a tenth of a millisecond, but a second for an empty grid.
   *
   * Throws a `SudokuError` `size` unless boxes are 3 × 3, as do the next two.
   */
  canonical(puzzle: Puzzle | string): Canonical {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.canonical(text, box)) as Canonical;
  }

  /** How one puzzle becomes another; `null` if it cannot. */
  equivalence(from: Puzzle | string, to: Puzzle | string): Symmetry | null {
    const [one, other] = [puzzleOf(this, from), puzzleOf(this, to)];
    return bindings.guarded(() =>
      glue.equivalence(one.text, one.box, other.text, other.box),
    ) as Symmetry | null;
  }

  /**
   * How a puzzle becomes itself, at most so many ways, without the one that changes nothing. Digits
   * that do not appear keep their names.
   */
  automorphisms(puzzle: Puzzle | string, most: number): Symmetry[] {
    const { text, box } = puzzleOf(this, puzzle);
    return bindings.guarded(() => glue.automorphisms(text, box, most)) as Symmetry[];
  }
}

/** Works to the end, or until this number of milliseconds is over. */
function worked(logic: Logic, ms: number): LogicPath {
  return used(logic, () => {
    logic.run_for(ms);
    return pathOf(logic.take() as Deduction[], logic.left(), !logic.pending);
  });
}

/** Loads all of it; throws as the `load` of the solvers does. */
export async function load(source?: WasmSource): Promise<Workshop> {
  const [module, solvers, makers] = await Promise.all([
    source ? compile(source) : compileAll(),
    algorithmInfos(),
    fetched(import("../wasm/workshop/catalog.js")),
  ]);
  const algorithms = [...solvers, ...(makers.default as typeof solvers)];
  return new Workshop(module, bindings, algorithms, compileAll);
}
