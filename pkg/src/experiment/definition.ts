/**
 * What is to be run on what, in the names that `lab experiment` reads as TOML or JSON. `Definition` has the ids of the
 * catalog; `AnyDefinition` is what a file or a form may contain, and is checked when an experiment is opened.
 */
import type { AlgorithmId, GeneratorId, Params, PresetId, SolverId } from "../setups.js";

/** What is to be run: every contestant, on every puzzle of every set, with every seed. */
export interface Definition extends Schedule {
  /** Where puzzles come from; their order is that of the tasks. */
  readonly set: readonly SetSpec[];
  /** What is compared. */
  readonly contestant: readonly ContestantSpec[];
}

/** A definition whose algorithms are not known before run time, as in `AnySetup`. */
export interface AnyDefinition extends Schedule {
  readonly set: readonly AnySetSpec[];
  readonly contestant: readonly AnyContestantSpec[];
}

/** How often and for how long each contestant runs, and what is recorded. */
export interface Schedule {
  /** How many, from 1 up, or these; by default 1. A contestant without chance has the first alone. */
  readonly seeds?: number | readonly number[];
  /** When a run ends; by default by itself alone. */
  readonly budget?: {
    readonly steps?: number;
    /** Where it decides, what is found depends on the machine. */
    readonly seconds?: number;
  };
  readonly records?: RecordSpec;
}

/** What is recorded of each run beside the columns of every record. */
export interface RecordSpec {
  /** The maximum number of samples of the series of a run, 2 to 2048. The command line alone records them. */
  readonly traces?: number;
  /**
   * The number of interleaved blocks in which all runs are repeated, 1 to 1000. The command line alone repeats runs.
   */
  readonly blocks?: number;
}

/** Puzzles of a file, or made by a generator. */
export interface SetSpec extends SetFilter {
  readonly generate?: GenerateSpec;
}

/** A set whose generator is not known before run time. */
export interface AnySetSpec extends SetFilter {
  readonly generate?: AnyGenerateSpec;
}

/** Where the puzzles of a set come from, and which of them are used. */
export interface SetFilter {
  /** What the records call it; by default the file's name, or the generator and what is set. */
  readonly name?: string;
  readonly file?: string;
  /** The size of a random sample of the puzzles that pass the filters; they keep their order. */
  readonly sample?: number;
  /** The seed of the sample; by default 1. */
  readonly seed?: number;
  /** How many of those that remain, from the first on. */
  readonly take?: number;
  /** Only puzzles whose label begins with this field. */
  readonly class?: string;
  /** Only puzzles with so many givens, or with the least to the most. */
  readonly givens?: number | readonly [least: number, most: number];
  /** Whether each puzzle is replaced by its min-lex form, before digits are added; only 9×9 puzzles have one. */
  readonly canonical?: boolean;
  /** Digits of its solution are added to each puzzle, up to so many givens. */
  readonly easier?: number;
  /** Rows and columns of a box of the file's puzzles, where the number of cells does not say it. */
  readonly box?: string;
}

/** A generator, and how many puzzles it makes: the first with the seed, by default 1, the others with the next ones. */
export type GenerateSpec<Id extends GeneratorId = GeneratorId> = {
  [K in Id]: AlgorithmChoice<K> & GenerateAmount;
}[Id];

/** A generator that is not known before run time. */
export interface AnyGenerateSpec extends AnyAlgorithmChoice, GenerateAmount {}

export interface GenerateAmount {
  readonly count: number;
  readonly seed?: number;
  /** Rows and columns of a box; by default `3x3`. */
  readonly box?: string;
}

/** A solver with a preset and parameters. */
export type ContestantSpec<Id extends SolverId | "own" = SolverId | "own"> = {
  [K in Id]: AlgorithmChoice<K> & ContestantOptions;
}[Id];

/** A contestant that is not known before run time. */
export interface AnyContestantSpec extends AnyAlgorithmChoice, ContestantOptions {}

export interface ContestantOptions {
  /** What the records call it; by default the algorithm and what is set. */
  readonly name?: string;
  /** Steps of its runs at most, in place of the budget's. */
  readonly steps?: number;
}

interface AlgorithmChoice<Id extends AlgorithmId> {
  readonly algorithm: Id;
  readonly preset?: PresetId<Id>;
  readonly params?: Scalars<Params<Id>>;
}

interface AnyAlgorithmChoice {
  readonly algorithm: string;
  readonly preset?: string;
  readonly params?: Readonly<Record<string, boolean | number | string>>;
}

/** Parameters as a definition has them: a list of ids is text with commas. */
type Scalars<T> = { readonly [K in keyof T]: Exclude<T[K], readonly string[]> };

/** What `Experiment.open` accepts; an algorithm that is written out must be one of the catalog. */
export type DefinitionInput<Id extends string> =
  | Definition
  | (string extends Id
      ? AnyDefinition & { readonly contestant: readonly { readonly algorithm: Id }[] }
      : never);
