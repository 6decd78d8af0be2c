/** The inputs of the judge: a difference with its standard error, and a margin. */
import type { ClaimInput, Reproduction } from "sudoku-lab/workshop";
import type { Statistics } from "./estimate";

/** A claim that no test applies to, or that has no runs yet. */
export const UNTESTED: ClaimInput = { kind: "untested" };

/** Values of several runs per puzzle are averaged first, so that puzzles are counted. */
export type Tries = readonly (readonly [hits: number, tries: number])[];

export const total = (all: Tries): [hits: number, tries: number] =>
  all.reduce<[number, number]>(([hits, of], [more, tried]) => [hits + more, of + tried], [0, 0]);

const constant = (values: readonly number[]): boolean =>
  values.every((value) => value === values[0]);

/** A share against a printed one; several runs on one puzzle are alike, so that puzzles count as tries. */
export function shareFigure(
  all: Tries,
  printed: number | readonly [number, number],
  margin: number,
  statistics: Statistics,
): Reproduction {
  const [hits, tries] = total(all);
  if (tries === all.length) return statistics.printedShare(hits, tries, printed, margin);
  const shares = all.map(([some, tried]) => some / tried);
  if (constant(shares)) {
    const alike = Math.round((shares[0] ?? 0) * all.length);
    return statistics.printedShare(alike, all.length, printed, margin);
  }
  const [value, n] = typeof printed === "number" ? [printed, null] : printed;
  return statistics.printedMean(shares, n === null ? value : value / n, n, margin);
}

/**
 * A comparison with a printed share of puzzles that come in clusters of one size. The sampling error is that of the worst case,
 * in which all puzzles of a cluster are alike: the variance of the printed share grows by the size.
 */
export function clustered(
  figure: Reproduction,
  [hits, tries]: readonly [hits: number, tries: number],
  size: number,
): Reproduction {
  // With a success and a failure added, as in the standard error of the difference.
  const share = (hits + 1) / (tries + 2);
  const variance = (share * (1 - share)) / (tries + 2);
  return {
    ...figure,
    standardError: Math.hypot(figure.standardError, Math.sqrt((size - 1) * variance)),
  };
}

/**
 * The claim that a figure lies between two limits. `figure` compares it with a value; a limit that no figure can exceed is
 * none: a share from 0.9 to 1 is at least 0.9.
 */
export function rangeInput(
  [low, high]: readonly [low: number, high: number],
  share: boolean,
  margin: number,
  figure: (value: number, margin: number) => Reproduction,
): ClaimInput {
  const [open, closed] = share ? [0, 1] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (high >= closed) return { ...figure(low, margin), kind: "positive" };
  if (low <= open) return negative(figure(high, margin));
  return { ...figure((low + high) / 2, (high - low) / 2), kind: "within" };
}

/** The claim that a difference is below 0. */
export const negative = (figure: Reproduction): ClaimInput => ({
  ...figure,
  difference: -figure.difference,
  kind: "positive",
});

/**
 * The sign test in its normal approximation with continuity correction: the share of the puzzles with a difference on which
 * one costs less, against one half, with the standard error that it has if the share is one half.
 */
export function signTest(fewer: number, more: number, margin: number): Reproduction {
  const puzzles = fewer + more;
  const excess = Math.max(0, Math.abs(fewer - more) - 1) / (2 * puzzles);
  return {
    difference: Math.sign(fewer - more) * excess,
    standardError: 0.5 / Math.sqrt(puzzles),
    degreesOfFreedom: Number.POSITIVE_INFINITY,
    margin,
  };
}

/** A search without a node counts as half a node, because zero has no logarithm. */
const MIN_COST = 0.5;

/** The factor between two costs. */
export const costFactor = (one: number, other: number): number =>
  Math.max(one, MIN_COST) / Math.max(other, MIN_COST);

/** The logarithm of a cost. */
export const logOf = (cost: number): number => Math.log(Math.max(cost, MIN_COST));

/** Costs against printed costs, by a factor: both are given by their logarithms. */
export function factorInput(
  ours: readonly number[],
  printed: readonly number[],
  factor: number,
  statistics: Statistics,
): ClaimInput {
  const mean = printed.reduce((sum, log) => sum + log, 0) / printed.length;
  const margin = Math.log(factor);
  const figure = statistics.printedMean(ours, mean, printed.length, margin);
  return { ...figure, kind: "equal" };
}

/** Ratios of costs against printed ratios, by a factor. */
export const ratioInput = (
  ours: readonly number[],
  printed: readonly number[],
  factor: number,
  statistics: Statistics,
): ClaimInput => factorInput(ours.map(Math.log), printed.map(Math.log), factor, statistics);

/** A mean against a printed one; values that do not vary have no sampling error. */
export function meanFigure(
  values: readonly number[],
  printed: number,
  n: number | null,
  margin: number,
  statistics: Statistics,
): Reproduction | null {
  return values.length < 2 || constant(values)
    ? null
    : statistics.printedMean(values, printed, n, margin);
}
