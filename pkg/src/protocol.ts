/**
 * The messages between a page and a worker, which are plain data.
 *
 * Each request has one answer. Workers never call back, so no message can leave work half done, and a worker can be
 * discarded at any moment.
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
  /** Starts a run in place of the previous one. Answered by `Started`. */
  | {
      readonly type: "start";
      readonly text: string;
      readonly box: string;
      readonly setup: AnySetup;
      /** The time for computing ahead first, ms. */
      readonly ahead?: number;
    }
  /** Works until this step is complete or the time is up. Answered by `Status`. */
  | { readonly type: "slice"; readonly target: number; readonly ms: number }
  /** Rewinds to a step, and reruns towards it until the time is up. Answered by `Status`. */
  | { readonly type: "seek"; readonly step: number; readonly ms: number }
  /** Answered by `Frame`. */
  | { readonly type: "frame" }
  /** Answered by `Detail`. */
  | { readonly type: "detail" }
  /** Answered by `RunResult`. */
  | { readonly type: "findings" }
  /** Repeats a run as far as it has come until the time is up. Answered by `Measurement`, or `null` at its start. */
  | { readonly type: "measure"; readonly ms: number }
  /** Counts, until the time is up, the changes of each cell up to the step shown. Answered by `Visits`. */
  | { readonly type: "visits"; readonly ms: number }
  /** Checks whether the worker responds. Answered by `Status`, or `null` without a run. */
  | { readonly type: "stop" }
  | CountingRequest
  | PartingRequest
  | SteppingRequest
  | PortfolioRequest
  | RunningRequest
  | FileRequest
  | LogicRequest
  | RefuteRequest
  | RatingRequest
  | MakingRequest
  | TrainingRequest
  | BeliefsRequest
  | NetRequest
  | QuestionRequest;

/** The requests about the solutions of one puzzle. */
export type CountingRequest =
  /** Opens a puzzle in place of the previous one. Answered by `Census`. */
  | { readonly type: "open"; readonly text: string; readonly box: string; readonly seed: number }
  /** Works until this number of solutions is found or the time is up. Answered by `Census`. */
  | { readonly type: "count"; readonly solutions: number; readonly ms: number }
  /** Finds a solution again, by its number from 1, until the time is up. Answered by its digits. */
  | { readonly type: "again"; readonly number: number; readonly ms: number }
  /** Makes probes, up to this total number, until the time is up. Answered by `Estimate`. */
  | { readonly type: "probe"; readonly probes: number; readonly ms: number };

/** The requests to one of several workers on one run; each worker divides the run by itself, once per job. */
export type PartingRequest = SplitRequest &
  /** Answered by the number of parts. */
  (
    | { readonly type: "split" }
    /**
     * Continues the part in progress and then does these parts, until the time is up. Parts that have not been started
     * by then are discarded. Answered by `PartsStatus`.
     */
    | {
        readonly type: "parts";
        readonly parts: readonly PartRequest[];
        /** The number of the first part that is not needed any more. */
        readonly needed: number;
        readonly ms: number;
      }
  );

interface SplitRequest {
  readonly text: string;
  readonly box: string;
  readonly setup: AnySetup;
  /** A number that identifies the run. */
  readonly job: number;
}

/**
 * Works on those seeds that can still win against a seed that took `best` steps, until none is left or the time is up.
 * Answered by `PortfolioStatus`.
 */
export type PortfolioRequest = SplitRequest & {
  readonly type: "portfolio";
  /** The seeds, in place of the seed in the setup. */
  readonly seeds: readonly number[];
  readonly best: number;
  readonly ms: number;
};

/** The state of the seeds of a worker after a request. */
export interface PortfolioStatus {
  /** Whether there is more work. If not, the runs have been discarded, and all states have been reported. */
  readonly more: boolean;
  /** The smallest number of steps of a seed that answered the question; larger than any number of steps if none has. */
  readonly best: number;
  /** The states of the seeds that advanced. */
  readonly states: readonly SeedStatus[];
  /** The time that the request spent on the runs, in microseconds. */
  readonly micros: number;
}

/** The state of a seed. */
export interface SeedStatus {
  /** The index among the seeds of the request. */
  readonly index: number;
  readonly steps: number;
  readonly outcome: Outcome | null;
  readonly conflicts: number;
  readonly counters: Float64Array<ArrayBuffer>;
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** The steps, then each series, concatenated. */
  readonly trace: Float64Array<ArrayBuffer>;
  /** The criteria of the ranking, in order: at the first difference, the seed with the lower number wins. */
  readonly standing: readonly number[];
}

/** A part that is to be carried out. */
export interface PartRequest {
  readonly part: number;
  /** The number of solutions that ends the part; 0 for all. */
  readonly solutions: number;
}

/** The result of a part. */
export interface PartResult extends PartRequest {
  readonly found: number;
  readonly steps: number;
  readonly counters: Float64Array;
  readonly solution: Uint8Array<ArrayBuffer> | null;
}

/** The state of the parts of a worker after a request. */
export interface PartsStatus {
  readonly done: readonly PartResult[];
  /** The part in progress, which has not ended. */
  readonly running: Pick<PartResult, "part" | "steps" | "found"> | null;
  /** The parts that the worker abandoned because they are not needed. */
  readonly dropped: readonly Pick<PartResult, "part" | "steps" | "found">[];
  /** The time that the request spent on the parts, in microseconds. */
  readonly micros: number;
}

/** The requests to one of several workers that share every step of one run. */
export type SteppingRequest =
  /** Joins the team, with a port to each of the others. Answered by the number of parts of a step. */
  | (SplitRequest & {
      readonly type: "join";
      readonly member: number;
      /** The ports to the other members, by their indices; `null` at the own index. */
      readonly ports: readonly (MessagePort | null)[];
      /** Whether the trace is requested. */
      readonly watched: boolean;
    })
  /** Takes part in steps until the run ends or the time is up. Answered by `StepsStatus`. */
  | { readonly type: "steps"; readonly ms: number };

/** The state of a shared run after a request. */
export interface StepsStatus {
  /** The outcome; `null` until the run has ended. */
  readonly outcome: Outcome | null;
  readonly found: number;
  readonly steps: number;
  readonly counters: Float64Array;
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** The trace, if it was requested and the run has ended. */
  readonly trace: Float64Array<ArrayBuffer> | null;
  /** The time that the worker spent on the run, and the time that it waited for other members, in microseconds. */
  readonly micros: number;
  readonly waited: number;
}

/** The requests about many runs. */
export type RunningRequest =
  /** Starts runs in place of the previous ones, and carries them out until the time is up. Answered by `RunsPart`. */
  | {
      readonly type: "runs";
      readonly setups: readonly AnySetup[];
      readonly box: string;
      /** The puzzles, with one digit per cell, or as canonical texts. */
      readonly puzzles: Uint8Array | readonly string[];
      /**
       * Three numbers per task: the index of the setup, the index of the puzzle, and the seed, which replaces the seed
       * of the setup.
       */
      readonly tasks: Uint32Array;
      /** The maximum duration of each run. */
      readonly maxMs: number;
      /** A run that takes less is repeated for this time; its time is the average of the repetitions. */
      readonly repeatMs: number;
      /** `false` if times do not matter, so that setups are not rehearsed before they are timed. */
      readonly warm?: boolean;
      readonly ms: number;
    }
  /** Continues the runs until the time is up. Answered by `RunsPart`. */
  | { readonly type: "runs-on"; readonly ms: number };

/** The results of the runs that ended since the last part, in the order of their tasks. */
export interface RunsPart {
  readonly outcomes: readonly Outcome[];
  readonly found: Float64Array;
  readonly steps: Float64Array;
  readonly micros: Float64Array;
  readonly conflicts: Uint32Array;
  readonly blanks: Uint32Array;
  /** The counters; each run has as many as the setup with the most counters. */
  readonly counters: Float64Array;
  /** One digit per cell. */
  readonly solutions: Uint8Array;
  /** The names of the counters of each setup. */
  readonly counted: readonly (readonly string[])[];
  /** The reason why a setup is refused for every puzzle; `null` if it is not. */
  readonly refusals: readonly (PlainError | null)[];
  /** The indices of the runs that were refused, with the reasons. */
  readonly refused: readonly (readonly [at: number, why: PlainError])[];
  /** The number of runs that have not ended. */
  readonly left: number;
}

/** The requests about files of puzzles. */
export type FileRequest =
  /**
   * Starts to solve many puzzles, one digit per cell, in place of the previous ones, until the time is up. Answered by
   * `Part`.
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
  /** Continues with the puzzles until the time is up. Answered by `Part`. */
  | { readonly type: "more"; readonly ms: number }
  /**
   * Reads complete lines of a file with one puzzle per line. `read` is the number of lines before them, and `begun` is
   * whether any of these contained more than a comment. Answered by `LinesRead`.
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

/** The start of human techniques: a puzzle as text, or a position. */
export type Start = PuzzleText | Position;

/** A path of human techniques, or all deductions at its start, for this number of milliseconds. */
export type LogicRequest =
  | {
      readonly type: "logic";
      readonly start: Start;
      readonly techniques: string;
      /** `null` for all deductions at the start. */
      readonly path: {
        readonly together: boolean;
        readonly maxSteps: number | undefined;
      } | null;
      readonly explain: boolean;
      readonly ms: number;
    }
  /** Continues the search. */
  | { readonly type: "logic-on"; readonly ms: number };

/**
 * Searches for a contradiction that follows from a candidate. Answered by `Refutation`, or `null` if none was found.
 */
export interface RefuteRequest {
  readonly type: "refute";
  readonly start: Start;
  readonly cell: number;
  readonly digit: number;
}

/** Rates a puzzle on scales, for this number of milliseconds. */
export type RatingRequest =
  | {
      readonly type: "rate";
      readonly puzzle: PuzzleText;
      /** The ids of the scales; `null` for all scales that support the grid. */
      readonly scales: readonly string[] | null;
      readonly seed: number;
      readonly ms: number;
    }
  /** Continues the rating. */
  | { readonly type: "rate-on"; readonly ms: number };

/** Generates puzzles until one meets the request, for this number of milliseconds. */
export type MakingRequest =
  | {
      readonly type: "make";
      readonly setup: AnySetup;
      readonly box: string;
      readonly difficulty: string | undefined;
      readonly technique: string | undefined;
      readonly ms: number;
    }
  /** Continues generating. */
  | { readonly type: "make-on"; readonly ms: number };

/** The requests about the training of a net; each works for a number of milliseconds. */
export type TrainingRequest =
  /** Starts a training in place of the previous one. Answered by `TrainingBegun`. */
  | { readonly type: "train"; readonly recipe: Partial<TrainingRecipe> }
  /**
   * Trains until this number of updates is complete or the time is up, and tests the net on the unseen puzzles; when
   * all updates are complete, only tests. Answered by `TrainingPart`, with the curve from the update `from` on.
   */
  | {
      readonly type: "train-on";
      readonly updates: number;
      readonly from: number;
      readonly ms: number;
    };

/**
 * Requests the beliefs of the net about unseen puzzles after a number of steps. Answered by an array for each puzzle.
 */
export interface BeliefsRequest {
  readonly type: "beliefs";
  readonly puzzles: readonly number[];
  readonly step: number;
}

/** Requests the current weights. Answered by `TrainedNet`. */
export interface NetRequest {
  readonly type: "net";
}

/** The initial data of a training. */
export interface TrainingBegun {
  readonly recipe: TrainingRecipe;
  /** The givens of all unseen puzzles, one byte per cell, concatenated. */
  readonly tests: Uint8Array<ArrayBuffer>;
  /** The level of each unseen puzzle. */
  readonly levels: Uint8Array<ArrayBuffer>;
}

/** The results of a training since the last part. */
export interface TrainingPart {
  readonly update: number;
  /** Whether updates remain to be made, or the current net has not been tested. */
  readonly more: boolean;
  /** The loss and the accuracy of each update, alternately. */
  readonly curve: Float64Array<ArrayBuffer>;
  /**
   * The test that was completed, if any: the update at which it began, and for each puzzle the number of steps plus 1,
   * or 0 if the net did not solve it.
   */
  readonly test: { readonly update: number; readonly results: Uint16Array<ArrayBuffer> } | null;
}

/** The current weights, and the file with the weights and their recipe. */
export interface TrainedNet {
  readonly net: Net;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** The progress of the generation. */
export interface MakingPart {
  readonly more: boolean;
  /** The number of puzzles that were examined. */
  readonly tried: number;
  /** The puzzle that meets the request, once there is one, with one digit per cell. */
  readonly puzzle: Uint8Array<ArrayBuffer> | null;
  /** The puzzle that is closest to the request so far, and its properties. */
  readonly nearest: Uint8Array<ArrayBuffer> | null;
  readonly says: string;
}

/** The ratings since the last part. */
export interface RatingPart {
  readonly ratings: readonly Rating[];
  readonly more: boolean;
}

/** The results since the last part. */
export interface LogicPart {
  readonly found: readonly Deduction[];
  readonly more: boolean;
  /** The current position of the path, in canonical text. */
  readonly left: string;
}

/** The requests about puzzles that are answered at once, as in `Workshop`. */
export type QuestionRequest =
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
  /** Returns the canonical form, with at most `ways` symmetries. Answered by `CanonicalForm`. */
  | {
      readonly type: "canonical";
      readonly text: string;
      readonly box: string;
      readonly ways: number;
    }
  /**
   * Determines which of several 9×9 puzzles (one digit per cell) are equivalent to this one, and at most `ways`
   * transformations into the first of them. Answered by `EquivalentPuzzles`.
   */
  | {
      readonly type: "match";
      readonly text: string;
      readonly box: string;
      readonly puzzles: Uint8Array;
      readonly ways: number;
    };

/** The canonical form of a puzzle. */
export interface CanonicalForm {
  readonly canonical: Canonical;
  /** Some of the symmetries of the puzzle. */
  readonly ways: readonly Symmetry[];
}

/** The puzzles that are equivalent to another one. */
export interface EquivalentPuzzles {
  /** Their indices, in ascending order. */
  readonly places: readonly number[];
  /** The transformations into the first of them. */
  readonly ways: readonly Symmetry[];
}

export type Command =
  | { readonly type: "init"; readonly module: WebAssembly.Module }
  | (Request & { readonly id: number });

/** The state of a run after a request. */
export interface Status extends Progress {
  readonly shown: number;
  readonly seeking: boolean;
  /** The time that the request spent on the run, in microseconds. */
  readonly micros: number;
}

/** The state of a run before its first step, with the result of computing ahead if that was requested. */
export interface Started extends Status {
  readonly ahead?: Ahead;
}

/** The result of computing a run ahead for a few milliseconds. */
export interface Ahead {
  readonly steps: number;
  /** Whether the run ended within this time. */
  readonly ended: boolean;
}

/** The result of a run. */
export interface RunResult {
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** The counters in the order of the algorithm's counters. */
  readonly counters: Float64Array<ArrayBuffer>;
}

/** The time of one run, averaged over its repetitions. */
export interface Measurement {
  readonly micros: number;
  readonly repeats: number;
}

/** The puzzles answered since the last part. */
export interface Part extends Answered {
  /** The number of puzzles that are left. */
  readonly left: number;
  /** The time spent, in microseconds. */
  readonly micros: number;
}

export interface Answers {
  readonly start: Started;
  readonly slice: Status;
  readonly seek: Status;
  readonly frame: Frame;
  readonly detail: Detail;
  readonly findings: RunResult;
  readonly measure: Measurement | null;
  readonly visits: Visits;
  readonly many: Part;
  readonly more: Part;
  readonly lines: LinesRead;
  readonly stop: Status | null;
  readonly open: Census;
  readonly count: Census;
  /** The digits of the solution; `null` if they are not known yet. */
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
  readonly canonical: CanonicalForm;
  readonly match: EquivalentPuzzles;
}

export type Report =
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly answer: Answers[keyof Answers] }
  /** The request cannot be fulfilled, and nothing has changed. */
  | { readonly type: "refused"; readonly id: number; readonly error: PlainError }
  /** The last message: the instance crashed. */
  | {
      readonly type: "crashed";
      readonly message: string;
      readonly place?: PlainError["place"];
      /** The result of the run, if the run itself caused the crash. */
      readonly last?: LastState;
    };

/** The state of a run and its last frame, if the run was ended because of its result. */
export interface LastState {
  readonly status: Status;
  readonly frame: Frame;
}
