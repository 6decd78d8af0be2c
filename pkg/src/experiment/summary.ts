/**
 * Summaries of the runs of an experiment: the tables and figures of `lab report`, for runs in columns.
 */
import { bindings, glue } from "../module/all.js";
import { entriesOf, expect, fieldsOf, itemsOf, plainOf, textOf } from "../module/arguments.js";
import { useAndFree } from "../module/bindings.js";
import type { Friedman, Growth, Interval } from "../module/statistics.js";
import type { Outcome } from "../types.js";

/** The ends of runs that the statistics distinguish. */
export const END = {
  /** The step limit stopped the run: with more steps it might have solved its puzzle. */
  stepLimit: 0,
  solved: 1,
  /** The run ended by itself without a solution, crashed, or never started. */
  never: 2,
  /** The time limit stopped the run: with more time it might have solved its puzzle. */
  timeLimit: 3,
  /** The run has not been executed yet, and is ignored. */
  pending: 255,
} as const;

/** Returns the value of `END` for a run with this outcome; `null` is a run that has not been executed yet. */
export function endOf(outcome: Outcome | null): number {
  expect("outcome", outcome, "string?");
  switch (outcome) {
    case null:
      return END.pending;
    case "solved":
      return END.solved;
    case "steps":
      return END.stepLimit;
    case "time":
      return END.timeLimit;
    default:
      return END.never;
  }
}

/** Runs in columns, with their puzzles and contestants. */
export interface Columns {
  readonly sets: readonly string[];
  readonly contestants: readonly string[];
  /**
   * The unit of a step of each contestant; steps are compared only between contestants with the same unit and the same
   * algorithm, except nodes, which all algorithms count alike.
   */
  readonly units?: readonly string[];
  /** The id of the algorithm of each contestant; without it, the unit decides what is compared. */
  readonly algorithms?: readonly string[];
  /**
   * The step limit of a run of each contestant; `null` if there is none or it is not known. Without a limit of its own, a
   * contestant has that of the budget.
   */
  readonly limits?: readonly (number | null)[];
  /** Whether each contestant is a user-supplied solver, whose unit of steps nobody has reviewed; default: none is. */
  readonly own?: readonly boolean[];
  /**
   * Three numbers per puzzle: the index of its set, the number of givens, and the side of its grid.
   */
  readonly puzzles: Uint32Array;
  /**
   * For each run: the index of its puzzle, the index of its contestant, and how it ended (`END`).
   */
  readonly puzzle: Uint32Array;
  readonly contestant: Uint32Array;
  readonly end: Uint8Array;
  /** Costs; NaN if there is no value. */
  readonly micros: Float64Array;
  readonly steps: Float64Array;
  readonly nodes: Float64Array;
  /** The known ratings of the puzzles on scales of difficulty. */
  readonly scales?: readonly PuzzleScale[];
}

/** The ratings of puzzles on a scale. */
export interface PuzzleScale {
  /** The id of the scale, or of its column if the scale has several. */
  readonly id: string;
  readonly name: string;
  /** The rating of each puzzle: the greater, the harder; NaN if it is not known. */
  readonly values: Float64Array;
}

/** The measure of cost: microseconds, steps of the algorithm, or digits tried. */
export type Measure = "time" | "steps" | "nodes";

/** The property by which puzzles are divided into classes. */
export type By = "set" | "givens" | "size";

export interface SummaryOptions {
  /** The measure of cost; by default `time`. */
  readonly measure?: Measure;
  /** The property that divides the puzzles into classes; by default `set`. */
  readonly by?: By;
  /** The limits of each run, which determine how unsolved runs are counted. */
  readonly budget?: { readonly steps?: number; readonly seconds?: number };
}

/** The results of one contestant on a class of puzzles. Costs are microseconds, steps or nodes. */
export interface Row {
  /** The class, such as a set; `null` is all puzzles. */
  readonly class: string | null;
  readonly contestant: string;
  readonly runs: number;
  readonly solved: number;
  /**
   * Whether there are several runs per puzzle. Then the intervals are computed over puzzles instead of runs, because the
   * runs of a puzzle are not independent.
   */
  readonly byPuzzle: boolean;
  /** The proportion of solved runs, with Wilson's interval. */
  readonly share: Interval;
  /** The cost within which half of all runs have solved their puzzle; `null` if fewer have. */
  readonly half: number | null;
  /**
   * The mean over the solved runs; its interval is computed by the bootstrap for at most 500 runs, and by
   * Student's t for more.
   */
  readonly mean: Interval | null;
  /** The 5, 25, 50, 75 and 95 % quantiles of the solved runs. */
  readonly quantiles: readonly [number, number, number, number, number] | null;
  /**
   * The restricted mean: a run that costs more than `until` counts with the cost `until`. `null` if a limit of another unit
   * than the measure stopped a run.
   */
  readonly restricted: Interval | null;
  readonly until: number | null;
  /**
   * The mean over all runs, where an unsolved run counts as twice the limit; `null` without a known limit of this unit, or
   * if the limit of the other unit stopped a run.
   */
  readonly par2Seconds: Interval | null;
  readonly par2Steps: Interval | null;
  /** The step limit of a run of the contestant; `null` if none is known. */
  readonly stepLimit: number | null;
  readonly medianSteps: number | null;
  readonly medianNodes: number | null;
}

export type SolverCode = "built-in" | "own" | "own-interpreted";

/** The step limit of the runs of a contestant. */
export interface RunLimit {
  /** `null` if there is none. */
  readonly steps: number | null;
  /** The unit of the steps; empty if it is not known. */
  readonly unit: string;
  /** Whether a user-supplied solver declares the unit, which nobody has reviewed. */
  readonly selfDeclared: boolean;
}

/** The comparison of two contestants on the same puzzles, each by the median of its seeds. */
export interface Against {
  readonly one: string;
  readonly other: string;
  /**
   * The numbers of puzzles solved by both, by the first only, by the second only, and by neither.
   */
  readonly solved: readonly [number, number, number, number];
  /**
   * The proportion of the first minus that of the second, and McNemar's test, adjusted for all tests of the
   * summary.
   */
  readonly difference: Interval;
  readonly solvedP: number;
  /** The limits of a run of each if they differ: both may have solved other puzzles with other limits. */
  readonly limits: readonly [RunLimit, RunLimit] | null;
  /** Where the code of each solver comes from: this package, or the user, whose code is executed in another way. */
  readonly code: readonly [SolverCode, SolverCode];
  /** The time limit of every run; `null` if there is none. */
  readonly seconds: number | null;
  readonly measure: Measure;
  /**
   * On the puzzles that both solved: the ratio of the costs of the first to those of the second (`null` if a cost is
   * 0; a recorded time of 0 counts as below 1 µs), the numbers of puzzles on which the first and the second has the
   * lower cost, Wilcoxon's test, and an effect size from −1 to 1.
   */
  readonly cost: {
    readonly ratio: Interval | null;
    readonly lower: readonly [number, number];
    readonly p: number;
    readonly effect: number;
  } | null;
  /** Whether the costs have the same unit: sweeps cannot be compared with nodes. */
  readonly comparable: boolean;
  /** The rank correlation of the costs of these puzzles. */
  readonly spearman: Interval | null;
  readonly kendall: Interval | null;
  /** The comparison in sentences. */
  readonly sentence: string;
}

/**
 * The contestants ranked by cost on every puzzle; contestants that did not solve the puzzle are last.
 */
export interface Ranking {
  readonly contestants: readonly string[];
  readonly friedman: Friedman;
  /** Kendall's coefficient of concordance W, the effect size of the test, from 0 to 1. */
  readonly concordance: number;
  /** Mean ranks that differ by more than this are significantly different (Nemenyi, 95 %). */
  readonly criticalDifference: number | null;
}

/**
 * The growth of the cost of a contestant with the number of givens or the side of the grid, on the puzzles
 * that it solved. It is stated only if at least 99 % of its runs are solved, as a fit to fewer would depend on the
 * limit, and only if the largest size is at least 1.5 times the smallest.
 */
export interface Growing {
  readonly contestant: string;
  readonly with: By;
  readonly puzzles: number;
  /**
   * The comparison of sizes that the power law makes. `oneSet`: all puzzles are of one set. `withinSets`: the exponent is
   * that within several sets, with a factor for each set. `betweenSets`: the puzzles are of several sets of one size each,
   * so other differences between the sets may contribute.
   */
  readonly scope: "oneSet" | "withinSets" | "betweenSets";
  readonly growth: Growth;
}

/** A power law that is not stated although the data seem to show one. */
export interface WithheldGrowth {
  readonly contestant: string;
  readonly with: By;
  /** Whether some costs are 0. Otherwise, there is a trend over all sets, but not within the sets. */
  readonly zeroCosts: boolean;
  /** The exponent within the sets; `null` if some costs are 0. */
  readonly exponent: Interval | null;
}

/** The rank correlation between the costs of a contestant and the ratings on a scale. */
export interface Hardness {
  readonly contestant: string;
  /** The name of the scale; `null` means the number of givens, where fewer is harder. */
  readonly scale: string | null;
  /** The number of puzzles that have both a cost and a rating. */
  readonly puzzles: number;
  /** Spearman's correlation; unsolved puzzles have the greatest cost. */
  readonly agreement: Interval;
}

/**
 * The hardest class of puzzles for a contestant, and the rank-sum test against the next hardest class.
 */
export interface Hardest {
  readonly contestant: string;
  /** `null` if several classes are the hardest together, because none of their puzzles is solved. */
  readonly class: string | null;
  /** The classes of which no puzzle is solved, if there are several. */
  readonly unsolved: readonly string[];
  /** Adjusted for all tests of the summary. */
  readonly p: number;
}

/** The results of the runs. */
export interface Summary {
  readonly measure: Measure;
  readonly by: By;
  readonly runs: number;
  /** The number of puzzles that every contestant was given; the contestants are compared on these puzzles. */
  readonly puzzles: number;
  /**
   * Runs that the step limit and the time limit stopped. Costs in another unit than that of the limit are comparable among
   * solved runs only.
   */
  readonly stopped: { readonly steps: number; readonly seconds: number };
  /** The contestants that are user-supplied solvers. */
  readonly own: readonly string[];
  /** The number of tests, for which all p-values are adjusted together (Holm). */
  readonly tests: number;
  /**
   * One row per contestant and class, then one row per contestant for all puzzles if there are several
   * classes.
   */
  readonly rows: readonly Row[];
  readonly pairs: readonly Against[];
  /** Present for three or more contestants whose costs have the same unit. */
  readonly ranking: Ranking | null;
  readonly growth: readonly Growing[];
  /** The contestants whose growth would be significant, but is not stated, because more than 1 % of their runs are unsolved. */
  readonly growthUnknown: readonly string[];
  /** The power laws that are not stated because some costs are 0, or because there is no trend within the sets. */
  readonly growthWithheld: readonly WithheldGrowth[];
  /**
   * The correlations of cost and difficulty: by givens, and on every scale on which puzzles are rated.
   */
  readonly hardness: readonly Hardness[];
  /** The hardest class for each contestant, if there are several classes. */
  readonly hardest: readonly Hardest[];
}

/**
 * Summarizes runs, in the calling thread. Throws a `SudokuError`: `param-range` if columns differ in length
 * or an index is out of range, `param-type` for invalid options.
 */
export function summaryOf(columns: Columns, options: SummaryOptions = {}): Summary {
  const asked = plainOf("options", options);
  return readColumns(columns, (of) => of.summary(asked)) as Summary;
}

/** The kinds of figures. */
export const FIGURE_KINDS = [
  "cactus",
  "strip",
  "shares",
  "scatter",
  "growth",
  "ranks",
  "heat",
  "success",
  "hardness",
] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The options of a figure. */
export interface FigureOptions {
  /** The measure of cost; default: `time`. */
  readonly measure?: Measure;
  /** The property that divides puzzles into classes; default: `set`. */
  readonly by?: By;
  /** Whether the axis of costs is logarithmic; default: `true`. */
  readonly log?: boolean;
  /** The width in pixels, at which text has its natural size; default: 720. */
  readonly width?: number;
  /** The height in pixels; by default it depends on the width. */
  readonly height?: number;
  /**
   * The colour, dashes and mark of each contestant, as different numbers from 0: 0 to 7 are the classes
   * `c1` to `c8`. By default, and for contestants beyond the end of the list, the number is the index of
   * the contestant.
   */
  readonly styles?: readonly number[];
  /** The indices of the contestants on the two axes of a scatter plot; default: 0 and 1. */
  readonly one?: number;
  readonly other?: number;
  /** Whether the figure is used outside a page: on white, with colours of its own. */
  readonly alone?: boolean;
  /** The texts of the figure in place of the English ones; `Words` of the crate lists them. */
  readonly words?: Readonly<Record<string, string>>;
  /** The format of the text; `svg` by default. */
  readonly format?: FigureFormat;
  /**
   * The address that a mark links to, by the index of its puzzle and the index of its run in the columns, which is `null` for a mark of
   * several runs; `null` for no link. It must begin with `https:`, `http:` or `#`.
   */
  readonly link?: (puzzle: number, run: number | null) => string | null;
}

/** Formats of figures: SVG, a TikZ picture for LaTeX, a specification for Vega-Lite 5, and the figure's own specification as JSON. */
export const FIGURE_FORMATS = ["svg", "tikz", "vega-lite", "json"] as const;

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/**
 * Returns a figure of runs as text; it is drawn in the calling thread. If there is nothing to show, the figure says so.
 * In SVG, the elements of a contestant are in an element of the class `c1` to `c8` (by `styles`), whose CSS `color` may
 * be set; text has the surrounding colour. Marks have the attribute `data-puzzle` with the index of a puzzle and, if
 * they stand for a single run, `data-run` with its index in the columns; they are inside an element with
 * `data-contestant`. Throws a `SudokuError`: `param-range` for an unknown kind or format, and the errors of
 * `summaryOf`.
 */
export function figureOf(kind: FigureKind, columns: Columns, options: FigureOptions = {}): string {
  const { format = "svg", link } = fieldsOf<Pick<FigureOptions, "format" | "link">>(
    "options",
    options,
    {
      format: "string?",
      link: "function?",
    },
  );
  const own = entriesOf("options", options).filter(([key]) => key !== "format" && key !== "link");
  const checkedOptions = plainOf("options", Object.fromEntries(own));
  return readColumns(columns, (of) => {
    // Links are requested for marks only: a figure has at most 2,000 marks, but an experiment may
    // have any number of runs.
    const draft = link ? of.figure(kind, checkedOptions, "svg", new Uint32Array(), []) : "";
    const marks = new Map<string, readonly [puzzle: number, run: number]>();
    for (const [text, puzzle, run] of draft.matchAll(
      / data-puzzle="(\d+)"(?: data-run="(\d+)")?/g,
    )) {
      marks.set(text, [Number(puzzle), run === undefined ? NO_RUN : Number(run)]);
    }
    const linked = [...marks.values()].flatMap((mark) => {
      const [puzzle, run] = mark;
      const href = link?.(puzzle, run === NO_RUN ? null : run) ?? null;
      return href === null ? [] : [{ mark, href: textOf("options.link", href) }];
    });
    const places = Uint32Array.from(linked.flatMap(({ mark }) => mark));
    const links = linked.map(({ href }) => href);
    return of.figure(kind, checkedOptions, format, places, links);
  });
}

/** The value for a mark without a single run, in the marks that the module reads. */
const NO_RUN = 2 ** 32 - 1;

/**
 * Reads the table that `lab rate` has written: returns the ratings by the canonical texts of the puzzles, and the
 * number of puzzles found.
 */
export function readRatings(
  csv: string,
  puzzles: readonly string[],
): { readonly known: number; readonly scales: readonly PuzzleScale[] } {
  expect("puzzles", puzzles, "texts");
  const texts = itemsOf("puzzles", puzzles).join("\n");
  const read = bindings.guarded(() => glue.ratings(csv, texts)) as {
    readonly known: number;
    readonly scales: readonly (Omit<PuzzleScale, "values"> & { readonly values: number[] })[];
  };
  const scales = read.scales.map((one) => ({ ...one, values: Float64Array.from(one.values) }));
  return { known: read.known, scales };
}

function readColumns<T>(columns: Columns, read: (of: glue.Columns) => T): T {
  expect("columns", columns, "object");
  const fields = fieldsOf<Columns>("columns", columns, COLUMNS);
  const { sets, contestants, puzzles, puzzle, contestant, end, micros, steps, nodes } = fields;
  const units = fields.units ?? contestants.map(() => "");
  const algorithms = fields.algorithms ?? contestants.map(() => "");
  const limits = Float64Array.from(
    itemsOf("columns.limits", fields.limits ?? contestants.map(() => null)),
    (limit, at) => {
      if (limit === null) return Number.NaN;
      expect(`columns.limits[${at}]`, limit, "number");
      return limit;
    },
  );
  const own = Uint8Array.from(
    itemsOf("columns.own", fields.own ?? contestants.map(() => false)),
    (is, at) => {
      expect(`columns.own[${at}]`, is, "boolean");
      return is ? 1 : 0;
    },
  );
  const scales = itemsOf("columns.scales", fields.scales ?? []).map((scale, at) => {
    expect(`columns.scales[${at}]`, scale, "object");
    const types = { id: "string", name: "string", values: "Float64Array" } as const;
    return fieldsOf<PuzzleScale>(`columns.scales[${at}]`, scale, types);
  });
  return bindings.guarded(() =>
    useAndFree(new glue.Columns([...sets], [...contestants], [...units], puzzles), (all) => {
      all.describe(limits, own, [...algorithms]);
      all.add(puzzle, contestant, end, micros, steps, nodes);
      for (const { id, name, values } of scales) all.add_ratings(id, name, values);
      return read(all);
    }),
  );
}

const COLUMNS = {
  sets: "texts",
  contestants: "texts",
  units: "texts?",
  algorithms: "texts?",
  limits: "object?",
  own: "object?",
  puzzles: "Uint32Array",
  puzzle: "Uint32Array",
  contestant: "Uint32Array",
  end: "Uint8Array",
  micros: "Float64Array",
  steps: "Float64Array",
  nodes: "Float64Array",
  scales: "object?",
} as const;
