/** The inputs of the judge: a difference with its standard error and a margin. */
import type { ClaimInput, Reproduction } from "sudoku-lab/workshop";
import type { Statistics } from "./estimate";

/** The input for a claim to which no test applies, or that has no runs yet. */
export const UNTESTED: ClaimInput = { kind: "untested" };

/**
 * The successes and runs of each puzzle. Runs on the same puzzle are averaged first, because the puzzles are the
 * sample.
 */
export type PuzzleTrials = readonly (readonly [hits: number, tries: number])[];

export const totalTrials = (all: PuzzleTrials): [hits: number, tries: number] =>
  all.reduce<[number, number]>(([hits, of], [more, tried]) => [hits + more, of + tried], [0, 0]);

const isConstant = (values: readonly number[]): boolean =>
  values.every((value) => value === values[0]);

/** Compares a share with a printed one. Runs on the same puzzle are not independent, so the puzzles are the sample. */
export function shareFigure(
  all: PuzzleTrials,
  printed: number | readonly [number, number],
  margin: number,
  statistics: Statistics,
): Reproduction {
  const [hits, tries] = totalTrials(all);
  if (tries === all.length) return statistics.printedShare(hits, tries, printed, margin);
  const shares = all.map(([some, tried]) => some / tried);
  if (isConstant(shares)) {
    const alike = Math.round((shares[0] ?? 0) * all.length);
    return statistics.printedShare(alike, all.length, printed, margin);
  }
  const [value, n] = typeof printed === "number" ? [printed, null] : printed;
  return statistics.printedMean(shares, n === null ? value : value / n, n, margin);
}

/**
 * Adapts a comparison with a printed share to puzzles that come in clusters of one size. The sampling error is that of
 * the worst case, in which all puzzles of a cluster are equal: the variance of the printed share grows by the size.
 */
export function clustered(
  figure: Reproduction,
  [hits, tries]: readonly [hits: number, tries: number],
  size: number,
): Reproduction {
  // Add one success and one failure, as in the standard error of the difference.
  const share = (hits + 1) / (tries + 2);
  const variance = (share * (1 - share)) / (tries + 2);
  return {
    ...figure,
    standardError: Math.hypot(figure.standardError, Math.sqrt((size - 1) * variance)),
  };
}

/**
 * Returns the input for the claim that a figure lies between two limits. `figure` compares the figure with a value. A
 * limit that cannot be exceeded does not count: a share from 0.9 to 1 is tested as at least 0.9.
 */
export function rangeInput(
  [low, high]: readonly [low: number, high: number],
  share: boolean,
  margin: number,
  figure: (value: number, margin: number) => Reproduction,
): ClaimInput {
  const [open, closed] = share ? [0, 1] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (high >= closed) return { ...figure(low, margin), kind: "positive" };
  if (low <= open) return negativeInput(figure(high, margin));
  return { ...figure((low + high) / 2, (high - low) / 2), kind: "within" };
}

/** Returns the input for the claim that a difference is below 0. */
export const negativeInput = (figure: Reproduction): ClaimInput => ({
  ...figure,
  difference: -figure.difference,
  kind: "positive",
});

/**
 * Computes the sign test in its normal approximation with continuity correction: compares the share of puzzles on which
 * the first contestant costs less, among the puzzles with a difference, with one half. The standard error is that of a
 * share of one half.
 */
export function signTest(decreases: number, more: number, margin: number): Reproduction {
  const puzzles = decreases + more;
  const excess = Math.max(0, Math.abs(decreases - more) - 1) / (2 * puzzles);
  return {
    difference: Math.sign(decreases - more) * excess,
    standardError: 0.5 / Math.sqrt(puzzles),
    degreesOfFreedom: Number.POSITIVE_INFINITY,
    margin,
  };
}

/** The cost that stands for zero, such as a search without a node, because zero has no logarithm. */
const MIN_COST = 0.5;

/** Returns the quotient of two costs. */
export const costFactor = (one: number, other: number): number =>
  Math.max(one, MIN_COST) / Math.max(other, MIN_COST);

/** Returns the logarithm of a cost. */
export const logOf = (cost: number): number => Math.log(Math.max(cost, MIN_COST));

/** Returns the input that compares costs with printed costs, both given by their logarithms; `factor` is the margin. */
export function factorInput(
  measured: readonly number[],
  printed: readonly number[],
  factor: number,
  statistics: Statistics,
): ClaimInput {
  const mean = printed.reduce((sum, log) => sum + log, 0) / printed.length;
  const margin = Math.log(factor);
  const figure = statistics.printedMean(measured, mean, printed.length, margin);
  return { ...figure, kind: "equal" };
}

/** Returns the input that compares ratios of costs with printed ratios; `factor` is the margin. */
export const ratioInput = (
  measured: readonly number[],
  printed: readonly number[],
  factor: number,
  statistics: Statistics,
): ClaimInput => factorInput(measured.map(Math.log), printed.map(Math.log), factor, statistics);

/**
 * Compares a mean with a printed one. Returns `null` for fewer than two values or values that do not vary, which have
 * no sampling error.
 */
export function meanFigure(
  values: readonly number[],
  printed: number,
  n: number | null,
  margin: number,
  statistics: Statistics,
): Reproduction | null {
  return values.length < 2 || isConstant(values)
    ? null
    : statistics.printedMean(values, printed, n, margin);
}
