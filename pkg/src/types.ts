/**
 * The data types of the package: descriptions of algorithms, puzzles, runs and their results.
 * All of them are plain data, so they can be passed between a page and a worker.
 */

import type { Message } from "./message.js";
import type { Counters, TechniqueId, TechniqueOrderId, TechniquesInput } from "./setups.js";

export type * from "./scales.js";
export type * from "./setups.js";

/** The outcome of a run. `stopped` and `crashed` are set by the page, the other values by the run. */
export type Outcome =
  | "solved"
  | "unsolvable"
  | "stalled"
  | "steps"
  | "time"
  | "invalid"
  | "stopped"
  | "crashed";

/** The description of an algorithm. */
export interface AlgorithmInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: "solver" | "generator" | "rater";
  /** Whether the algorithm finds every solution, and proves when there is none. */
  readonly complete: boolean;
  /** Whether a run on one puzzle can be split into parts, with the first preset. */
  readonly divisible: boolean;
  /** Whether every step of a run can be divided among workers. */
  readonly sharesSteps: boolean;
  /** Whether the result depends on the seed, with the first preset. */
  readonly random: boolean;
  /** A description in one paragraph; `docsOf` returns the complete documentation. */
  readonly summary: string;
  /** The unit of a step, such as `node`, `generation` or `iteration`. */
  readonly step: string;
  /** The action of one step, in one sentence; may be empty. */
  readonly stepDoc: string;
  /** The smallest and the largest side of a grid that the algorithm accepts. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** The presets; the first is the default. May be empty. */
  readonly presets: readonly Preset[];
  readonly params: readonly ParamSpec[];
  readonly series: readonly SeriesSpec[];
  readonly counters: readonly CounterSpec[];
}

/** A named set of parameter values, with its source. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly doc: string;
  readonly source: string;
  /** Whether a run on one puzzle can be split into parts. */
  readonly divisible: boolean;
  /** Whether the result depends on the seed. */
  readonly random: boolean;
  /** The value of every parameter, as text. */
  readonly values: Readonly<Record<string, string>>;
  /** The parameters that the source leaves open, or open in part, such as the ties of an order, so that their values were chosen here. */
  readonly ours: readonly string[];
  /** Figures printed in the source. */
  readonly published: readonly Published[];
}

/** A printed figure, for comparison with the runs of this project. */
export interface Published {
  /** The id of a series or of a counter, or `time`, in microseconds. */
  readonly of: string;
  readonly value: number;
  /** The puzzles that the figure was measured on. */
  readonly note: string;
}

/**
 * A parameter. Its value is text everywhere: a number as `String` writes it, `true` or `false`, an id, or
 * ids separated by commas. `String` converts `default` to this text.
 */
export type ParamSpec = {
  readonly id: string;
  readonly doc: string;
  /** The accepted values, in words. */
  readonly allowed: string;
} & (
  | {
      readonly type: "int" | "float";
      readonly default: number;
      readonly min: number;
      readonly max: number;
      /** `cells`: a linear number of cells, of which a grid may have fewer than `max`. */
      readonly scale: "linear" | "log" | "cells";
    }
  | { readonly type: "switch"; readonly default: boolean }
  | {
      readonly type: "choice";
      readonly default: string;
      readonly options: readonly ParamOption[];
    }
  | {
      readonly type: "ordered";
      readonly default: readonly string[];
      readonly options: readonly ParamOption[];
    }
);

export interface ParamOption {
  readonly id: string;
  readonly doc: string;
}

/** A series of values that is plotted over a run. */
export interface SeriesSpec {
  readonly id: string;
  readonly doc: string;
  readonly unit: string;
  readonly goal: "up" | "down" | "neither";
  /**
   * The value of the series at a solution: 0, the number of cells of the grid, or n (n − 1) for n blank cells of the
   * puzzle; `null` if the value is not the same for every solution.
   */
  readonly target: "zero" | "cells" | "blank-pairs" | null;
  /** Whether the series is one of the most informative, which are plotted first. */
  readonly main: boolean;
}

/** A line of an algorithm's pseudo-code. */
export interface CodeLine {
  /** The text, indented by two spaces per level. */
  readonly text: string;
  /**
   * The count that increases exactly when a step executes this line: the id of a counter, `found` for
   * solutions, or `stalled` for the end by the algorithm's own stopping rule; `null` for most lines.
   */
  readonly counts: string | null;
}

/** A counter of an algorithm. */
export interface CounterSpec {
  readonly id: string;
  readonly doc: string;
}

/** A parsed puzzle. */
export interface Puzzle {
  /** The canonical text: parsing it with the same `box` gives the same puzzle. */
  readonly text: string;
  readonly side: number;
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** Whether this box is the default for the side. */
  readonly usualBox: boolean;
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  /** A bit set per cell (bit d − 1 for digit d) if the text restricts candidates beyond the givens, otherwise `null`. */
  readonly candidates: Uint32Array<ArrayBuffer> | null;
  /** Pairs of givens in conflict; empty for a valid puzzle. */
  readonly clashes: readonly Clash[];
}

/**
 * The givens of a puzzle as digits, which rating scales accept instead of a parsed puzzle. The type has no values or
 * candidates, so a `Position` is not a `Givens`.
 */
export interface Givens {
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
  readonly values?: never;
  readonly candidates?: never;
}

/**
 * A puzzle in play: the givens, the entered digits and the candidates. Human techniques accept it instead of a
 * parsed puzzle.
 */
export interface Position {
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
  /** The digits entered by the player, one per cell; 0 is blank. Default: none. */
  readonly values?: Uint8Array | null | undefined;
  /**
   * The candidates of each blank cell, bit d − 1 for digit d; 0 stands for all digits that the rules allow, which
   * is the default. Candidates that the rules exclude and the values for filled cells are ignored.
   */
  readonly candidates?: Uint32Array | null | undefined;
}

/** Two equal givens in one house. */
export interface Clash {
  readonly cells: readonly [number, number];
  /** A description of the conflict in English. */
  readonly message: string;
  /** The description for other languages. */
  readonly i18n: Message;
}

/** A transformation of a puzzle into an equivalent one. Lines are counted from 0. */
export interface Symmetry {
  /** Whether the grid is transposed first. */
  readonly transposed: boolean;
  /** The new index of each row, after the transposition. */
  readonly rows: readonly number[];
  /** The new index of each column, after the transposition. */
  readonly columns: readonly number[];
  /** The new digit for each digit, starting with digit 1. */
  readonly digits: readonly number[];
}

/** The canonical form of a puzzle, which is the same for all equivalent puzzles. */
export interface Canonical {
  /** The lexicographically smallest text of all equivalent puzzles, row by row, with blanks before digits. */
  readonly text: string;
  /** A transformation of the puzzle into the canonical form. */
  readonly symmetry: Symmetry;
  /**
   * The number of transformations of the puzzle into itself, including the identity. Digits that do not
   * occur may be renamed among themselves, and each such renaming counts.
   */
  readonly automorphisms: number;
}

/** Properties of a puzzle. */
export interface Facts {
  readonly givens: number;
  /** The number of solutions, up to two; `null` if counting took too long. */
  readonly solutions: number | null;
  /** Whether every given is necessary for a unique solution; `null` if the check took too long. */
  readonly minimal: boolean | null;
  /** The nodes of backtracking by the most constrained cell, up to 100,000. */
  readonly nodes: number;
  /**
   * The hardest technique on the solution path that always takes the easiest deduction: its id; `none` if no
   * cell is blank; `beyond` if the techniques do not solve the puzzle; `unknown` if the path was given up.
   */
  readonly hardest: string;
  /** Whether the path was followed to its end; otherwise `hardest` is `unknown`. */
  readonly complete: boolean;
}

/** The result for one puzzle; `Id` is the id of the algorithm. */
export interface Solved<Id extends string = string> {
  readonly outcome: Outcome;
  /** The number of solutions found, up to the requested number. */
  readonly found: number;
  /** The first solution as text; `null` if none was found. */
  readonly text: string | null;
  /** The first solution, one digit per cell; `null` if none was found. */
  readonly solution: Uint8Array | null;
  readonly steps: number;
  /** The counters of the algorithm, by id. */
  readonly counters: Counters<Id>;
}

/** The results for several puzzles. */
export interface Answers {
  /** The first solution of each puzzle, one digit per cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The number of solutions of each puzzle, up to the limit. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** The total number of steps. */
  readonly steps: number;
  /** The number of steps for each puzzle. */
  readonly stepsEach: Float64Array<ArrayBuffer>;
  /** 1 for each puzzle that reached its step limit; the solutions found before are kept. */
  readonly spent: Uint8Array<ArrayBuffer>;
}

/** The options of `Lab.solveMany`. */
export interface Batch {
  /** Rows and columns of a box, `RxC`; default `3x3`. */
  readonly box?: string;
  /** The number of solutions to search for per puzzle; 0 counts all. Default: 1. Use 2 to test uniqueness. */
  readonly limit?: number;
  /** The step limit for each puzzle. */
  readonly maxSteps?: number | undefined;
}

/** The result of reading lines of a file. */
export interface LinesRead {
  /** The number of lines read so far, including earlier calls. */
  readonly read: number;
  /** Whether any line so far contained more than a comment. */
  readonly begun: boolean;
  /** The line of each puzzle, counted from 1. */
  readonly lines: readonly number[];
  /** The label of each puzzle. */
  readonly labels: readonly string[];
  /** The box of each puzzle, `RxC`. */
  readonly boxes: readonly string[];
  /** One digit per cell of each puzzle, end to end; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  readonly wrong: readonly WrongLine[];
}

/** An error in a line, with its position, counted from 1. */
export interface WrongLine {
  readonly line: number;
  readonly column: number;
  /** The reason in English. */
  readonly reason: string;
  /** The reason for other languages. */
  readonly i18n: Message;
  /** Whether the line contains a puzzle whose givens are in conflict. */
  readonly clash: boolean;
}

/** The complete state of a run at one step. Frames are never differences, so any frame may be skipped. */
export interface Frame {
  /** The step that the frame shows. */
  readonly step: number;
  /** Whether this frame is the nearest stored state, shown while the run is repeated up to the requested step. */
  readonly seeking: boolean;
  /** One digit per cell; 0 is blank. */
  readonly digits: Uint8Array<ArrayBuffer>;
  /** The plausibility of digit d in cell c, at index `side * c + d - 1`, from 0 to 1. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** The counts, in the order of the algorithm's `counters`. */
  readonly counters: Float64Array<ArrayBuffer>;
  /** The number of digits missing from the houses of the displayed grid. */
  readonly conflicts: number;
  /** The number of solutions found so far. */
  readonly found: number;
  /** The trace of the whole run: the steps, then each series, each with `samples` values, concatenated. */
  readonly trace: Float64Array<ArrayBuffer>;
  readonly samples: number;
  /**
   * A thinned sample of the times inside the algorithm: alternately a step and the microseconds after which it was
   * complete, both ascending. Empty for a run without a worker, which has no clock.
   */
  readonly times: Float64Array<ArrayBuffer>;
  /** The explanation of the last step; `null` if the algorithm does not explain its steps. */
  readonly explanation: Explanation | null;
  /**
   * The lines of the pseudo-code that the last step executed, counted from 1, each once, in order of execution:
   * the last one is the current line. Empty before the first step, and for algorithms without pseudo-code.
   */
  readonly lines: Uint8Array<ArrayBuffer>;
}

/** The explanation of a step, as a sentence and as marks on the board. */
export interface Explanation {
  /** The sentence in English. */
  readonly text: string;
  /** The sentence for other languages; `null` if there is only the English text. */
  readonly i18n: Message | null;
  readonly marks: readonly Mark[];
  readonly links: readonly Link[];
}

export interface Mark {
  readonly role:
    | "focus"
    | "pattern"
    | "placed"
    | "eliminated"
    | "undone"
    | "fin"
    | "first"
    | "second"
    | "third"
    | "fourth"
    | "grouped";
  readonly cell: number;
  /** The digit; 0 marks the whole cell. */
  readonly digit: number;
}

export interface Link {
  readonly from: readonly [cell: number, digit: number];
  readonly to: readonly [cell: number, digit: number];
  readonly strong: boolean;
}

/** One application of a human technique: its conclusions and its explanation. */
export interface Deduction {
  /** The technique's id. */
  readonly technique: TechniqueId;
  /** The technique's English name. */
  readonly name: string;
  /** Blank cells and the digits that are placed in them. */
  readonly placements: readonly (readonly [cell: number, digit: number])[];
  /** Blank cells and the candidates that are removed from them, ascending. */
  readonly eliminations: readonly (readonly [cell: number, digit: number])[];
  /** `null` unless explanations were requested. */
  readonly explanation: Explanation | null;
}

/** The proof that a candidate is false: its consequences, each derived from earlier ones, up to a contradiction. */
export interface Refutation {
  /** The consequences that the contradiction requires, and no others. */
  readonly steps: readonly Consequence[];
  /** The contradiction: a blank cell without a candidate, or a house without a place for a digit. */
  readonly end:
    | { readonly type: "cell"; readonly cell: number }
    | { readonly type: "house"; readonly house: number; readonly digit: number };
}

/** A consequence. Houses are counted from 0: rows, then columns, then boxes. */
export type Consequence =
  /** The cell has no other candidate left. */
  | { readonly type: "digit"; readonly cell: number; readonly digit: number }
  /** The house has no other place left for the digit. */
  | {
      readonly type: "place";
      readonly cell: number;
      readonly digit: number;
      readonly house: number;
    }
  /** All places of the digit in `house` lie in `other`, so the digit is removed from `cells`, the rest of `other`. */
  | {
      readonly type: "locked";
      readonly digit: number;
      readonly house: number;
      readonly other: number;
      readonly cells: readonly number[];
    }
  /** Two cells of the house share the same two candidates, which are removed from its other cells. */
  | {
      readonly type: "pair";
      readonly pair: readonly [number, number];
      readonly house: number;
      readonly eliminations: readonly (readonly [cell: number, digit: number])[];
    };

/** A solution path of human techniques, and its result. */
export interface LogicPath {
  readonly steps: readonly Deduction[];
  /** Whether the path fills every cell. */
  readonly solved: boolean;
  /** The final position as text, with its candidates; the solution if the path solves the puzzle. */
  readonly left: string;
  /** Whether the path was followed to its end or to `maxSteps`; `false` if `maxMs` elapsed before. */
  readonly complete: boolean;
}

/** All deductions on a position. `complete` is `false` if `maxMs` elapsed before all techniques were tried. */
export interface Deductions extends ReadonlyArray<Deduction> {
  readonly complete: boolean;
}

/** The techniques to try, and what to report; `LogicOptions<string>` accepts any text as ids. */
export interface LogicOptions<Id extends string = TechniqueId> {
  /**
   * The techniques in the order in which they are tried: `all` (the default, easiest first); the id of an order,
   * such as `hodoku`; or ids of techniques.
   */
  readonly techniques?: TechniquesInput<Id>;
  /** Whether all cells that a technique fills on a position are combined into one step. */
  readonly together?: boolean;
  /** The maximum number of steps of a path; 1 finds the next step only. Default: no limit. */
  readonly maxSteps?: number;
  /** Whether each step has an explanation. */
  readonly explain?: boolean;
}

/** The description of a technique. */
export interface TechniqueInfo {
  readonly id: TechniqueId;
  readonly name: string;
  /** The family of the technique, such as `singles`, `fish` or `chains`. */
  readonly family: string;
  /** The documentation in Markdown; its first paragraph is a summary. */
  readonly docs: string;
  /** Whether the technique is valid only if the puzzle has exactly one solution. */
  readonly oneSolution: boolean;
  /** The smallest and the largest side of the grids that the technique supports. */
  readonly sides: readonly [least: number, most: number];
  /** HoDoKu's level and score of the technique; `null` if HoDoKu does not have it. */
  readonly hodoku: { readonly level: string; readonly score: number } | null;
}

/** A published order of techniques. */
export interface TechniqueOrder {
  readonly id: TechniqueOrderId;
  readonly name: string;
  readonly docs: string;
  readonly techniques: readonly TechniqueId[];
}

/** The internal state of a run that the detail view shows. */
export type Detail =
  | { readonly type: "none" }
  | {
      readonly type: "path";
      readonly branches: readonly {
        readonly cell: number;
        readonly digit: number;
        readonly tried: number;
        readonly left: number;
      }[];
    }
  | {
      readonly type: "population";
      readonly size: number;
      readonly best: readonly { readonly digits: Uint8Array; readonly fitness: number }[];
    }
  | {
      readonly type: "boards";
      /** The boards that the algorithm works on at the same time, such as replicas or levels. */
      readonly boards: readonly {
        readonly name: string;
        /** One digit per cell; 0 is blank. */
        readonly digits: Uint8Array;
        /** The plausibility of each digit of each cell, from 0 to 1, as in a frame; empty if there are no weights. */
        readonly weights: readonly number[];
      }[];
    };

/** The number of changes of each cell in a run. */
export interface Visits {
  /** The number of changes of the digit of each cell, over all steps from the first one. */
  readonly changes: Uint32Array<ArrayBuffer>;
  /** The number of steps counted so far; further steps up to the displayed step may be missing. */
  readonly steps: number;
}

/** The progress of a run. */
export interface Progress {
  /** The number of completed steps. */
  readonly steps: number;
  /** The number of solutions found so far. */
  readonly found: number;
  /** The outcome of the run; `null` while it can continue. */
  readonly outcome: Outcome | null;
}

/** The solutions of a puzzle found so far. */
export interface Census {
  /** The number of solutions found. */
  readonly found: number;
  /** Whether the search is complete; then `found` is the number of solutions. */
  readonly exhausted: boolean;
  /** The steps of the search. */
  readonly steps: number;
  /** 1 for each cell in which the solutions found so far differ, otherwise 0. */
  readonly varies: Uint8Array<ArrayBuffer>;
}

/** An unbiased estimate of the number of solutions, from random probes of the search tree. */
export interface Estimate {
  /** The number of probes. */
  readonly probes: number;
  /** The number of probes that ended at a solution; if it is 0, there is no estimate. */
  readonly hits: number;
  /** The mean over the probes; `Infinity` if it exceeds 1.8e308. */
  readonly mean: number;
  /** The decimal logarithm of the mean, which is finite if any probe hit a solution. */
  readonly log10: number;
  /** The standard error divided by the mean; `Infinity` if it is unknown. */
  readonly relativeError: number;
}
