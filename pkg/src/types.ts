/**
 * The data of the package: what the registry says, what a puzzle is, what a run looks like.
 * Plain data throughout, so that all of it can cross between a page and a worker.
 */

import type { Message } from "./message.js";
import type { Counters, TechniqueId, TechniqueOrderId, TechniquesInput } from "./setups.js";

export type * from "./scales.js";
export type * from "./setups.js";

/** How a run ended; `stopped` and `crashed` are said by the page, the others by the run. */
export type Outcome =
  | "solved"
  | "unsolvable"
  | "stalled"
  | "steps"
  | "time"
  | "invalid"
  | "stopped"
  | "crashed";

/** One algorithm, as it describes itself. */
export interface AlgorithmInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: "solver" | "generator" | "rater";
  /** Whether it finds every solution, and shows when there is none. */
  readonly complete: boolean;
  /** Whether its work on one puzzle can be split into parts, with its first preset. */
  readonly divisible: boolean;
  /** Whether every step of its runs can be shared out. */
  readonly sharesSteps: boolean;
  /** Whether the seed makes a difference, with its first preset. */
  readonly random: boolean;
  /** What it is, in a paragraph; `docsOf` has all that it says of itself. */
  readonly summary: string;
  /** What one step is: `node`, `generation`, `iteration`. */
  readonly step: string;
  /** What one step does, in a sentence; may be empty. */
  readonly stepDoc: string;
  /** The least and the greatest side of a grid it takes. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** The first is the default; may be empty. */
  readonly presets: readonly Preset[];
  readonly params: readonly ParamSpec[];
  readonly series: readonly SeriesSpec[];
  readonly counters: readonly CounterSpec[];
}

/** A named set of parameters, with the place it comes from. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly doc: string;
  readonly source: string;
  /** Whether the work on one puzzle can be split into parts. */
  readonly divisible: boolean;
  /** Whether the seed makes a difference. */
  readonly random: boolean;
  /** The value of every parameter, as text. */
  readonly values: Readonly<Record<string, string>>;
  /** Parameters whose value the source leaves open, so that it is ours. */
  readonly ours: readonly string[];
  /** Figures that the source prints. */
  readonly published: readonly Published[];
}

/** A printed figure, to be set beside ours. */
export interface Published {
  /** A series, a counter, or `time`, which is in microseconds. */
  readonly of: string;
  readonly value: number;
  /** Which puzzles it is of. */
  readonly note: string;
}

/**
 * One parameter. What it is set to is text everywhere: what `String` makes of a number, `true` or
 * `false`, a name, or names with commas; so `String` makes a text of `default` too.
 */
export type ParamSpec = {
  readonly id: string;
  readonly doc: string;
  /** What it may be, in words. */
  readonly allowed: string;
} & (
  | {
      readonly type: "int" | "float";
      readonly default: number;
      readonly min: number;
      readonly max: number;
      /** `cells`: linear, and what it counts are cells, of which a grid may have fewer than `max`. */
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

/** One line in the plot. */
export interface SeriesSpec {
  readonly id: string;
  readonly doc: string;
  readonly unit: string;
  readonly goal: "up" | "down" | "neither";
  /**
   * Its value at a solution: 0, the number of cells of the grid, or n (n − 1) for n blank cells of the puzzle; `null`
   * if it is not the same for every solution.
   */
  readonly target: "zero" | "cells" | "blank-pairs" | null;
  /** Whether it is among those that tell most of a run, to be plotted first. */
  readonly main: boolean;
}

/** A line of an algorithm's pseudo-code. */
export interface CodeLine {
  /** As it is printed, with two spaces for each level. */
  readonly text: string;
  /**
   * What rises when a step goes through it, and only then: the id of a counter, `found` for the solutions,
   * `stalled` for the end by a rule of its own; `null` for most lines.
   */
  readonly counts: string | null;
}

/** One thing a search counts. */
export interface CounterSpec {
  readonly id: string;
  readonly doc: string;
}

/** A puzzle that was read. */
export interface Puzzle {
  /** The canonical text: reading it again, with the same `box`, gives the same puzzle. */
  readonly text: string;
  readonly side: number;
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** Whether the side alone implies that box. */
  readonly usualBox: boolean;
  /** A digit a cell, row by row; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  /** A bit set a cell (bit d − 1 for digit d), where the text restricts candidates beyond the givens. */
  readonly candidates: Uint32Array<ArrayBuffer> | null;
  /** Givens that cannot stand together; empty for a proper puzzle. */
  readonly clashes: readonly Clash[];
}

/**
 * The givens of a puzzle, without a way through text: what scales of difficulty take in place of a puzzle. It has
 * neither values nor candidates of a player, so that a `Position` is no `Givens`.
 */
export interface Givens {
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** A digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
  readonly values?: never;
  readonly candidates?: never;
}

/**
 * A puzzle in play: what is known, and what is believed possible. It is what human techniques take in place of
 * a puzzle, without a way through text.
 */
export interface Position {
  /** Rows and columns of a box, `RxC`. */
  readonly box: string;
  /** A digit a cell, row by row; 0 is blank. */
  readonly givens: Uint8Array;
  /** The digits put in since, in the same way; by default none. */
  readonly values?: Uint8Array | null | undefined;
  /**
   * The candidates of each blank cell, bit d − 1 for digit d; 0 is all that the rules allow, which is the
   * default. What the rules rule out is left out, and what is said of filled cells does not count.
   */
  readonly candidates?: Uint32Array | null | undefined;
}

/** Two equal givens in one house. */
export interface Clash {
  readonly cells: readonly [number, number];
  /** The clash in English. */
  readonly message: string;
  /** The clash for other languages. */
  readonly i18n: Message;
}

/** A rearrangement under which a puzzle stays the same in all that matters. Lines count from 0. */
export interface Symmetry {
  /** Whether rows and columns are exchanged first. */
  readonly transposed: boolean;
  /** Where each row goes, after that. */
  readonly rows: readonly number[];
  /** Where each column goes, after that. */
  readonly columns: readonly number[];
  /** What each digit becomes, from 1 on. */
  readonly digits: readonly number[];
}

/** The puzzle that stands for all that are equivalent to another. */
export interface Canonical {
  /** Its text: of all the first, where cells are read row by row and a blank is before every digit. */
  readonly text: string;
  /** A way that leads there. */
  readonly symmetry: Symmetry;
  /**
   * How many ways lead from the puzzle to itself, the one that changes nothing among them. Digits
   * that do not appear may be renamed among themselves, and each way to do so counts.
   */
  readonly automorphisms: number;
}

/** What a puzzle is like, whoever made it. */
export interface Facts {
  readonly givens: number;
  /** Solutions, up to two; `null` if counting them took too long. */
  readonly solutions: number | null;
  /** Whether every given is needed for there to be one solution; `null` if that took too long. */
  readonly minimal: boolean | null;
  /** Nodes of backtracking on the most constrained cell, up to 100,000. */
  readonly nodes: number;
  /**
   * The hardest technique on the path of easiest deductions: its id, `none` if nothing is blank, or
   * `beyond` if techniques do not suffice; `unknown` if the path was given up.
   */
  readonly hardest: string;
  /** Whether the path was followed to its end; else `hardest` is `unknown`. */
  readonly complete: boolean;
}

/** What became of one puzzle; `Id` is the algorithm. */
export interface Solved<Id extends string = string> {
  readonly outcome: Outcome;
  /** Solutions found: all there are, or as many as were looked for. */
  readonly found: number;
  /** The first solution as text; `null` if none was found. */
  readonly text: string | null;
  /** The same, a digit a cell. */
  readonly solution: Uint8Array | null;
  readonly steps: number;
  /** What the algorithm counts, by the ids of its `counters`. */
  readonly counters: Counters<Id>;
}

/** What became of many puzzles. */
export interface Answers {
  /** The first solution of each puzzle, a digit a cell, end to end; zeros where none was found. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** The number of solutions of each puzzle, up to the limit. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** Steps taken in all. */
  readonly steps: number;
  /** Steps taken for each puzzle. */
  readonly stepsEach: Float64Array<ArrayBuffer>;
  /** 1 for each puzzle that ended because it had no steps left; what was found of it is kept. */
  readonly spent: Uint8Array<ArrayBuffer>;
}

/** How `Lab.solveMany` is to take its puzzles. */
export interface Batch {
  /** Rows and columns of a box, `RxC`; default `3x3`. */
  readonly box?: string;
  /** Solutions to count of each puzzle; 0 is all; default 1. Two tell whether it is unique. */
  readonly limit?: number;
  /** Steps at most for each puzzle. */
  readonly maxSteps?: number | undefined;
}

/** Lines of a file that were read. */
export interface LinesRead {
  /** Lines so far, those before these included. */
  readonly read: number;
  /** Whether any was more than a comment. */
  readonly begun: boolean;
  /** The line of each puzzle, from 1; its label; and its box, `RxC`. */
  readonly lines: readonly number[];
  readonly labels: readonly string[];
  readonly boxes: readonly string[];
  /** A digit a cell of each puzzle, end to end; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  readonly wrong: readonly WrongLine[];
}

/** What is wrong with a line, and where, counted from 1. */
export interface WrongLine {
  readonly line: number;
  readonly column: number;
  /** The reason in English. */
  readonly reason: string;
  /** The reason for other languages. */
  readonly i18n: Message;
  /** Whether there is a puzzle all the same, whose givens clash. */
  readonly clash: boolean;
}

/** A moment of a run: the whole of it, never a difference, so frames may be skipped freely. */
export interface Frame {
  /** The step shown. */
  readonly step: number;
  /** Whether this is the nearest kept picture, shown while the moment sought is being rerun. */
  readonly seeking: boolean;
  /** A digit a cell; 0 is none. */
  readonly digits: Uint8Array<ArrayBuffer>;
  /** How far digit d is held possible in cell c, at `side * c + d - 1`, in 0..=1. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** Counts, in the order of the algorithm's `counters`. */
  readonly counters: Float64Array<ArrayBuffer>;
  /** Missing digits over the houses of the grid shown. */
  readonly conflicts: number;
  /** Solutions found so far. */
  readonly found: number;
  /** The trace of the whole run: steps, then each series, each `samples` long, end to end. */
  readonly trace: Float64Array<ArrayBuffer>;
  readonly samples: number;
  /**
   * Time inside the algorithm: a step and the microseconds at which it was complete, by turns, both
   * rising; thinned. Empty for a run without a worker, which has no clock.
   */
  readonly times: Float64Array<ArrayBuffer>;
  /** What the last step did; `null` for those that cannot tell. */
  readonly explanation: Explanation | null;
  /**
   * The lines of the pseudo-code that the last step went through, from 1, each once, in the order in which
   * it came to them: it stands at the last. Empty before the first step, and for those without.
   */
  readonly lines: Uint8Array<ArrayBuffer>;
}

/** What a step did, to be told and drawn. */
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
  /** 0 is the whole cell. */
  readonly digit: number;
}

export interface Link {
  readonly from: readonly [cell: number, digit: number];
  readonly to: readonly [cell: number, digit: number];
  readonly strong: boolean;
}

/** One use of a human technique: what follows, and why. */
export interface Deduction {
  /** The technique's id. */
  readonly technique: TechniqueId;
  /** The technique's English name. */
  readonly name: string;
  /** Cells, all blank, and the digits they must hold. */
  readonly placements: readonly (readonly [cell: number, digit: number])[];
  /** Cells, all blank, and candidates that no solution uses; ascending. */
  readonly eliminations: readonly (readonly [cell: number, digit: number])[];
  /** `null` unless it was asked for. */
  readonly explanation: Explanation | null;
}

/** Why a candidate is none: what follows from it, each step from those before, up to something that cannot be. */
export interface Refutation {
  /** Those that are needed for the end, and no others. */
  readonly steps: readonly Consequence[];
  /** A blank cell that is left without a candidate, or a house that is left without a place for a digit. */
  readonly end:
    | { readonly type: "cell"; readonly cell: number }
    | { readonly type: "house"; readonly house: number; readonly digit: number };
}

/** One thing that follows. Houses count from 0: rows, then columns, then boxes. */
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
  /** All places of the digit in the house lie in the other one, whose further cells lose it. */
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

/** The steps of human techniques from a puzzle, and what they come to. */
export interface LogicPath {
  readonly steps: readonly Deduction[];
  /** Whether they fill every cell. */
  readonly solved: boolean;
  /** What is left, as text, with its candidates: the solution, if they do. */
  readonly left: string;
  /** Whether it was followed to its end, or to `maxSteps`; not if `maxMs` was over before. */
  readonly complete: boolean;
}

/** All that human techniques find on a position, and whether they were all tried before `maxMs` was over. */
export interface Deductions extends ReadonlyArray<Deduction> {
  readonly complete: boolean;
}

/** Which techniques are tried, and what is reported; `LogicOptions<string>` admits any text as ids. */
export interface LogicOptions<Id extends string = TechniqueId> {
  /**
   * First to last: `all`, easiest first, which is the default; the id of an order, such as `hodoku`; or
   * ids of techniques.
   */
  readonly techniques?: TechniquesInput<Id>;
  /** Whether all cells that a technique fills on a position are one step. */
  readonly together?: boolean;
  /** After how many steps a path ends: by 1 it is the next step alone. By default it goes on to its end. */
  readonly maxSteps?: number;
  /** Whether each step says why. */
  readonly explain?: boolean;
}

/** What is known of a technique. */
export interface TechniqueInfo {
  readonly id: TechniqueId;
  readonly name: string;
  /** Where it belongs: `singles`, `fish`, `chains` … */
  readonly family: string;
  /** Markdown; the first paragraph is a summary. */
  readonly docs: string;
  /** Whether it holds only where the puzzle has one solution. */
  readonly oneSolution: boolean;
  /** The smallest and the largest side of grids it looks at. */
  readonly sides: readonly [least: number, most: number];
  /** HoDoKu's level and score for it, if that has it. */
  readonly hodoku: { readonly level: string; readonly score: number } | null;
}

/** Techniques in the order in which somebody tries them. */
export interface TechniqueOrder {
  readonly id: TechniqueOrderId;
  readonly name: string;
  readonly docs: string;
  readonly techniques: readonly TechniqueId[];
}

/** What a closer look shows. */
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
      /** Boards that it works on at once, such as replicas or levels. */
      readonly boards: readonly {
        readonly name: string;
        /** Cell by cell; 0 for a blank. */
        readonly digits: Uint8Array;
        /** What each digit of each cell weighs, from 0 to 1, as in a frame; empty where nothing is weighed. */
        readonly weights: readonly number[];
      }[];
    };

/** Where a run has been. */
export interface Visits {
  /** How often the digit of each cell has changed, over every step from the first on. */
  readonly changes: Uint32Array<ArrayBuffer>;
  /** Steps counted so far; there are more up to the moment shown. */
  readonly steps: number;
}

/** How a run stands. */
export interface Progress {
  /** Steps completed. */
  readonly steps: number;
  readonly found: number;
  /** How it ended; `null` while it can go on. */
  readonly outcome: Outcome | null;
}

/** What is known of the solutions of a puzzle. */
export interface Census {
  /** How many were found. */
  readonly found: number;
  /** Whether there is no other: then `found` is how many there are. */
  readonly exhausted: boolean;
  /** Steps of the search. */
  readonly steps: number;
  /** For each cell, 1 where not all those found so far are alike. */
  readonly varies: Uint8Array<ArrayBuffer>;
}

/** A number of solutions by random probes of the search tree: their mean is unbiased. */
export interface Estimate {
  /** Probes sent. */
  readonly probes: number;
  /** Probes that ended on a solution; if none did, there is no estimate. */
  readonly hits: number;
  /** The mean over the probes; `Infinity` where it is beyond 1.8e308. */
  readonly mean: number;
  /** Its decimal logarithm, which is finite wherever a probe has hit. */
  readonly log10: number;
  /** Its standard error, as a share of it; `Infinity` where it cannot be told. */
  readonly relativeError: number;
}
