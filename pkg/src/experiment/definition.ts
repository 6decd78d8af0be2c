/** What is to be run on what, in the names that `lab experiment` reads as TOML or JSON. */

/** What is to be run: every contestant, on every puzzle of every set, with every seed. */
export interface Definition {
  /** Where puzzles come from; their order is that of the tasks. */
  readonly set: readonly SetSpec[];
  /** What is compared. */
  readonly contestant: readonly ContestantSpec[];
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
}

/** Puzzles of a file, or made by a generator. */
export interface SetSpec {
  /** What the records call it; by default the file's name, or the generator and what is set. */
  readonly name?: string;
  readonly file?: string;
  readonly generate?: GenerateSpec;
  /** How many of those that remain, from the first on. */
  readonly take?: number;
  /** Only puzzles whose label begins with this field. */
  readonly class?: string;
  /** Only puzzles with so many givens, or with the least to the most. */
  readonly givens?: number | readonly [least: number, most: number];
  /** Digits of its solution are added to each puzzle, up to so many givens. */
  readonly easier?: number;
  /** Rows and columns of a box of the file's puzzles, where the number of cells does not say it. */
  readonly box?: string;
}

/** What makes puzzles: so many, the first with the seed, by default 1, the others with the next ones. */
export interface GenerateSpec {
  readonly algorithm: string;
  readonly preset?: string;
  readonly params?: ParamSpecs;
  readonly count: number;
  readonly seed?: number;
  /** Rows and columns of a box; by default `3x3`. */
  readonly box?: string;
}

/** An algorithm, set up in some way. */
export interface ContestantSpec {
  readonly algorithm: string;
  readonly preset?: string;
  /** What the records call it; by default the algorithm and what is set. */
  readonly name?: string;
  readonly params?: ParamSpecs;
  /** Steps of its runs at most, in place of the budget's. */
  readonly steps?: number;
}

type ParamSpecs = Readonly<Record<string, boolean | number | string>>;
