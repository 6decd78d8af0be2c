/**
 * Everything that crosses between a page and a worker: plain data.
 *
 * Each request has one answer. Nothing is called back, so no message can leave anything half done,
 * and a worker can be thrown away at any moment.
 */
import type { PlainError } from "./errors.js";
import type { Net, TrainingRecipe } from "./module/training.js";
import type {
  Answers as Answered,
  AnySetup,
  Canonical,
  Census,
  Deduction,
  Detail,
  Estimate,
  Facts,
  Frame,
  LinesRead,
  Outcome,
  Position,
  Progress,
  Puzzle,
  Rating,
  Refutation,
  Symmetry,
  Visits,
} from "./types.js";

export type Request =
  /** Begins a run, in place of the one before it. Answered by `Started`. */
  | {
      readonly type: "start";
      readonly text: string;
      readonly box: string;
      readonly setup: AnySetup;
      /** Looks ahead for so many milliseconds first. */
      readonly ahead?: number;
    }
  /** Works until so many steps are complete or the time is up. Answered by `Status`. */
  | { readonly type: "slice"; readonly target: number; readonly ms: number }
  /** Turns to a moment, and reruns towards it until the time is up. Answered by `Status`. */
  | { readonly type: "seek"; readonly step: number; readonly ms: number }
  /** Answered by `Frame`. */
  | { readonly type: "frame" }
  /** Answered by `Detail`. */
  | { readonly type: "detail" }
  /** Answered by `Findings`. */
  | { readonly type: "findings" }
  /** Repeats a run that ended until so much time is up. Answered by `Measurement`, or `null`. */
  | { readonly type: "measure"; readonly ms: number }
  /** Counts until the time is up where the run has been until the moment shown. Answered by `Visits`. */
  | { readonly type: "visits"; readonly ms: number }
  /** Asks whether it is still there. Answered by `Status`, or `null` without a run. */
  | { readonly type: "stop" }
  | Counting
  | Parting
  | Stepping
  | PortfolioRequest
  | Running
  | File
  | LogicRequest
  | RefuteRequest
  | RatingRequest
  | MakingRequest
  | TrainingRequest
  | BeliefsRequest
  | NetRequest
  | Question;

/** What is asked about the solutions of one puzzle. */
export type Counting =
  /** Begins with a puzzle, in place of the one before it. Answered by `Census`. */
  | { readonly type: "open"; readonly text: string; readonly box: string; readonly seed: number }
  /** Works until so many are found or the time is up. Answered by `Census`. */
  | { readonly type: "count"; readonly solutions: number; readonly ms: number }
  /** Finds a solution again, by its number from 1, until the time is up. Answered by its digits. */
  | { readonly type: "again"; readonly number: number; readonly ms: number }
  /** Sends probes, so many in all, until the time is up. Answered by `Estimate`. */
  | { readonly type: "probe"; readonly probes: number; readonly ms: number };

/** What is asked of one of several workers on one run; each splits it for itself, once a job. */
export type Parting = Splitting &
  /** Answered by the number of parts. */
  (
    | { readonly type: "split" }
    /**
     * Goes on with the part in hand and then does these, until the time is up. Those not begun by
     * then are forgotten. Answered by `PartsStatus`.
     */
    | {
        readonly type: "parts";
        readonly parts: readonly PartWanted[];
        /** Parts from this one on are not needed any more. */
        readonly needed: number;
        readonly ms: number;
      }
  );

interface Splitting {
  readonly text: string;
  readonly box: string;
  readonly setup: AnySetup;
  /** A number of its own for each run. */
  readonly job: number;
}

/**
 * Works on those of some seeds that can still win against one that took `best` steps, until none
 * is left or the time is up. Answered by `PortfolioStatus`.
 */
export type PortfolioRequest = Splitting & {
  readonly type: "portfolio";
  /** In place of the one in the setup. */
  readonly seeds: readonly number[];
  readonly best: number;
  readonly ms: number;
};

/** How the seeds of a worker stand after a request. */
export interface PortfolioStatus {
  /** Whether there is more to do; if not, the runs are gone, and all states are told. */
  readonly more: boolean;
  /** The fewest steps of one that answered the question; beyond all numbers of steps if none has. */
  readonly best: number;
  /** Of those that went on. */
  readonly states: readonly SeedStatus[];
  /** Time the request took of the runs, in microseconds. */
  readonly micros: number;
}

/** How one of them stands. */
export interface SeedStatus {
  /** Its place among the seeds of the request. */
  readonly index: number;
  readonly steps: number;
  readonly outcome: Outcome | null;
  readonly conflicts: number;
  readonly counters: Float64Array<ArrayBuffer>;
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** Steps, then each series, end to end. */
  readonly trace: Float64Array<ArrayBuffer>;
  /** At the first difference the one with the lower number wins. */
  readonly standing: readonly number[];
}

/** A part that is to be done. */
export interface PartWanted {
  readonly part: number;
  /** As many solutions end it; 0 is all of them. */
  readonly solutions: number;
}

/** What came of a part. */
export interface PartDone extends PartWanted {
  readonly found: number;
  readonly steps: number;
  readonly counters: Float64Array;
  readonly solution: Uint8Array<ArrayBuffer> | null;
}

/** How the parts of a worker stand after a request. */
export interface PartsStatus {
  readonly done: readonly PartDone[];
  /** The one in hand, which has not ended. */
  readonly running: Pick<PartDone, "part" | "steps" | "found"> | null;
  /** Those it left because they are not needed. */
  readonly dropped: readonly Pick<PartDone, "part" | "steps" | "found">[];
  /** Time the request took of the parts, in microseconds. */
  readonly micros: number;
}

/** What is asked of one of several workers who share every step of one run. */
export type Stepping =
  /** Takes its place, with a port to each of the others. Answered by the parts of a step. */
  | (Splitting & {
      readonly type: "join";
      readonly member: number;
      /** By their places; `null` at its own. */
      readonly ports: readonly (MessagePort | null)[];
      /** Whether the trace is wanted. */
      readonly watched: boolean;
    })
  /** Takes part in steps until the run ends or the time is up. Answered by `StepsStatus`. */
  | { readonly type: "steps"; readonly ms: number };

/** How a shared run stands after a request. */
export interface StepsStatus {
  /** `null` until it ends. */
  readonly outcome: Outcome | null;
  readonly found: number;
  readonly steps: number;
  readonly counters: Float64Array;
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** When it has ended, if it is wanted. */
  readonly trace: Float64Array<ArrayBuffer> | null;
  /** Time the worker spent on it, in microseconds, and time it waited for what others send. */
  readonly micros: number;
  readonly waited: number;
}

/** What is asked about many runs. */
export type Running =
  /**
   * Begins runs, in place of those before, and does them until the time is up. Answered by
   * `RunsPart`.
   */
  | {
      readonly type: "runs";
      readonly setups: readonly AnySetup[];
      readonly box: string;
      /** One digit per cell, or canonical texts. */
      readonly puzzles: Uint8Array | readonly string[];
      /** Three numbers each: which setup, which puzzle, and the seed in place of the setup's. */
      readonly tasks: Uint32Array;
      /** For each run at most. */
      readonly maxMs: number;
      /** One that took less is done again for as long: its time is that of one of them. */
      readonly repeatMs: number;
      readonly ms: number;
    }
  /** Goes on with them until the time is up. Answered by `RunsPart`. */
  | { readonly type: "runs-on"; readonly ms: number };

/** What came of the runs that ended since the last part, in the order of their tasks. */
export interface RunsPart {
  readonly outcomes: readonly Outcome[];
  readonly found: Float64Array;
  readonly steps: Float64Array;
  readonly micros: Float64Array;
  readonly conflicts: Uint32Array;
  readonly blanks: Uint32Array;
  /** So many of each run as the setup that counts most has. */
  readonly counters: Float64Array;
  /** One digit per cell. */
  readonly solutions: Uint8Array;
  /** The names of what each setup counts. */
  readonly counted: readonly (readonly string[])[];
  /** Why each setup is refused whatever the puzzle. */
  readonly refusals: readonly (PlainError | null)[];
  /** Which of the runs were refused, and why. */
  readonly refused: readonly (readonly [at: number, why: PlainError])[];
  /** Runs that have not ended. */
  readonly left: number;
}

/** What is asked about files of puzzles. */
export type File =
  /**
   * Begins to solve many puzzles, one digit per cell, in place of those before, until the time is up.
   * Answered by `Part`.
   */
  | {
      readonly type: "many";
      readonly algorithm: string;
      readonly preset: string | undefined;
      readonly box: string;
      readonly puzzles: Uint8Array;
      readonly limit: number;
      readonly maxSteps: number | undefined;
      readonly ms: number;
    }
  /** Goes on with them until the time is up. Answered by `Part`. */
  | { readonly type: "more"; readonly ms: number }
  /**
   * Reads whole lines of a file with one puzzle per line. `read` lines came before them, and `begun`
   * says whether any was more than a comment. Answered by `LinesRead`.
   */
  | {
      readonly type: "lines";
      readonly bytes: Uint8Array;
      readonly read: number;
      readonly begun: boolean;
      readonly box: string | undefined;
    };

/** A puzzle as canonical text. */
export type PuzzleText = Pick<Puzzle, "text" | "box">;

/** Where human techniques begin: a puzzle as text, or a position. */
export type Start = PuzzleText | Position;

/** A path of human techniques, or all that they find at its start, for so many milliseconds. */
export type LogicRequest =
  | {
      readonly type: "logic";
      readonly start: Start;
      readonly techniques: string;
      /** Nothing for all that is found at the start. */
      readonly path: {
        readonly together: boolean;
        readonly maxSteps: number | undefined;
      } | null;
      readonly explain: boolean;
      readonly ms: number;
    }
  /** Goes on with it. */
  | { readonly type: "logic-on"; readonly ms: number };

/** What a candidate leads to that cannot be. Answered by `Refutation`, or `null` if nothing was found. */
export interface RefuteRequest {
  readonly type: "refute";
  readonly start: Start;
  readonly cell: number;
  readonly digit: number;
}

/** A puzzle on scales, for so many milliseconds. */
export type RatingRequest =
  | {
      readonly type: "rate";
      readonly puzzle: PuzzleText;
      /** None for all that take the grid. */
      readonly scales: readonly string[] | null;
      readonly seed: number;
      readonly ms: number;
    }
  /** Goes on with it. */
  | { readonly type: "rate-on"; readonly ms: number };

/** Puzzles made until one is as wanted, for so many milliseconds. */
export type MakingRequest =
  | {
      readonly type: "make";
      readonly setup: AnySetup;
      readonly box: string;
      readonly difficulty: string | undefined;
      readonly technique: string | undefined;
      readonly ms: number;
    }
  /** Goes on with it. */
  | { readonly type: "make-on"; readonly ms: number };

/** A net that is trained, for a number of milliseconds. */
export type TrainingRequest =
  /** Begins a training, in place of the one before it. Answered by `TrainingBegun`. */
  | { readonly type: "train"; readonly recipe: Partial<TrainingRecipe> }
  /**
   * Trains until this number of updates is made or the time is up, and tests the net on the unseen puzzles; once they are
   * made, it only tests. Answered by `TrainingPart`, with the curve from the update `from` on.
   */
  | {
      readonly type: "train-on";
      readonly updates: number;
      readonly from: number;
      readonly ms: number;
    };

/** Asks what the net believes of unseen puzzles after a number of steps. Answered by an array for each puzzle. */
export interface BeliefsRequest {
  readonly type: "beliefs";
  readonly puzzles: readonly number[];
  readonly step: number;
}

/** Asks for the weights of now. Answered by `TrainedNet`. */
export interface NetRequest {
  readonly type: "net";
}

/** What a training begins with. */
export interface TrainingBegun {
  readonly recipe: TrainingRecipe;
  /** The givens of all unseen puzzles, one byte per cell, one after the other. */
  readonly tests: Uint8Array<ArrayBuffer>;
  /** The level of each of them. */
  readonly levels: Uint8Array<ArrayBuffer>;
}

/** What a training came to since the last part. */
export interface TrainingPart {
  readonly update: number;
  /** Whether there are updates left to make, or the net of now has not been tested. */
  readonly more: boolean;
  /** Loss and accuracy of each update. */
  readonly curve: Float64Array<ArrayBuffer>;
  /** The test that was completed, if one was: the update at which it began; of each puzzle the steps plus 1, 0 if unsolved. */
  readonly test: { readonly update: number; readonly results: Uint16Array<ArrayBuffer> } | null;
}

/** The weights of now, and the file with their recipe. */
export interface TrainedNet {
  readonly net: Net;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** How far it is. */
export interface MakingPart {
  readonly more: boolean;
  /** Puzzles looked at. */
  readonly tried: number;
  /** What was wanted, once it is there, one digit per cell. */
  readonly puzzle: Uint8Array<ArrayBuffer> | null;
  /** The one that comes nearest to it so far, and what it is like. */
  readonly nearest: Uint8Array<ArrayBuffer> | null;
  readonly says: string;
}

/** The ratings that came since the last part. */
export interface RatingPart {
  readonly ratings: readonly Rating[];
  readonly more: boolean;
}

/** What came of it since the last part. */
export interface LogicPart {
  readonly found: readonly Deduction[];
  readonly more: boolean;
  /** Where the path is now, in canonical text. */
  readonly left: string;
}

/** What is asked about puzzles, each in one go: as the `Workshop` says of its own. */
export type Question =
  /** Answered by `Facts`. */
  | { readonly type: "facts"; readonly text: string; readonly box: string; readonly maker?: string }
  /** Answered by the text of an easier puzzle. */
  | {
      readonly type: "ease";
      readonly text: string;
      readonly box: string;
      readonly givens: number;
      readonly seed: number;
    }
  /** Answered by `Form`, with at most so many ways. */
  | {
      readonly type: "canonical";
      readonly text: string;
      readonly box: string;
      readonly ways: number;
    }
  /**
   * Asks which of several 9×9 puzzles (one digit per cell) are equivalent to this one, and for at most
   * `ways` ways to transform it into each of them. Answered by `Matches`.
   */
  | {
      readonly type: "match";
      readonly text: string;
      readonly box: string;
      readonly puzzles: Uint8Array;
      readonly ways: number;
    };

/** What a puzzle is by itself. */
export interface Form {
  readonly canonical: Canonical;
  /** Some of the ways from it to itself. */
  readonly ways: readonly Symmetry[];
}

/** Which puzzles another is in disguise. */
export interface Matches {
  /** Their places, rising. */
  readonly places: readonly number[];
  /** The ways to the first of them. */
  readonly ways: readonly Symmetry[];
}

export type Command =
  | { readonly type: "init"; readonly module: WebAssembly.Module }
  | (Request & { readonly id: number });

/** How a run stands after a request. */
export interface Status extends Progress {
  readonly shown: number;
  readonly seeking: boolean;
  /** Time the request took of the run, in microseconds. */
  readonly micros: number;
}

/** How a run stands before its first step, and what a look ahead has shown of it, if one was wanted. */
export interface Started extends Status {
  readonly ahead?: Ahead;
}

/** What a run came to in a few milliseconds, unseen. */
export interface Ahead {
  readonly steps: number;
  /** Whether it ended there. */
  readonly ended: boolean;
}

/** What a run has come to. */
export interface Findings {
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** In the order of the algorithm's counters. */
  readonly counters: Float64Array<ArrayBuffer>;
}

/** The time of one run, averaged over repeats. */
export interface Measurement {
  readonly micros: number;
  readonly repeats: number;
}

/** The puzzles answered since the last part. */
export interface Part extends Answered {
  /** Puzzles that are left. */
  readonly left: number;
  /** Time it took, in microseconds. */
  readonly micros: number;
}

export interface Answers {
  readonly start: Started;
  readonly slice: Status;
  readonly seek: Status;
  readonly frame: Frame;
  readonly detail: Detail;
  readonly findings: Findings;
  readonly measure: Measurement | null;
  readonly visits: Visits;
  readonly many: Part;
  readonly more: Part;
  readonly lines: LinesRead;
  readonly stop: Status | null;
  readonly open: Census;
  readonly count: Census;
  /** `null` if it is not there yet. */
  readonly again: Uint8Array<ArrayBuffer> | null;
  readonly probe: Estimate;
  readonly split: number;
  readonly parts: PartsStatus;
  readonly join: number;
  readonly steps: StepsStatus;
  readonly portfolio: PortfolioStatus;
  readonly runs: RunsPart;
  readonly "runs-on": RunsPart;
  readonly logic: LogicPart;
  readonly "logic-on": LogicPart;
  readonly refute: Refutation | null;
  readonly rate: RatingPart;
  readonly "rate-on": RatingPart;
  readonly make: MakingPart;
  readonly "make-on": MakingPart;
  readonly train: TrainingBegun;
  readonly "train-on": TrainingPart;
  readonly beliefs: Float32Array<ArrayBuffer>[];
  readonly net: TrainedNet;
  readonly facts: Facts;
  readonly ease: string;
  readonly canonical: Form;
  readonly match: Matches;
}

export type Report =
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly answer: Answers[keyof Answers] }
  /** The request cannot be met, and nothing has changed. */
  | { readonly type: "refused"; readonly id: number; readonly error: PlainError }
  /** The last message: the instance broke. */
  | {
      readonly type: "crashed";
      readonly message: string;
      readonly place?: PlainError["place"];
      /** Where that is what a run had come to. */
      readonly last?: Last;
    };

/** How a run stood when it was ended for what it had come to, and its picture then. */
export interface Last {
  readonly status: Status;
  readonly frame: Frame;
}
