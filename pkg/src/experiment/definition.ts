/**
 * The definition of an experiment, with the keys that `lab experiment` reads as TOML or JSON. `Definition`
 * has the ids of the catalog; `AnyDefinition` is what a file or a form may contain, and is checked when an
 * experiment is opened.
 */
import type { AlgorithmId, GeneratorId, Params, PresetId, SolverId } from "../setups.js";

/** A definition: every contestant runs on every puzzle of every set, with every seed. */
export interface Definition extends Schedule {
  /** The sets of puzzles; the tasks follow their order. */
  readonly set: readonly SetSpec[];
  /** The contestants that are compared. */
  readonly contestant: readonly ContestantSpec[];
}

/** A definition whose algorithms are not known before run time, as in `AnySetup`. */
export interface AnyDefinition extends Schedule {
  readonly set: readonly AnySetSpec[];
  readonly contestant: readonly AnyContestantSpec[];
}

/** The seeds and limits of the runs of each contestant, and the data that are recorded. */
export interface Schedule {
  /**
   * A number of seeds, counted from 1, or a list of seeds; by default 1. A deterministic contestant runs
   * with the first seed only.
   */
  readonly seeds?: number | readonly number[];
  /** The limits of a run; by default there are none. */
  readonly budget?: {
    readonly steps?: number;
    /** If this limit ends a run, the result depends on the machine. */
    readonly seconds?: number;
  };
  readonly records?: RecordSpec;
}

/** Additional data to record of each run. */
export interface RecordSpec {
  /** The maximum number of samples of the series of a run, 2 to 2048. The command line alone records them. */
  readonly traces?: number;
  /**
   * The number of interleaved blocks in which all runs are repeated, 1 to 1000. The command line alone repeats runs.
   */
  readonly blocks?: number;
  /** Whether the processor time and the memory of each run are recorded. The command line on Linux alone measures them. */
  readonly resources?: boolean;
}

/** Puzzles of a file, or made by a generator. */
export interface SetSpec extends SetFilter {
  readonly generate?: GenerateSpec;
}

/** A set whose generator is not known before run time. */
export interface AnySetSpec extends SetFilter {
  readonly generate?: AnyGenerateSpec;
}

/** The source of the puzzles of a set, and the filters that select puzzles. */
export interface SetFilter {
  /**
   * The name of the set in the records; by default the name of the file, or the generator with its
   * parameters.
   */
  readonly name?: string;
  readonly file?: string;
  /** The size of a random sample of the puzzles that pass the filters; they keep their order. */
  readonly sample?: number;
  /** The seed of the sample; by default 1. */
  readonly seed?: number;
  /** The number of puzzles used, from the first that remains. */
  readonly take?: number;
  /** Selects puzzles whose label begins with this field. */
  readonly class?: string;
  /** Selects puzzles with this number of givens, or with a number in this range. */
  readonly givens?: number | readonly [least: number, most: number];
  /** Whether each puzzle is replaced by its min-lex form, before digits are added; only 9×9 puzzles have one. */
  readonly canonical?: boolean;
  /** Digits of the solution are added to each puzzle until it has this number of givens. */
  readonly easier?: number;
  /**
   * Rows and columns of a box of the puzzles in the file, if the number of cells does not determine them.
   */
  readonly box?: string;
}

/**
 * A generator and the number of puzzles that it makes: the first puzzle with the seed (by default 1), the
 * others with the following seeds.
 */
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
  /**
   * The name of the contestant in the records; by default the algorithm with its preset and parameters.
   */
  readonly name?: string;
  /** The step limit of the runs of this contestant, in place of the limit in the budget. */
  readonly steps?: number;
  /**
   * The file of a user-supplied solver, for the algorithm `own` alone. The command line reads a WebAssembly module from
   * this file; here `lab.guest` is the solver, whose source must be that of the file.
   */
  readonly file?: string;
  /** The SHA-256 digest of the file in 64 hexadecimal digits: no other file is accepted. */
  readonly sha256?: string;
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

/** Parameters as in a definition: a list of ids is a text with commas. */
type Scalars<T> = { readonly [K in keyof T]: Exclude<T[K], readonly string[]> };

/** The argument of `Experiment.open`: an algorithm that is written as a literal must be in the catalog. */
export type DefinitionInput<Id extends string> =
  | Definition
  | (string extends Id
      ? AnyDefinition & { readonly contestant: readonly { readonly algorithm: Id }[] }
      : never);
