/** Printed figures, each beside ours. */

import type { ClaimInput, Reproduction } from "sudoku-lab/workshop";
import type { Interval, Judgeable, Place, Verdict } from "./agreement";
import type { Figure } from "./data";
import { LEAST, meanOf, type Statistics } from "./estimate";
import { factorInput, logOf, meanFigure } from "./inputs";
import { tested } from "./judge";
import { beyond, chosen, costs, type Runs } from "./runs";

/** A printed figure beside ours. */
export interface Beside extends Judgeable {
  readonly figure: Figure;
  /** Printed: the figure, or the middle of several. */
  readonly printed: number;
  readonly ours: (Interval & { readonly count: number }) | null;
  readonly place: Place | null;
}

export type JudgedFigure = Beside & Verdict;

/** The factor between costs that matters. */
export const FACTOR = 2;

/**
 * Costs of boards without the differences between sets, around the mean of all, and the number of sets: a paper that has one
 * board of each class, as we have several, has no sampling error of classes.
 */
function withoutSets(
  runs: Runs,
  byPuzzle: ReadonlyMap<number, number>,
): { readonly costs: readonly number[]; readonly sets: number } {
  const setOf = new Map(chosen(runs).map((at) => [runs.puzzle[at], runs.set[at]]));
  const groups = new Map<number | undefined, number[]>();
  for (const [puzzle, cost] of byPuzzle) {
    const set = setOf.get(puzzle);
    groups.set(set, [...(groups.get(set) ?? []), cost]);
  }
  const all = [...byPuzzle.values()];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = mean(all);
  const centred = [...groups.values()].flatMap((values) => {
    const own = mean(values);
    return values.map((cost) => cost - own + middle);
  });
  return { costs: centred, sets: groups.size };
}

/** A figure whose values have lost one degree of freedom for each set, of which its standard error counted one only. */
function withFreedom(figure: Reproduction, values: number, sets: number): Reproduction {
  const left = values - sets;
  const standardError = figure.standardError * Math.sqrt((values - 1) / left);
  const degreesOfFreedom = Math.min(figure.degreesOfFreedom, left);
  return { ...figure, standardError, degreesOfFreedom };
}

export function beside(
  figure: Figure,
  runs: Runs | null,
  statistics: Statistics,
  untested?: string,
): Beside {
  const { contestant, measure, set, values, n = null } = figure;
  const printed = figure.value ?? statistics.median(values ?? []).value;
  const nothing = { figure, printed, ours: null, input: null, place: null } as const;
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
      },
      untested,
    );
  if (figure.kind === "time") return told(meanOf(ours, statistics), null);
  if (figure.kind === "mean") {
    const { costs: centred, sets } = withoutSets(runs, byPuzzle);
    const compared =
      centred.length > sets ? meanFigure(centred, printed, n, figure.margin, statistics) : null;
    return told(
      meanOf(ours, statistics),
      compared && { ...withFreedom(compared, centred.length, sets), kind: "equal" },
    );
  }
  const middle = statistics.median(ours);
  const input = factorInput(ours.map(logOf), (values ?? [printed]).map(logOf), FACTOR, statistics);
  if (values) return told(middle, input);
  const [low = 0, high = 0] = statistics.quantiles(ours, [0.025, 0.975]);
  const less = ours.filter((value) => value < printed).length;
  return told({ value: middle.value, low, high }, input, { less, boards: ours.length });
}
