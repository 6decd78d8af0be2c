/** Printed figures, each beside ours. */

import type { Interval, Mark } from "./agreement";
import * as agreement from "./agreement";
import type { Figure } from "./data";
import { LEAST, meanOf, type Statistics } from "./estimate";
import { beyond, costs, type Runs } from "./runs";

/** A printed figure beside ours. */
export interface Beside {
  readonly figure: Figure;
  /** Printed: the figure, or the middle of several. */
  readonly printed: number;
  readonly ours: (Interval & { readonly count: number }) | null;
  readonly mark: Mark;
  readonly place: agreement.Place | null;
}

export function beside(figure: Figure, runs: Runs | null, statistics: Statistics): Beside {
  const { kind, contestant, measure, set, values } = figure;
  const printed = figure.value ?? statistics.median(values ?? []).value;
  const nothing = { figure, printed, ours: null, mark: "none", place: null } as const;
  if (!runs) return nothing;
  const where = set === undefined ? undefined : [set];
  const costly = kind === "values" ? beyond(runs, measure) : undefined;
  const ours = [...costs(runs, measure, contestant, where, costly).values()];
  if (ours.length < LEAST) return nothing;
  const told = (interval: Interval, mark: Mark, place: agreement.Place | null = null): Beside => ({
    figure,
    printed,
    ours: { ...interval, count: ours.length },
    mark: figure.fault === undefined ? mark : "none",
    place,
  });
  if (kind === "time") return told(meanOf(ours, statistics), "none");
  if (kind === "mean") {
    const mean = meanOf(ours, statistics);
    return told(mean, agreement.ofMean(printed, mean));
  }
  const middle = statistics.median(ours);
  if (values) return told(middle, agreement.ofTest(statistics.rankSum(values, ours)));
  const [low = 0, high = 0] = statistics.quantiles(ours, [0.025, 0.975]);
  const place = agreement.ofBoard(printed, ours);
  return told({ value: middle.value, low, high }, place.mark, place);
}
