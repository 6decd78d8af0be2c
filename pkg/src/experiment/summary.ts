/** What the runs of an experiment tell: the tables and figures of `lab report`, of runs in columns. */
import { bindings, glue } from "../module/all.js";
import { entriesOf, expect, fieldsOf, itemsOf, plainOf, textOf } from "../module/arguments.js";
import { used } from "../module/bindings.js";
import type { Friedman, Growth, Interval } from "../module/statistics.js";
import type { Outcome } from "../types.js";

/** How a run ended, as far as the statistics distinguish it. */
export const END = {
  /** The step limit stopped the run: with more steps it might have solved its puzzle. */
  stepLimit: 0,
  solved: 1,
  /** The run ended by itself without a solution, crashed, or never started. */
  never: 2,
  /** The time limit stopped the run: with more time it might have solved its puzzle. */
  timeLimit: 3,
  /** Not run yet; it counts for nothing. */
  pending: 255,
} as const;

/** How a run with this outcome ended; `null` is one still to come. */
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

/** Runs in columns, and what they are of. */
export interface Columns {
  readonly sets: readonly string[];
  readonly contestants: readonly string[];
  /** What a step of each contestant is; steps are compared between those of one unit. */
  readonly units?: readonly string[];
  /** Three numbers a puzzle: the place of its set, its givens, and the side of its grid. */
  readonly puzzles: Uint32Array;
  /** Of each run: the place of its puzzle, of its contestant, and how it ended (`END`). */
  readonly puzzle: Uint32Array;
  readonly contestant: Uint32Array;
  readonly end: Uint8Array;
  /** Costs; not a number where there is none. */
  readonly micros: Float64Array;
  readonly steps: Float64Array;
  readonly nodes: Float64Array;
  /** How hard the puzzles are on scales of difficulty, as far as that is known. */
  readonly scales?: readonly PuzzleScale[];
}

/** How hard puzzles are on a scale. */
export interface PuzzleScale {
  /** The id of the scale; of its column where it has several. */
  readonly id: string;
  readonly name: string;
  /** Of each puzzle, the greater the harder; not a number where it is not known. */
  readonly values: Float64Array;
}

/** What runs cost: microseconds, steps of the algorithm, or digits tried. */
export type Measure = "time" | "steps" | "nodes";

/** What puzzles are told apart by. */
export type By = "set" | "givens" | "size";

export interface SummaryOptions {
  /** `time` unless said. */
  readonly measure?: Measure;
  /** `set` unless said. */
  readonly by?: By;
  /** Of each run: what those that were not solved count by. */
  readonly budget?: { readonly steps?: number; readonly seconds?: number };
}

/** How one contestant did on a class of puzzles. Costs are microseconds, steps or nodes. */
export interface Row {
  /** The class, such as a set; `null` is all puzzles. */
  readonly class: string | null;
  readonly contestant: string;
  readonly runs: number;
  readonly solved: number;
  /** The share of solved ones, with Wilson's interval. */
  readonly share: Interval;
  /** The cost within which half of all runs have solved their puzzle; `null` if fewer have. */
  readonly half: number | null;
  /** Of the solved runs: by the bootstrap up to 500, of more by Student's t. */
  readonly mean: Interval | null;
  /** Of the solved runs: below which 5, 25, 50, 75 and 95 % of them lie. */
  readonly quantiles: readonly [number, number, number, number, number] | null;
  /**
   * The restricted mean: a run that costs more than `until` counts with the cost `until`. `null` if a limit of another unit
   * than the measure stopped a run.
   */
  readonly restricted: Interval | null;
  readonly until: number | null;
  /**
   * The mean over all runs, where an unsolved run counts as twice the limit; `null` without a limit of this unit, or if the
   * limit of the other unit stopped a run.
   */
  readonly par2Seconds: Interval | null;
  readonly par2Steps: Interval | null;
  readonly medianSteps: number | null;
  readonly medianNodes: number | null;
}

/** How two contestants did on the same puzzles, each by the median of its seeds. */
export interface Against {
  readonly one: string;
  readonly other: string;
  /** Puzzles that both solved, the first alone, the second alone, neither. */
  readonly solved: readonly [number, number, number, number];
  /** The share of the first less that of the second, and McNemar's test, adjusted for all tests of the summary. */
  readonly difference: Interval;
  readonly solvedP: number;
  readonly measure: Measure;
  /** Of what both solved: how many times as much the first takes, Wilcoxon's test, and from −1 to 1 by how much. */
  readonly cost: { readonly ratio: Interval; readonly p: number; readonly effect: number } | null;
  /** Whether costs are of one kind: steps of a sweep are no nodes. */
  readonly comparable: boolean;
  /** How far the costs of these puzzles go together. */
  readonly spearman: Interval | null;
  readonly kendall: Interval | null;
  /** All this in sentences. */
  readonly sentence: string;
}

/** Contestants ranked on every puzzle by cost, those that did not solve it last. */
export interface Ranking {
  readonly contestants: readonly string[];
  readonly friedman: Friedman;
  /** Mean ranks further apart differ (Nemenyi, 95 %). */
  readonly criticalDifference: number | null;
}

/** How what a contestant takes grows with givens or with the side of the grid, over the puzzles it solved. */
export interface Growing {
  readonly contestant: string;
  readonly with: By;
  readonly puzzles: number;
  readonly growth: Growth;
}

/** How far what is hard for a contestant is hard on a scale. */
export interface Hardness {
  readonly contestant: string;
  /** The name of the scale; `null` is that of how few givens there are. */
  readonly scale: string | null;
  /** Puzzles that both were given. */
  readonly puzzles: number;
  /** Spearman's correlation; what was not solved costs most. */
  readonly agreement: Interval;
}

/** The class of puzzles that is hardest for a contestant, and the rank sum test against the next hardest. */
export interface Hardest {
  readonly contestant: string;
  readonly class: string;
  /** Adjusted for all tests of the summary. */
  readonly p: number;
}

/** What runs tell. */
export interface Summary {
  readonly measure: Measure;
  readonly by: By;
  readonly runs: number;
  /** Those that every contestant was given: what they are compared on. */
  readonly puzzles: number;
  /**
   * Runs that the step limit and the time limit stopped. Costs in another unit than that of the limit are comparable among
   * solved runs only.
   */
  readonly stopped: { readonly steps: number; readonly seconds: number };
  /** The number of tests, for which all p-values are adjusted together (Holm). */
  readonly tests: number;
  /** Of every contestant on every class, then on all puzzles where there are several. */
  readonly rows: readonly Row[];
  readonly pairs: readonly Against[];
  /** Of three contestants or more whose costs are of one kind. */
  readonly ranking: Ranking | null;
  readonly growth: readonly Growing[];
  /** What is hard for whom: by givens, and on every scale that puzzles are rated on. */
  readonly hardness: readonly Hardness[];
  /** The hardest class for whom, where there are several. */
  readonly hardest: readonly Hardest[];
}

/**
 * What runs tell, in this thread.
 *
 * Throws a `SudokuError`: `param-range` if columns differ in length or a place is of nothing, `param-type` for
 * options that are none.
 */
export function summaryOf(columns: Columns, options: SummaryOptions = {}): Summary {
  const asked = plainOf("options", options);
  return told(columns, (of) => of.summary(asked)) as Summary;
}

/** The figures there are. */
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

/** How a figure is drawn. */
export interface FigureOptions {
  /** What runs cost; `time` unless said. */
  readonly measure?: Measure;
  /** What puzzles are told apart by, where classes are; `set` unless said. */
  readonly by?: By;
  /** Whether costs grow tenfold by equal lengths, as they do unless said. */
  readonly log?: boolean;
  /** In pixels, at which text has its natural size: 720 unless said. */
  readonly width?: number;
  /** What suits the width, unless said. */
  readonly height?: number;
  /**
   * The colour, dashes and mark of each contestant, by numbers from 0 that differ: 0 to 7 are the classes `c1` to `c8`.
   * Of those beyond the end, and unless said, the number is their place.
   */
  readonly styles?: readonly number[];
  /** Places of the contestants across and upwards, of a scatter; 0 and 1 unless said. */
  readonly one?: number;
  readonly other?: number;
  /** Whether it is to stand outside of a page: on white, not in the page's colour. */
  readonly alone?: boolean;
  /** What is written in it, in place of the English that is there; `Words` of the crate lists them. */
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
 * A figure of runs as text, in this thread; where there is nothing to be shown it says so. In SVG, what is of a contestant
 * is in an element of class `c1` to `c8` (by `styles`), whose CSS `color` may be set; text has the colour of
 * what is around it. Marks have `data-puzzle`, the place of a puzzle, and if they are a single run `data-run`, its place in the columns, within an
 * element with `data-contestant`.
 *
 * Throws a `SudokuError`: `param-range` for a kind or a format that is none, else what `summaryOf` throws.
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
  const asked = plainOf("options", Object.fromEntries(own));
  return told(columns, (of) => {
    // Only marks are asked for: a figure has at most 2,000 of them, an experiment any number of runs.
    const draft = link ? of.figure(kind, asked, "svg", new Uint32Array(), []) : "";
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
    return of.figure(kind, asked, format, places, links);
  });
}

/** In the marks that the module reads: no single run. */
const NO_RUN = 2 ** 32 - 1;

/** What a table of ratings, as `lab rate` writes it, says of puzzles, by their canonical texts; of how many. */
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

function told<T>(columns: Columns, ask: (of: glue.Columns) => T): T {
  expect("columns", columns, "object");
  const known = fieldsOf<Columns>("columns", columns, COLUMNS);
  const { sets, contestants, puzzles, puzzle, contestant, end, micros, steps, nodes } = known;
  const units = known.units ?? contestants.map(() => "");
  const scales = itemsOf("columns.scales", known.scales ?? []).map((scale, at) => {
    expect(`columns.scales[${at}]`, scale, "object");
    const types = { id: "string", name: "string", values: "Float64Array" } as const;
    return fieldsOf<PuzzleScale>(`columns.scales[${at}]`, scale, types);
  });
  return bindings.guarded(() =>
    used(new glue.Columns([...sets], [...contestants], [...units], puzzles), (all) => {
      all.add(puzzle, contestant, end, micros, steps, nodes);
      for (const { id, name, values } of scales) all.add_ratings(id, name, values);
      return ask(all);
    }),
  );
}

const COLUMNS = {
  sets: "texts",
  contestants: "texts",
  units: "texts?",
  puzzles: "Uint32Array",
  puzzle: "Uint32Array",
  contestant: "Uint32Array",
  end: "Uint8Array",
  micros: "Float64Array",
  steps: "Float64Array",
  nodes: "Float64Array",
  scales: "object?",
} as const;
