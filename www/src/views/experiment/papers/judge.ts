/** Holds what a paper claims and prints against runs. */
import type { Interval, Mark } from "./agreement";
import * as agreement from "./agreement";
import type { Claim, Counted, Measure, Test } from "./data";
import { LEAST, meanOf, type Statistics } from "./estimate";
import { beyond, chosen, costs, type Runs } from "./runs";

/** What came out of a claim's test, with what it takes to say it. */
export type Finding = { readonly mark: Mark } & (
  | {
      readonly kind: "less";
      readonly measure: Measure;
      readonly fewer: number;
      readonly more: number;
      readonly puzzles: number;
      readonly p: number;
      /** By how much the means differ, below 0 where one costs less. */
      readonly difference: Interval;
      readonly printed: number | null;
    }
  | { readonly kind: "same"; readonly different: number; readonly puzzles: number }
  | {
      readonly kind: "ratio";
      readonly ours: Interval;
      readonly printed: number;
      readonly p: number;
      readonly count: number;
    }
  | {
      readonly kind: "share";
      readonly what: Counted["what"] | "overlap";
      readonly hits: number;
      readonly tries: number;
      readonly ours: Interval;
      readonly printed: number | null;
      /** Of the paper's counts and ours. */
      readonly p: number | null;
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
      readonly p: number;
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
);

/** What a runner of its own found, by name. */
export interface Outcome {
  readonly ours: Interval;
  /** Of how many. */
  readonly count: number;
}

/** Costs of the puzzles that both were run on, side by side. */
function pairs(
  runs: Runs,
  {
    measure,
    one,
    other,
    sets,
  }: { measure: Measure; one: string; other: string; sets?: readonly string[] },
  ended = false,
): (readonly [number, number, number])[] {
  const worst = ended ? undefined : beyond(runs, measure);
  const others = costs(runs, measure, other, sets, worst);
  return [...costs(runs, measure, one, sets, worst)].flatMap(([puzzle, cost]) => {
    const against = others.get(puzzle);
    return against === undefined ? [] : [[puzzle, cost, against] as const];
  });
}

/** Hits among the runs on each puzzle. */
type Tries = readonly (readonly [hits: number, tries: number])[];

function tries(runs: Runs, counted: Counted): Tries {
  const { what, measure = "steps", most = 0, contestant, other, sets } = counted;
  if (what === "less" && contestant !== undefined && other !== undefined) {
    const both = pairs(runs, { measure, one: contestant, other, ...(sets && { sets }) });
    return both.map(([, one, against]) => [Number(one < against), 1]);
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

const total = (all: Tries): [hits: number, tries: number] =>
  all.reduce<[number, number]>(([hits, of], [more, tried]) => [hits + more, of + tried], [0, 0]);

/** A share with its interval. Several runs on a puzzle are alike: then puzzles are drawn, not runs. */
function shareOf(all: Tries, statistics: Statistics): Interval {
  const [hits, of] = total(all);
  if (of === all.length) return statistics.wilson(hits, of);
  return meanOf(
    all.map(([some, tried]) => some / tried),
    statistics,
  );
}

type Of<K extends Test["kind"]> = Extract<Test, { kind: K }>;

function less(test: Of<"less">, runs: Runs, statistics: Statistics): Finding | null {
  const both = pairs(runs, test, test.ended);
  if (both.length < LEAST) return null;
  const differences = both.map(([, one, other]) => one - other);
  const fewer = differences.filter((one) => one < 0).length;
  const more = differences.filter((one) => one > 0).length;
  const p = fewer + more === 0 ? 1 : statistics.signedRank(differences).p;
  const { printed = null, measure } = test;
  const difference = meanOf(differences, statistics);
  const mark = agreement.ofOrder(fewer === more ? difference.value : more - fewer, p);
  return { kind: "less", measure, fewer, more, puzzles: both.length, p, difference, printed, mark };
}

function overlap(test: Of<"overlap">, runs: Runs, statistics: Statistics): Finding | null {
  const both = pairs(runs, test);
  const few = Math.round(both.length * test.worst);
  if (few < LEAST) return null;
  const hardest = (by: 1 | 2) =>
    new Set(
      both
        .toSorted((a, b) => b[by] - a[by])
        .slice(0, few)
        .map(([puzzle]) => puzzle),
    );
  const also = hardest(2);
  const hits = [...hardest(1)].filter((puzzle) => also.has(puzzle)).length;
  const ours = statistics.wilson(hits, few);
  const { printed } = test;
  const mark = agreement.ofShare(printed, ours, null);
  return { kind: "share", what: "overlap", hits, tries: few, ours, printed, p: null, mark };
}

function share(
  test: Of<"share"> | Of<"range">,
  runs: Runs,
  statistics: Statistics,
): Finding | null {
  const all = tries(runs, test);
  if (all.length < LEAST) return null;
  const [hits, of] = total(all);
  const ours = shareOf(all, statistics);
  const found = { kind: "share", what: test.what, hits, tries: of, ours } as const;
  if (test.kind === "range") {
    return { ...found, printed: null, p: null, mark: agreement.ofRange(test.low, test.high, ours) };
  }
  const { printed } = test;
  const counts = typeof printed === "number" ? null : printed;
  const p = counts && statistics.fisher(hits, of, counts[0], counts[1]);
  const value = counts ? counts[0] / counts[1] : (printed as number);
  return { ...found, printed: value, p, mark: agreement.ofShare(value, ours, p) };
}

function ratio(test: Of<"ratio">, runs: Runs, statistics: Statistics): Finding | null {
  // A search that tries nothing saves all: half a node keeps its factor finite.
  const factor = (one: number, other: number) => Math.max(one, HALF) / Math.max(other, HALF);
  const ours = pairs(runs, test).map(([, one, other]) => factor(one, other));
  if (ours.length < LEAST) return null;
  const printed = test.printed[0].map((one, at) => factor(one, test.printed[1][at] ?? Number.NaN));
  const p = statistics.rankSum(printed, ours);
  return {
    kind: "ratio",
    ours: statistics.median(ours),
    printed: statistics.median(printed).value,
    p,
    count: ours.length,
    mark: agreement.ofTest(p),
  };
}

const HALF = 0.5;

/** What runs tell of a claim; `null` if they are too few to tell anything. */
export function judge({ test }: Claim, runs: Runs, statistics: Statistics): Finding | null {
  switch (test.kind) {
    case "less":
      return less(test, runs, statistics);
    case "same": {
      const both = pairs(runs, test, true);
      if (both.length < LEAST) return null;
      const different = both.filter(([, one, other]) => one !== other).length;
      return { kind: "same", different, puzzles: both.length, mark: agreement.ofSame(different) };
    }
    case "ratio":
      return ratio(test, runs, statistics);
    case "overlap":
      return overlap(test, runs, statistics);
    case "share":
    case "range":
      return share(test, runs, statistics);
    case "below": {
      const values = [...costs(runs, test.measure, test.contestant, test.sets).values()];
      if (values.length < LEAST) return null;
      const ours = meanOf(values, statistics);
      const mark = agreement.ofRange(0, test.most, ours);
      return { kind: "below", ours, most: test.most, count: values.length, mark };
    }
    case "easier": {
      const solved = (sets: readonly string[]) =>
        total(tries(runs, { what: "solved", contestant: test.contestant, sets }));
      const [hard, easy] = [solved(test.hard), solved(test.easy)];
      if (hard[1] < LEAST || easy[1] < LEAST) return null;
      const p = statistics.fisher(...easy, ...hard);
      const shift = hard[0] / hard[1] - easy[0] / easy[1];
      return { kind: "easier", hard, easy, p, mark: agreement.ofOrder(shift, p) };
    }
    default:
      return null;
  }
}

/** What a runner of its own tells of a claim. */
export function judgeOutcome(
  { test }: Claim,
  outcomes: ReadonlyMap<string, Outcome>,
): Finding | null {
  if (test.kind !== "outcome" && test.kind !== "equal") return null;
  const found = outcomes.get(test.of);
  if (!found) return null;
  const { ours, count } = found;
  if (test.kind === "equal") {
    const different = ours.value;
    return { kind: "equal", different, count, mark: agreement.ofSame(different) };
  }
  const { of, printed, low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = test;
  return printed === undefined
    ? { kind: "within", of, ours, count, mark: agreement.ofRange(low, high, ours) }
    : { kind: "mean", of, ours, printed, count, mark: agreement.ofMean(printed, ours) };
}
