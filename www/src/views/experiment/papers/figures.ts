/** Printed figures beside the measured ones. */

import type { ClaimInput } from "sudoku-lab/workshop";
import type { Interval, Judgeable, JudgedPlace, Verdict } from "./agreement";
import type { Figure, Table } from "./data";
import { MIN_PUZZLES, meanOf, type Statistics } from "./estimate";
import { factorInput, logOf } from "./inputs";
import { testClaim } from "./judge";
import { meanInput } from "./means";
import { costBeyondRuns, costs, type Runs } from "./runs";

/** A printed figure beside the measured one. */
export interface BesideFigure extends Judgeable {
  readonly figure: Figure;
  /** The printed figure, or the median of several. */
  readonly printed: number;
  readonly ours: (Interval & { readonly count: number }) | null;
  readonly place: JudgedPlace | null;
  /**
   * The factor between costs that matters, with the reason, if the figure is one of single boards; `null` otherwise.
   */
  readonly scale: Scale | null;
}

/** A margin expressed as a factor. */
interface Scale {
  readonly factor: number;
  readonly why: string;
}

export type JudgedFigure = BesideFigure & Verdict;

export function besideFigure(
  figure: Figure,
  runs: Runs | null,
  statistics: Statistics,
  { untested, factor, why = "" }: Pick<Table, "untested" | "factor" | "why"> = {},
): BesideFigure {
  const { contestant, measure, set, values, n = null } = figure;
  const printed = figure.value ?? statistics.median(values ?? []).value;
  const isOfBoards = figure.kind === "board" || figure.kind === "values";
  const scale = isOfBoards && factor !== undefined ? { factor, why } : null;
  const nothing = { figure, printed, ours: null, input: null, place: null, scale } as const;
  if (!runs) return nothing;
  const setIds = set === undefined ? undefined : [set];
  const costly = figure.kind === "values" ? costBeyondRuns(runs, measure) : undefined;
  const byPuzzle = costs(runs, measure, contestant, setIds, costly);
  const perPuzzle = [...byPuzzle.values()];
  if (perPuzzle.length < MIN_PUZZLES) return nothing;
  const createBeside = (
    interval: Interval,
    input: ClaimInput | null,
    place: JudgedPlace | null = null,
  ): BesideFigure =>
    testClaim(
      {
        figure,
        printed,
        ours: { ...interval, count: perPuzzle.length },
        input: figure.fault === undefined ? input : null,
        place,
        scale,
      },
      { ...figure, ...(untested !== undefined && { untested: figure.untested ?? untested }) },
    );
  if (figure.kind === "time") return createBeside(meanOf(perPuzzle, statistics), null);
  if (figure.kind === "mean") {
    const input = meanInput(runs, byPuzzle, { printed, n, margin: figure.margin }, statistics);
    return createBeside(meanOf(perPuzzle, statistics), input);
  }
  const middle = statistics.median(perPuzzle);
  // Without a factor that matters, nothing is tested.
  const input =
    factor === undefined
      ? null
      : factorInput(perPuzzle.map(logOf), (values ?? [printed]).map(logOf), factor, statistics);
  if (values) return createBeside(middle, input);
  const [low = 0, high = 0] = statistics.quantiles(perPuzzle, [0.025, 0.975]);
  const less = perPuzzle.filter((value) => value < printed).length;
  return createBeside({ value: middle.value, low, high }, input, {
    less,
    boards: perPuzzle.length,
  });
}
