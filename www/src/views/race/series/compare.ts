/** The summary of each lane of a race over seeds, and the comparisons between lanes. */

import { fisher, holm, mannWhitney, quartiles, wilson } from "../../../lab/stats";
import { localizeDecimal } from "../../../words/format";
import { words } from "../../../words/series";
import type { RemainingWork, SeriesLane } from "./records";
import { type Measure, meanOf } from "./strips";

export interface Summary {
  readonly solved: number;
  readonly runs: number;
  /** The 95 % interval of the share of solved runs; `null` if the lane is not random and all its runs are equal. */
  readonly interval: readonly [number, number] | null;
  /** The lower quartile, the median and the upper quartile. */
  readonly steps: Quartiles;
  readonly micros: Quartiles;
  readonly blanks: Quartiles | null;
  readonly conflicts: Quartiles | null;
  /** The means of the same measures, because papers print means. */
  readonly means: Readonly<Record<Measure, number>>;
}

export type Quartiles = readonly [number, number, number];

/** Returns the number of runs of a lane that solved the puzzle. */
export const solvedOf = ({ rows }: SeriesLane) =>
  rows.filter(({ outcome }) => outcome === "solved").length;
const leftOf = ({ rows }: SeriesLane, what: keyof RemainingWork) =>
  rows.flatMap(({ left }) => (left === null ? [] : [left[what]]));
const leavesWork = (lane: SeriesLane, what: keyof RemainingWork) =>
  leftOf(lane, what).some((n) => n > 0);

export function summary(lane: SeriesLane): Summary {
  const { rows } = lane;
  const solved = solvedOf(lane);
  const of = (what: keyof RemainingWork) => {
    const values = leftOf(lane, what);
    return values.length > 0 ? quartiles(values) : null;
  };
  return {
    solved,
    runs: rows.length,
    interval: lane.random || hasVariation(lane) ? wilson(solved, rows.length) : null,
    steps: quartiles(rows.map(({ steps }) => steps)),
    micros: quartiles(rows.map(({ micros }) => micros)),
    blanks: of("blanks"),
    conflicts: of("conflicts"),
    means: {
      steps: meanOf(rows.map(({ steps }) => steps)),
      micros: meanOf(rows.map(({ micros }) => micros)),
      blanks: meanOf(leftOf(lane, "blanks")),
      conflicts: meanOf(leftOf(lane, "conflicts")),
    },
  };
}

/** Returns the measures that are greater than 0 in some run; columns for the other measures would be useless. */
export const remainingMeasures = (lanes: readonly SeriesLane[]): readonly (keyof RemainingWork)[] =>
  (["blanks", "conflicts"] as const).filter((what) => lanes.some((lane) => leavesWork(lane, what)));

/** Returns whether the runs of a lane differ at all. */
const hasVariation = ({ rows }: SeriesLane) =>
  new Set(
    rows.map(
      ({ outcome, steps, left }) => `${outcome} ${steps} ${left?.blanks} ${left?.conflicts}`,
    ),
  ).size > 1;

/**
 * Returns the measure by which two lanes can be compared; `null` if one leaves blank cells and the other leaves
 * conflicts.
 */
function measureOf(first: SeriesLane, other: SeriesLane): keyof RemainingWork | null {
  const [blanks, conflicts] = (["blanks", "conflicts"] as const).map(
    (what) => leavesWork(first, what) || leavesWork(other, what),
  );
  if (blanks && conflicts) return null;
  return blanks ? "blanks" : "conflicts";
}

/** The significance level of the tests. */
export const SIGNIFICANCE_LEVEL = 0.05;

/** The test of the shares of solved runs of two lanes. */
interface ShareTest {
  readonly one: SeriesLane;
  readonly other: SeriesLane;
  /** The p-value, adjusted for all pairs. */
  readonly p: number;
}

/** Compares the shares of solved runs of every two lanes whose runs differ at all. */
export function shareTests(lanes: readonly SeriesLane[]): readonly ShareTest[] {
  const runs = Math.max(...lanes.map(({ rows }) => rows.length));
  const moving = lanes.filter(hasVariation);
  const pairs = moving.flatMap((one, at) => moving.slice(at + 1).map((other) => ({ one, other })));
  const all = holm(
    pairs.map(({ one, other }) => fisher(solvedOf(one), runs, solvedOf(other), runs)),
  );
  return pairs.map((pair, at) => ({ ...pair, p: all[at] ?? 1 }));
}

export function comparisons(lanes: readonly SeriesLane[]): readonly string[] {
  const runs = Math.max(...lanes.map(({ rows }) => rows.length));
  const texts = lanes.filter(({ once }) => once).map(({ name }) => words.once(name));
  if (texts.length === lanes.length) return texts;
  if (runs < 2) return [...texts, words.tooFew];
  const same = lanes.filter((lane) => !lane.once && !hasVariation(lane));
  texts.push(...same.map(({ name }) => words.same(name)));
  const shares = shareTests(lanes);
  const pairs = shares.map(({ one, other }) => [one, other] as const);
  const left = pairs.map(([a, b]) => measureOf(a, b));
  const chances = holm(
    pairs.map(([a, b], at) => {
      const what = left[at];
      return what ? mannWhitney(leftOf(a, what), leftOf(b, what)) : 1;
    }),
  );
  for (const [index, [one, other]] of pairs.entries()) {
    const [hits, hitsToo] = [solvedOf(one), solvedOf(other)];
    if (hits === runs && hitsToo === runs) {
      texts.push(words.bothAll(one.name, other.name));
      continue;
    }
    const share = shares[index]?.p ?? 1;
    const what = left[index];
    const chance = chances[index] ?? 1;
    if (hits === hitsToo) texts.push(words.alike(one.name, other.name, hits, runs));
    else {
      texts.push(
        words.pair(
          one.name,
          hits,
          other.name,
          hitsToo,
          runs,
          pText(share),
          share < SIGNIFICANCE_LEVEL,
        ),
      );
    }
    texts.push(
      what
        ? words.leftPair[what](one.name, other.name, pText(chance), chance < SIGNIFICANCE_LEVEL)
        : words.leftUnlike(one.name, other.name),
    );
  }
  if (pairs.length > 1) texts.push(words.holm(pairs.length));
  return texts;
}

/** Returns a p-value as text. */
export const pText = (value: number) =>
  localizeDecimal(value < 0.001 ? "p < 0.001" : `p = ${value.toPrecision(2)}`);
