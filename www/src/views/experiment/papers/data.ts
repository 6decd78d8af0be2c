/** The format of the files with the claims and figures of papers. */

/** A measure that is recorded for every run. */
export type Measure = "nodes" | "backtracks" | "steps" | "conflicts" | "micros";

/** A cost per iteration that grows with the size of the puzzle. */
export type Cost = "operations" | "bytes" | "micros";

/**
 * The forms of the sums in relaxation labeling: the values of its parameter `form`, which are also the names of the
 * contestants.
 */
export type GrowthForm = "definition" | "sums";

export interface PaperName {
  readonly id: string;
  readonly name: string;
}

export interface Paper {
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly year: string;
  readonly place: string;
  readonly tables: readonly Table[];
  /** The questions that the text leaves open, each with its readings. */
  readonly open?: readonly OpenPoint[];
  /** Data that is no longer available, with the reason. */
  readonly missing: readonly string[];
}

/** A question that the text leaves open, with the readings that were run. */
export interface OpenPoint {
  /** The open point, phrased as a question. */
  readonly asks: string;
  /**
   * The id of the table whose runs are judged. If absent, each claim and figure is judged by the runs of its own table.
   */
  readonly runs?: string;
  readonly readings: readonly PaperReading[];
}

/** One reading of a text: other contestants run in place of those that the claims and figures of a table name. */
export interface PaperReading {
  /** The reading, in a sentence. */
  readonly says: string;
  /** The replacing contestants by the replaced ones, by the id of a table. Other contestants stay. */
  readonly replaced: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The replacing sets of puzzles by the replaced ones, by the id of a table. */
  readonly sets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Why the runs of this reading test nothing, in a sentence. */
  readonly untested?: string;
}

/** A table or figure of a paper: its claims, its figures and the runs that test them. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** The place in the paper. */
  readonly place: string;
  /** The file with the definition of the experiment. */
  readonly definition?: string;
  /** Whether its records are too large to come with the page. */
  readonly long?: boolean;
  /** The id of the runner that replaces an experiment. */
  readonly runner?: string;
  readonly setup?: Readonly<Record<string, unknown>> & { readonly definition?: string };
  readonly claims: readonly Claim[];
  readonly figures: readonly Figure[];
  /** Whether the share of solved puzzles is shown for every set; `unguessed` shows the share solved without a node. */
  readonly shares?: boolean | "unguessed";
  /** The measures whose median per board is shown for every set and contestant. */
  readonly costs?: Measure | readonly Measure[];
  /** The exponents that the text claims, if the table is drawn as the growth of costs with the size of the puzzle. */
  readonly growth?: Readonly<Partial<Record<Cost, number>>>;
  /** The measures whose means are shown for every set and contestant. */
  readonly means?: readonly Measure[];
  /** Whether a step is a generation, as named in the heading of the means. */
  readonly generations?: boolean;
  readonly notes?: readonly string[];
  /** Why the figures of boards that are not the paper's are not tested, in a sentence. */
  readonly untested?: string;
  /**
   * The smallest factor between a printed figure of single boards and the measured one that matters; required if the
   * table has such figures.
   */
  readonly factor?: number;
  /** Why a smaller factor does not matter, in a sentence. */
  readonly why?: string;
}

export interface Claim {
  /** The claim of the paper, in a sentence. */
  readonly says: string;
  /** The interpretation of words without a number. */
  readonly read?: string;
  readonly test: ClaimTest;
  /**
   * The smallest difference that matters, in the units of the figure: a share; a factor for `ratio`; the share of
   * exceptions for claims about every puzzle; the distance from the limit for which the power is stated, for a range or
   * an order.
   */
  readonly margin: number;
  /** The reason for the margin, in a sentence. */
  readonly reason: string;
  /** The number of values behind the printed figure; if absent, the figure counts as exact. */
  readonly n?: number;
  /** The number of puzzles of the paper per puzzle that was drawn; 1 if absent. */
  readonly cluster?: number;
  /** Why no test applies, in a sentence. */
  readonly untested?: string;
  /** Why there is only a verdict for each reading of an open point, in a sentence. */
  readonly depends?: string;
  /** Why correct programs cannot contradict the claim, so that runs are no evidence for it, in a sentence. */
  readonly implied?: string;
}

/** The contestant and the sets whose runs count; all of them if absent. */
interface Contestants {
  readonly contestant?: string;
  readonly sets?: readonly string[];
}

/**
 * A share of puzzles: those that are solved, that cost at most `most`, that cost less than another contestant's run, or
 * whose cost differs from that run by a factor of at least `factor`.
 */
export interface CountedOutcome extends Contestants {
  readonly what: "solved" | "at-most" | "less" | "factor";
  readonly measure?: Measure;
  readonly most?: number;
  readonly other?: string;
  readonly factor?: number;
}

interface TwoContestants {
  readonly measure: Measure;
  readonly one: string;
  readonly other: string;
  readonly sets?: readonly string[];
}

export type ClaimTest =
  /** The first contestant costs less than the other; `printed` is the difference of the means. */
  | (TwoContestants & {
      readonly kind: "less";
      readonly printed?: number;
      readonly ended?: boolean;
    })
  /** Both contestants cost the same on every puzzle. */
  | (TwoContestants & { readonly kind: "same" })
  /** The factor by which the second contestant costs less, printed for the same boards. */
  | (TwoContestants & {
      readonly kind: "ratio";
      readonly printed: readonly [number[], number[]];
      readonly ended?: boolean;
    })
  /**
   * The share of the puzzles hardest for one contestant that are also among the hardest for the other; `worst` is the
   * share of all puzzles that counts as hardest.
   */
  | (TwoContestants & {
      readonly kind: "overlap";
      readonly worst: number;
      readonly printed: number;
    })
  | (CountedOutcome & {
      readonly kind: "share";
      readonly printed: number | readonly [number, number];
    })
  | (CountedOutcome & { readonly kind: "range"; readonly low: number; readonly high: number })
  /** The mean is at most `most`. */
  | (Contestants & { readonly kind: "below"; readonly measure: Measure; readonly most: number })
  /** A larger share of the easy sets than of the hard sets is solved. */
  | {
      readonly kind: "easier";
      readonly contestant: string;
      /** The minimum difference of the shares; 0 if absent. */
      readonly least?: number;
      readonly hard: readonly string[];
      readonly easy: readonly string[];
    }
  /** A result of a runner. */
  | {
      readonly kind: "outcome";
      readonly of: string;
      /** Whether the result is a share. */
      readonly share?: boolean;
      readonly printed?: number;
      readonly low?: number;
      readonly high?: number;
    }
  /**
   * The generation after which a run no longer improves: a run that ends without a solution has not improved for
   * `patience` steps.
   */
  | {
      readonly kind: "settled";
      readonly contestant: string;
      readonly patience: number;
      readonly printed: number;
    }
  | { readonly kind: "equal"; readonly of: string }
  /** The exponent of the growth of a cost per iteration with `n · l`. */
  | {
      readonly kind: "growth";
      readonly of: "operations" | "bytes";
      readonly contestant: GrowthForm;
      readonly printed: number;
    };

/**
 * A printed figure. `board`: of a single board, or of so few boards that it may be one; `mean`: of many runs; `values`:
 * of individual boards that are lost; `time`: of another machine, which is not compared.
 */
export type Figure = PrintedValue &
  (
    | { readonly kind: "board" | "values" | "time" }
    | {
        readonly kind: "mean";
        /** The smallest difference from the printed mean that matters. */
        readonly margin: number;
      }
  );

interface PrintedValue {
  /** The set; all sets if absent. */
  readonly set?: string;
  readonly contestant: string;
  readonly measure: Measure;
  readonly value?: number;
  readonly values?: readonly number[];
  readonly note?: string;
  /** The number of boards behind a printed mean. */
  readonly n?: number;
  /** Why the figure cannot come from finished runs. */
  readonly fault?: string;
  /** Why no test applies, in a sentence. */
  readonly untested?: string;
  /** Why there is only a verdict for each reading of an open point, in a sentence. */
  readonly depends?: string;
}
