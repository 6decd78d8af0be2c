/** Compares the claims and figures of a paper with runs. */
import type { ClaimInput, Reproduction } from "sudoku-lab/workshop";
import type { Interval, Judgeable } from "./agreement";
import type { Claim, ClaimTest, CountedOutcome, Measure } from "./data";
import { MIN_PUZZLES, meanOf, type Statistics } from "./estimate";
import { costsBySize, growthOf } from "./growth";
import {
  clustered,
  costFactor,
  meanFigure,
  negativeInput,
  type PuzzleTrials,
  rangeInput,
  ratioInput,
  shareFigure,
  signTest,
  totalTrials,
  UNTESTED,
} from "./inputs";
import { meanInput } from "./means";
import { chosen, costBeyondRuns, costs, type Runs, untilSettled } from "./runs";

/** The finding of a claim's test, with the data that the sentence about it requires. */
export type Finding = Judgeable &
  (
    | {
        readonly kind: "less";
        readonly measure: Measure;
        readonly fewer: number;
        readonly more: number;
        readonly puzzles: number;
        /** The difference of the means; negative if the first contestant costs less. */
        readonly difference: Interval;
        readonly printed: number | null;
      }
    | { readonly kind: "same"; readonly different: number; readonly puzzles: number }
    | {
        readonly kind: "ratio";
        readonly ours: Interval;
        readonly printed: number;
        readonly count: number;
      }
    | {
        readonly kind: "share";
        readonly what: CountedOutcome["what"] | "overlap";
        readonly hits: number;
        readonly tries: number;
        readonly ours: Interval;
        readonly printed: number | null;
      }
    | {
        readonly kind: "below";
        readonly ours: Interval;
        readonly most: number;
        readonly count: number;
      }
    | {
        readonly kind: "easier";
        readonly hard: readonly [hits: number, tries: number];
        readonly easy: readonly [hits: number, tries: number];
      }
    | {
        readonly kind: "mean";
        readonly of: string;
        readonly ours: Interval;
        readonly printed: number;
        readonly count: number;
      }
    | {
        readonly kind: "within";
        readonly of: string;
        readonly ours: Interval;
        readonly count: number;
      }
    | { readonly kind: "equal"; readonly different: number; readonly count: number }
    | {
        readonly kind: "growth";
        readonly ours: Interval;
        readonly printed: number;
        /** The number of sizes. */
        readonly count: number;
      }
  );

/** A result of a runner. */
export interface Outcome {
  readonly ours: Interval;
  /** The number of values. */
  readonly count: number;
  /** The values of the puzzles or boards; absent if exceptions are counted. */
  readonly values?: readonly number[];
  /** The number of puzzles behind the counted runs. */
  readonly puzzles?: number;
}

/** Returns the costs of both contestants for each puzzle on which both were run: puzzle, first cost, other cost. */
function pairRuns(
  runs: Runs,
  {
    measure,
    one,
    other,
    sets,
  }: { measure: Measure; one: string; other: string; sets?: readonly string[] },
  ended = false,
): (readonly [number, number, number])[] {
  const worst = ended ? undefined : costBeyondRuns(runs, measure);
  const others = costs(runs, measure, other, sets, worst);
  return [...costs(runs, measure, one, sets, worst)].flatMap(([puzzle, cost]) => {
    const against = others.get(puzzle);
    return against === undefined ? [] : [[puzzle, cost, against] as const];
  });
}

/** Returns the successes and the number of runs for each puzzle. */
function countTrials(runs: Runs, countedOutcome: CountedOutcome): PuzzleTrials {
  const { what, measure = "steps", most = 0, contestant, other, sets, factor = 1 } = countedOutcome;
  if (contestant !== undefined && other !== undefined) {
    const both = pairRuns(runs, { measure, one: contestant, other, ...(sets && { sets }) });
    const isHit = (one: number, against: number) => {
      if (what === "less") return one < against;
      return Math.max(costFactor(one, against), costFactor(against, one)) >= factor;
    };
    return both.map(([, one, against]) => [Number(isHit(one, against)), 1]);
  }
  const hit = (at: number) =>
    runs.solved[at] === true && (what === "solved" || (runs.of[measure][at] ?? 0) <= most);
  const by = new Map<number, [number, number]>();
  for (const at of chosen(runs, contestant, sets)) {
    const puzzle = runs.puzzle[at] ?? 0;
    const [hits, all] = by.get(puzzle) ?? [0, 0];
    by.set(puzzle, [hits + Number(hit(at)), all + 1]);
  }
  return [...by.values()];
}

/**
 * Returns a share with its interval. Runs on the same puzzle are not independent, so with several runs per puzzle the
 * puzzles are resampled.
 */
function shareOf(all: PuzzleTrials, statistics: Statistics): Interval {
  const [hits, trials] = totalTrials(all);
  if (trials === all.length) return statistics.wilson(hits, trials);
  return meanOf(
    all.map(([some, tried]) => some / tried),
    statistics,
  );
}

type TestOf<K extends ClaimTest["kind"]> = Extract<ClaimTest, { kind: K }>;

/** Returns the input for equality with a printed value. */
const equalInput = (figure: Reproduction | null): ClaimInput =>
  figure === null ? UNTESTED : { ...figure, kind: "equal" };

function judgeLess(
  claim: Claim,
  test: TestOf<"less">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const both = pairRuns(runs, test, test.ended);
  if (both.length < MIN_PUZZLES) return null;
  const differences = both.map(([, one, other]) => one - other);
  const decreases = differences.filter((one) => one < 0).length;
  const more = differences.filter((one) => one > 0).length;
  const { printed = null, measure } = test;
  const { margin } = claim;
  const n = claim.n ?? null;
  const difference = meanOf(differences, statistics);
  // An order is tested by the signs of the differences: by the share of the puzzles with a difference on which the
  // first contestant costs less.
  const order = (): ClaimInput =>
    decreases + more === 0 ? UNTESTED : { ...signTest(decreases, more, margin), kind: "positive" };
  const input =
    printed === null
      ? order()
      : equalInput(meanFigure(differences, printed, n, margin, statistics));
  return {
    kind: "less",
    measure,
    fewer: decreases,
    more,
    puzzles: both.length,
    difference,
    printed,
    input,
  };
}

function judgeOverlap(
  { n, margin }: Claim,
  test: TestOf<"overlap">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const both = pairRuns(runs, test);
  const few = Math.round(both.length * test.worst);
  if (few < MIN_PUZZLES) return null;
  const hardest = (by: 1 | 2) =>
    new Set(
      both
        .toSorted((a, b) => b[by] - a[by])
        .slice(0, few)
        .map(([puzzle]) => puzzle),
    );
  const also = hardest(2);
  const hits = [...hardest(1)].filter((puzzle) => also.has(puzzle)).length;
  const interval = statistics.wilson(hits, few);
  const { printed } = test;
  const theirs = n === undefined ? printed : ([Math.round(printed * n), n] as const);
  const input = equalInput(statistics.printedShare(hits, few, theirs, margin));
  return { kind: "share", what: "overlap", hits, tries: few, ours: interval, printed, input };
}

function judgeShare(
  { margin, cluster = 1 }: Claim,
  test: TestOf<"share"> | TestOf<"range">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const all = countTrials(runs, test);
  if (all.length < MIN_PUZZLES) return null;
  const [hits, trials] = totalTrials(all);
  const ownValues = shareOf(all, statistics);
  const result = { kind: "share", what: test.what, hits, tries: trials, ours: ownValues } as const;
  if (test.kind === "range") {
    const { low, high } = test;
    // Runs on the same puzzle are not independent, so the puzzles are the sample.
    const exceptions = all.filter(([some, tried]) => some < tried).length;
    const input: ClaimInput =
      low === 1
        ? { kind: "always", exceptions, tries: all.length, margin }
        : rangeInput([low, high], true, margin, (value, within) =>
            shareFigure(all, value, within, statistics),
          );
    return { ...result, printed: null, input };
  }
  const { printed } = test;
  const value = typeof printed === "number" ? printed : printed[0] / printed[1];
  const figure = shareFigure(all, printed, margin, statistics);
  const input = equalInput(
    typeof printed === "number" ? figure : clustered(figure, printed, cluster),
  );
  return { ...result, printed: value, input };
}

function judgeRatio(
  { margin }: Claim,
  test: TestOf<"ratio">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const ratios = pairRuns(runs, test, test.ended).map(([, one, other]) => costFactor(one, other));
  if (ratios.length < MIN_PUZZLES) return null;
  const printed = test.printed[0].map((one, at) =>
    costFactor(one, test.printed[1][at] ?? Number.NaN),
  );
  return {
    kind: "ratio",
    ours: statistics.median(ratios),
    printed: statistics.median(printed).value,
    count: ratios.length,
    input: ratioInput(ratios, printed, margin, statistics),
  };
}

function judgeGrowth(
  { margin }: Claim,
  { of, contestant, printed }: TestOf<"growth">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const sizes = costsBySize(runs, contestant);
  const fit = growthOf(sizes, of, statistics);
  if (fit === null) return null;
  const { exponent } = fit;
  // The costs are computed from the sizes and have no sampling error.
  const exact = Math.abs(exponent.value - printed) <= margin ? "compatible" : "contradicted";
  return { kind: "growth", ours: exponent, printed, count: sizes.length, input: null, exact };
}

function judgeClaim(claim: Claim, runs: Runs, statistics: Statistics): Finding | null {
  const { test, margin } = claim;
  switch (test.kind) {
    case "less":
      return judgeLess(claim, test, runs, statistics);
    case "same": {
      const both = pairRuns(runs, test, true);
      if (both.length < MIN_PUZZLES) return null;
      const different = both.filter(([, one, other]) => one !== other).length;
      const puzzles = both.length;
      const input: ClaimInput = { kind: "always", exceptions: different, tries: puzzles, margin };
      return { kind: "same", different, puzzles, input };
    }
    case "ratio":
      return judgeRatio(claim, test, runs, statistics);
    case "overlap":
      return judgeOverlap(claim, test, runs, statistics);
    case "share":
    case "range":
      return judgeShare(claim, test, runs, statistics);
    case "below": {
      const values = [...costs(runs, test.measure, test.contestant, test.sets).values()];
      if (values.length < MIN_PUZZLES) return null;
      const measured = meanOf(values, statistics);
      const figure = meanFigure(values, test.most, null, margin, statistics);
      const input = figure === null ? UNTESTED : negativeInput(figure);
      return { kind: "below", ours: measured, most: test.most, count: values.length, input };
    }
    case "settled": {
      const { contestant, patience, printed } = test;
      const settled = untilSettled(runs, patience);
      const steps = costs(settled, "steps", contestant);
      if (steps.size < MIN_PUZZLES) return null;
      const ownValues = meanOf([...steps.values()], statistics);
      const figure = { printed, n: claim.n ?? null, margin };
      const input = meanInput(settled, steps, figure, statistics) ?? UNTESTED;
      return { kind: "mean", of: "converged", ours: ownValues, printed, count: steps.size, input };
    }
    case "easier": {
      const solved = (sets: readonly string[]) =>
        totalTrials(countTrials(runs, { what: "solved", contestant: test.contestant, sets }));
      const [hard, easy] = [solved(test.hard), solved(test.easy)];
      if (hard[1] < MIN_PUZZLES || easy[1] < MIN_PUZZLES) return null;
      const figure = statistics.printedShare(...easy, hard, margin);
      const difference = figure.difference - (test.least ?? 0);
      return { kind: "easier", hard, easy, input: { ...figure, difference, kind: "positive" } };
    }
    case "growth":
      return judgeGrowth(claim, test, runs, statistics);
    default:
      return null;
  }
}

/** Returns whether a run contradicts what follows from the method, which means that a program is wrong. */
const isRefuted = (finding: Judgeable): boolean =>
  finding.exact === "contradicted" || ("more" in finding && Number(finding.more) > 0);

/**
 * Removes the test of a finding that is not tested: its boards are no random sample, or it follows from the method. A
 * single exception still refutes a claim about every board.
 */
export function testClaim<T extends Judgeable>(
  finding: T,
  { untested, depends, implied }: Pick<Claim, "untested" | "depends" | "implied">,
): T {
  const refuted = finding.input?.kind === "always" && finding.input.exceptions > 0;
  if ((untested ?? depends ?? implied) === undefined || refuted) return finding;
  const { exact: _, ...rest } = finding;
  if (implied !== undefined)
    return isRefuted(finding) ? finding : ({ ...rest, input: null, exact: "implied" } as T);
  return { ...rest, input: null } as T;
}

/**
 * Returns the finding; `null` if the claim is not run yet, `undefined` if it is not run yet and no test applies to it.
 */
export const findingOrOpen = (
  finding: Finding | null,
  { untested, depends, implied }: Pick<Claim, "untested" | "depends" | "implied">,
): Finding | null | undefined =>
  finding ?? ((untested ?? depends ?? implied) === undefined ? null : undefined);

/** Returns what the runs show about a claim; `null` if there are too few runs. */
export function judge(claim: Claim, runs: Runs, statistics: Statistics): Finding | null {
  const finding = judgeClaim(claim, runs, statistics);
  return finding && testClaim(finding, claim);
}

/**
 * Returns what the results of a runner show about a claim; `null` if the claim does not depend on a runner or there is
 * no result yet.
 */
export function judgeOutcome(
  claim: Claim,
  outcomes: ReadonlyMap<string, Outcome>,
  statistics: Statistics,
): Finding | null {
  const { test, margin, n } = claim;
  if (test.kind !== "outcome" && test.kind !== "equal") return null;
  const outcome = outcomes.get(test.of);
  if (!outcome) return null;
  const { ours, count, values = [], puzzles = count } = outcome;
  if (test.kind === "equal") {
    const different = ours.value;
    const input: ClaimInput = { kind: "always", exceptions: different, tries: puzzles, margin };
    return testClaim<Finding>({ kind: "equal", different, count, input }, claim);
  }
  const { of, printed, low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = test;
  if (printed !== undefined) {
    const input = equalInput(meanFigure(values, printed, n ?? null, margin, statistics));
    return testClaim<Finding>({ kind: "mean", of, ours, printed, count, input }, claim);
  }
  const varied = meanFigure(values, 0, null, margin, statistics) !== null;
  const input = varied
    ? rangeInput([low, high], test.share === true, margin, (value, within) =>
        statistics.printedMean(values, value, null, within),
      )
    : UNTESTED;
  return testClaim<Finding>({ kind: "within", of, ours, count, input }, claim);
}
