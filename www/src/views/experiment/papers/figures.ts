/** Printed figures beside the measured ones. */

import type { ClaimInput } from "sudoku-lab/workshop";
import type { Interval, Judgeable, Place, Verdict } from "./agreement";
import type { Figure, Table } from "./data";
import { LEAST, meanOf, type Statistics } from "./estimate";
import { factorInput, logOf } from "./inputs";
import { tested } from "./judge";
import { meanInput } from "./means";
import { beyond, costs, type Runs } from "./runs";

/** A printed figure beside the measured one. */
export interface Beside extends Judgeable {
  readonly figure: Figure;
  /** The printed figure, or the median of several. */
  readonly printed: number;
  readonly ours: (Interval & { readonly count: number }) | null;
  readonly place: Place | null;
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

export type JudgedFigure = Beside & Verdict;

export function beside(
  figure: Figure,
  runs: Runs | null,
  statistics: Statistics,
  { untested, factor, why = "" }: Pick<Table, "untested" | "factor" | "why"> = {},
): Beside {
  const { contestant, measure, set, values, n = null } = figure;
  const printed = figure.value ?? statistics.median(values ?? []).value;
  const isOfBoards = figure.kind === "board" || figure.kind === "values";
  const scale = isOfBoards && factor !== undefined ? { factor, why } : null;
  const nothing = { figure, printed, ours: null, input: null, place: null, scale } as const;
  if (!runs) return nothing;
  const where = set === undefined ? undefined : [set];
  const costly = figure.kind === "values" ? beyond(runs, measure) : undefined;
  const byPuzzle = costs(runs, measure, contestant, where, costly);
  const ours = [...byPuzzle.values()];
  if (ours.length < LEAST) return nothing;
  const told = (interval: Interval, input: ClaimInput | null, place: Place | null = null): Beside =>
    tested(
      {
        figure,
        printed,
        ours: { ...interval, count: ours.length },
        input: figure.fault === undefined ? input : null,
        place,
        scale,
      },
      { ...figure, ...(untested !== undefined && { untested: figure.untested ?? untested }) },
    );
  if (figure.kind === "time") return told(meanOf(ours, statistics), null);
  if (figure.kind === "mean") {
    const input = meanInput(runs, byPuzzle, { printed, n, margin: figure.margin }, statistics);
    return told(meanOf(ours, statistics), input);
  }
  const middle = statistics.median(ours);
  // Without a factor that matters, nothing is tested.
  const input =
    factor === undefined
      ? null
      : factorInput(ours.map(logOf), (values ?? [printed]).map(logOf), factor, statistics);
  if (values) return told(middle, input);
  const [low = 0, high = 0] = statistics.quantiles(ours, [0.025, 0.975]);
  const less = ours.filter((value) => value < printed).length;
  return told({ value: middle.value, low, high }, input, { less, boards: ours.length });
}
