/** What the papers print, as it lies beside the page. */

/** What is known of every run. */
export type Measure = "nodes" | "backtracks" | "steps" | "conflicts" | "micros";

/** A cost of an iteration that grows with the size of the puzzle. */
export type Cost = "operations" | "bytes" | "micros";

/** The forms of the sums of relaxation labeling: the values of its parameter `form`; the contestants have these names. */
export type Form = "definition" | "sums";

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
  /** What the text leaves open, each with its readings. */
  readonly open?: readonly OpenPoint[];
  /** What cannot be had, and why. */
  readonly missing: readonly string[];
}

/** A question that the text leaves open, with the readings that were run. */
export interface OpenPoint {
  /** The question, as one. */
  readonly asks: string;
  /** The id of the table whose runs are judged; without it, each claim and figure is judged by the runs of its own table. */
  readonly runs?: string;
  readonly readings: readonly Reading[];
}

/** One reading of a text: other contestants run in place of those that the claims and figures of a table name. */
export interface Reading {
  /** The reading, in a sentence. */
  readonly says: string;
  /** By the id of a table: the contestant that runs in place of another. Contestants that are not named stay. */
  readonly replaced: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the id of a table: the set of puzzles that stands for another. */
  readonly sets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Why the runs of this reading test nothing, in a sentence. */
  readonly untested?: string;
}

/** One table or figure of a paper: its claims, its figures, and what is run to see whether they hold. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** Where in the paper it stands. */
  readonly place: string;
  /** The file of the experiment behind it. */
  readonly definition?: string;
  /** Whether there are too many records of it to come with the page. */
  readonly long?: boolean;
  /** What is run where no experiment tells it. */
  readonly runner?: string;
  readonly setup?: Readonly<Record<string, unknown>> & { readonly definition?: string };
  readonly claims: readonly Claim[];
  readonly figures: readonly Figure[];
  /** Whether the share that is solved is shown of every set, or the share that is solved without a node. */
  readonly shares?: boolean | "unguessed";
  /** What the median board costs, shown of every set and contestant. */
  readonly costs?: Measure | readonly Measure[];
  /** The exponents that the text claims, if the table is drawn as the growth of costs with the size of the puzzle. */
  readonly growth?: Readonly<Partial<Record<Cost, number>>>;
  /** Measures whose means are shown of every set and contestant. */
  readonly means?: readonly Measure[];
  /** Whether a step is a generation, and is called so above the means. */
  readonly generations?: boolean;
  readonly notes?: readonly string[];
  /** Why the figures of other boards are not tested, in a sentence. */
  readonly untested?: string;
  /** The smallest factor between a printed figure of single boards and ours that matters; needed if the table has such figures. */
  readonly factor?: number;
  /** Why a smaller factor does not matter, in a sentence. */
  readonly why?: string;
}

export interface Claim {
  /** What the paper says, in a sentence. */
  readonly says: string;
  /** How words without a number are read. */
  readonly read?: string;
  readonly test: Test;
  /**
   * The smallest difference that matters, in the units of the figure: a share, a factor for `ratio`, the share of exceptions
   * where something is said of every puzzle, the distance from the limit of a range or an order for which the power is stated.
   */
  readonly margin: number;
  /** Why the margin is what it is, in a sentence. */
  readonly reason: string;
  /** The number of values behind the printed figure; without it the figure counts as exact. */
  readonly n?: number;
  /** How many puzzles of the paper came from each puzzle that was drawn; 1 unless named. */
  readonly cluster?: number;
  /** Why no test applies, in a sentence. */
  readonly untested?: string;
  /** Why there is only a verdict for each reading of an open point, in a sentence. */
  readonly depends?: string;
  /** Why correct programs cannot contradict the claim, so that runs are no evidence for it, in a sentence. */
  readonly implied?: string;
}

/** Whose runs, on which sets; all of them unless named. */
interface Whose {
  readonly contestant?: string;
  readonly sets?: readonly string[];
}

/**
 * A share of puzzles: those that are solved, that cost at most `most`, that cost less than another contestant's run, or that
 * cost at least `factor` times less or more than it.
 */
export interface Counted extends Whose {
  readonly what: "solved" | "at-most" | "less" | "factor";
  readonly measure?: Measure;
  readonly most?: number;
  readonly other?: string;
  readonly factor?: number;
}

interface Two {
  readonly measure: Measure;
  readonly one: string;
  readonly other: string;
  readonly sets?: readonly string[];
}

export type Test =
  /** One costs less than the other; `printed` is the difference of the means. */
  | (Two & { readonly kind: "less"; readonly printed?: number; readonly ended?: boolean })
  /** Both cost the same on every puzzle. */
  | (Two & { readonly kind: "same" })
  /** By which factor the other costs less: printed of the same boards. */
  | (Two & {
      readonly kind: "ratio";
      readonly printed: readonly [number[], number[]];
      readonly ended?: boolean;
    })
  /** How many of those hardest for one are among those hardest for the other. */
  | (Two & { readonly kind: "overlap"; readonly worst: number; readonly printed: number })
  | (Counted & { readonly kind: "share"; readonly printed: number | readonly [number, number] })
  | (Counted & { readonly kind: "range"; readonly low: number; readonly high: number })
  /** The mean lies below. */
  | (Whose & { readonly kind: "below"; readonly measure: Measure; readonly most: number })
  /** More is solved of one kind of sets than of the other. */
  | {
      readonly kind: "easier";
      readonly contestant: string;
      /** By how much the share has to be larger; 0 unless named. */
      readonly least?: number;
      readonly hard: readonly string[];
      readonly easy: readonly string[];
    }
  /** What a runner of its own comes to. */
  | {
      readonly kind: "outcome";
      readonly of: string;
      /** Whether it is a share. */
      readonly share?: boolean;
      readonly printed?: number;
      readonly low?: number;
      readonly high?: number;
    }
  /**
   * The generation from which a run no longer improves: a run that ends without a solution has not improved for `patience`
   * steps.
   */
  | {
      readonly kind: "settled";
      readonly contestant: string;
      readonly patience: number;
      readonly printed: number;
    }
  | { readonly kind: "equal"; readonly of: string }
  /** The exponent with which a cost of an iteration grows with `n · l`. */
  | {
      readonly kind: "growth";
      readonly of: "operations" | "bytes";
      readonly contestant: Form;
      readonly printed: number;
    };

/**
 * A printed figure. `board`: of one board, or so few that it may be; `mean`: of many runs; `values`: of boards
 * that are lost, one by one; `time`: of another machine, which nothing is held against.
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
  /** The set; all of them unless named. */
  readonly set?: string;
  readonly contestant: string;
  readonly measure: Measure;
  readonly value?: number;
  readonly values?: readonly number[];
  readonly note?: string;
  /** The number of boards behind a printed mean. */
  readonly n?: number;
  /** Why it cannot be of finished runs. */
  readonly fault?: string;
  /** Why no test applies, in a sentence. */
  readonly untested?: string;
  /** Why there is only a verdict for each reading of an open point, in a sentence. */
  readonly depends?: string;
}
