/** The results of an experiment in sentences: the answer in two or three sentences, and every pairwise comparison. */
import type { Against, Row, Summary } from "../../../lab/experiment/types";
import { words } from "../../../words/experiment";

type Cost = NonNullable<Against["cost"]>;
type Interval = NonNullable<Cost["ratio"]>;

/** The significance level of the tests. */
const SIGNIFICANCE_LEVEL = 0.05;

/** Returns the rows that summarize each contestant over all puzzles. */
export const totalRows = ({ rows }: Summary): readonly Row[] => {
  const all = rows.filter((row) => row.class === null);
  return all.length > 0 ? all : rows;
};

/** Returns the comparison of two contestants, turned so that `first` comes first; `null` if there is none. */
function findPair(pairs: readonly Against[], first: string, other: string): Against | null {
  const pair = pairs.find(
    (pair) =>
      (pair.one === first && pair.other === other) || (pair.one === other && pair.other === first),
  );
  return pair ? (pair.one === first ? pair : reversePair(pair)) : null;
}

/** Returns the same comparison with the two contestants exchanged. */
function reversePair(pair: Against): Against {
  const [both, firstOnly, others, neither] = pair.solved;
  const { value, low, high } = pair.difference;
  const { cost } = pair;
  return {
    ...pair,
    one: pair.other,
    other: pair.one,
    solved: [both, others, firstOnly, neither],
    limits: pair.limits && [pair.limits[1], pair.limits[0]],
    code: [pair.code[1], pair.code[0]],
    difference: { value: -value, low: -high, high: -low },
    cost: cost && {
      ...cost,
      ratio: cost.ratio && {
        value: 1 / cost.ratio.value,
        low: 1 / cost.ratio.high,
        high: 1 / cost.ratio.low,
      },
      lower: [cost.lower[1], cost.lower[0]],
      effect: -cost.effect,
    },
  };
}

/** Returns the answer in short: the headline, then its uncertainty and further findings. */
export function summarizeAnswer(summary: Summary): readonly [headline: string, ...rest: string[]] {
  const rows = totalRows(summary);
  const top = Math.max(...rows.map(({ share }) => share.value));
  const leaders = rows.filter(({ share }) => share.value === top);
  const solved = describeSolved(summary, rows, leaders);
  const [headline = "", ...rest] =
    firstSentences([describeDisagreement, describeThresholds, describeDifferences], summary) ?? [];
  const cost = describeCosts(summary, rows, leaders);
  if (headline !== "") return [headline, ...rest, ...solved, ...cost.said];
  if (cost.clear) {
    const [lead = "", ...sure] = cost.said;
    return [lead, ...sure, ...solved];
  }
  const [most = "", ...others] = [...solved, ...cost.said];
  return [most, ...others];
}

type Sentence = (summary: Summary) => readonly string[];

/** Returns the sentences of the first function that returns any. */
const firstSentences = (all: readonly Sentence[], summary: Summary) =>
  all.map((say) => say(summary)).find((said) => said.length > 0);

/** Groups values by a key, in the order of the first occurrence. */
function groupValues<T>(all: readonly T[], by: (one: T) => string | null) {
  const groups = new Map<string | null, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups];
}

/** Says which contestants find which class hardest, if they disagree significantly. */
function describeDisagreement({ hardest }: Summary): readonly string[] {
  const sure = hardest.filter(({ p }) => p < SIGNIFICANCE_LEVEL);
  const groups = groupValues(sure, (one) => one.class);
  if (groups.length < 2) return [];
  const told = groups.map(([name, of]) => [name ?? "", of.map((one) => one.contestant)] as const);
  return [words.hardestFor(told.toSorted((a, b) => b[1].length - a[1].length))];
}

/**
 * With classes by number of givens: says from which number on each contestant solves at least half of the puzzles.
 * Contestants that do so in every class are left out.
 */
function describeThresholds({ rows, by }: Summary): readonly string[] {
  const classRows = rows.filter((row) => row.class !== null);
  const classes = [...new Set(classRows.map((row) => row.class))];
  if (by !== "givens" || classes.length < 2) return [];
  const from = (contestant: string) => {
    const own = classRows.filter((row) => row.contestant === contestant);
    const below = own.findLastIndex(({ share }) => share.value < 0.5);
    return below < 0 ? "" : (own[below + 1]?.class ?? null);
  };
  const all = [...new Set(classRows.map(({ contestant }) => contestant))];
  const groups = groupValues(all, from).filter(([name]) => name !== "");
  const place = ([name]: (typeof groups)[number]) =>
    name === null ? classes.length : classes.indexOf(name);
  return groups.length === 0
    ? []
    : [words.halfFrom(groups.toSorted((a, b) => place(a) - place(b)))];
}

/** Shares that differ by less than this are treated as similar. */
const SIMILAR_SHARE_DIFFERENCE = 0.2;

/** Names the contestant whose results differ most between classes, if there are several classes. */
function describeDifferences({ rows, measure }: Summary): readonly string[] {
  const classRows = rows.filter((row) => row.class !== null);
  if (new Set(classRows.map((row) => row.class)).size < 2) return [];
  const ends = (value: (row: Row) => number | null) => (contestant: string) => {
    const own = classRows.filter((row) => row.contestant === contestant && value(row) !== null);
    const sorted = own.toSorted((a, b) => (value(a) ?? 0) - (value(b) ?? 0));
    return { low: sorted[0], high: sorted.at(-1) };
  };
  const all = [...new Set(classRows.map(({ contestant }) => contestant))];
  const [widest] = all
    .map(ends(({ share }) => share.value))
    .toSorted((a, b) => shareSpread(b) - shareSpread(a));
  if (widest?.low && widest.high && shareSpread(widest) >= SIMILAR_SHARE_DIFFERENCE) {
    const { low, high } = widest;
    return [
      words.shareByClass(
        low.contestant,
        [low.class ?? "", low.share.value],
        [high.class ?? "", high.share.value],
      ),
    ];
  }
  const [steepest] = all
    .map(ends(({ half }) => half))
    .toSorted((a, b) => medianGrowth(b) - medianGrowth(a));
  if (!steepest?.low || !steepest.high || steepest.low === steepest.high) return [];
  if (medianGrowth(steepest) === 0) return [];
  const { low, high } = steepest;
  return [
    words.costByClass(
      low.contestant,
      measure,
      medianGrowth(steepest),
      high.class ?? "",
      low.class ?? "",
    ),
  ];
}

interface IntervalEnds {
  readonly low: Row | undefined;
  readonly high: Row | undefined;
}

const shareSpread = ({ low, high }: IntervalEnds) =>
  (high?.share.value ?? 0) - (low?.share.value ?? 0);

/** The multiple of the lowest cost that the highest is; 0 if the lowest cost is 0, which has no multiple. */
const medianGrowth = ({ low, high }: IntervalEnds) =>
  low?.half ? (high?.half ?? 0) / low.half : 0;

function describeSolved(
  { pairs, puzzles }: Summary,
  rows: readonly Row[],
  leaders: readonly Row[],
): readonly string[] {
  const names = (of: readonly Row[]) => of.map(({ contestant }) => contestant);
  const top = leaders[0]?.share.value ?? 0;
  if (top === 0) return [words.noneSolves(puzzles)];
  if (leaders.length === rows.length)
    return [
      top === 1 ? words.allSolve(names(rows), puzzles) : words.allAlike(names(rows), top, puzzles),
    ];
  const min = Math.min(...rows.map(({ share }) => share.value));
  const last = rows.filter(({ share }) => share.value === min);
  const [first] = leaders;
  const next = rows
    .filter((row) => row !== first)
    .toSorted((a, b) => b.share.value - a.share.value)[0];
  const lead = first && next && findPair(pairs, first.contestant, next.contestant);
  const unsure =
    leaders.length === 1 && next && lead && lead.solvedP >= SIGNIFICANCE_LEVEL
      ? words.chanceOfNext(next.contestant, lead.solvedP, lead.difference)
      : null;
  return [
    `${[words.most(names(leaders), top), unsure].filter(Boolean).join("; ")}.`,
    ...(rows.length > 2 || unsure === null ? [words.fewest(names(last), min)] : []),
    ...(pairs.some(({ limits }) => limits !== null) ? [words.differentLimits] : []),
  ];
}

/** The sentences about costs, and whether the costs differ significantly. */
interface CostComparison {
  readonly said: readonly string[];
  readonly clear: boolean;
}

const unclearComparison = (...said: readonly string[]): CostComparison => ({ said, clear: false });

/** Compares the costs of the contestants that solve as many puzzles as the best one, or not significantly fewer. */
function describeCosts(
  { pairs, measure }: Summary,
  rows: readonly Row[],
  leaders: readonly Row[],
): CostComparison {
  const [first] = leaders;
  if (!first || first.share.value === 0) return unclearComparison();
  const alike = rows.filter((row) => {
    const pair = findPair(pairs, first.contestant, row.contestant);
    return leaders.includes(row) || (pair !== null && pair.solvedP >= SIGNIFICANCE_LEVEL);
  });
  const costs = alike.filter(({ half }) => half !== null);
  const [best, next] = costs.toSorted((a, b) => (a.half ?? 0) - (b.half ?? 0));
  if (!best || !next) return unclearComparison();
  const pair = findPair(pairs, best.contestant, next.contestant);
  if (!pair) return unclearComparison();
  if (!pair.comparable) return unclearComparison(words.incomparable);
  if (!pair.cost) return unclearComparison();
  const { ratio, p } = pair.cost;
  if (!ratio) {
    return unclearComparison(countsText(pair, pair.cost, measure), ...ofOwnClass(pair, measure));
  }
  const { one, other, value, low, high } = compareSpeeds(pair, ratio);
  const own = ofOwnClass(pair, measure);
  if (p >= SIGNIFICANCE_LEVEL) {
    const interval = { value, low, high };
    return unclearComparison(words.even(one, other, measure, p, interval), ...own);
  }
  return {
    said: [words.lead(one, measure, value, other), words.leadBetween(low, high), ...own],
    clear: true,
  };
}

/** What is to be known of costs if one of two is the visitor's own solver. */
function ofOwnClass({ one, other, code }: Against, measure: Summary["measure"]): readonly string[] {
  const [first, second] = code.map((of) => of !== "built-in");
  if (first === second) return [];
  const [own, builtIn] = first ? [one, other] : [other, one];
  return [measure === "time" ? words.ownTimes(own, builtIn) : words.ownSteps(own)];
}

/** The limits of two in words, if they are unlike. */
function limitsOf({ one, other, limits }: Against): readonly string[] {
  if (!limits) return [];
  const [first, second] = limits;
  return words.limits([
    { name: one, ...first },
    { name: other, ...second },
  ]);
}

/** Who takes less, and how many times as much the other. */
function compareSpeeds({ one, other }: Against, { value, low, high }: Interval) {
  if (value > 1) return { one: other, other: one, value, low, high };
  return { one, other, value: 1 / value, low: 1 / high, high: 1 / low };
}

/** Returns every pairwise comparison in words, with the contestant that solves more named first. */
export const inWords = ({ pairs, measure }: Summary): readonly string[] =>
  pairs.map((pair) => {
    const all = pair.solved.reduce((sum, part) => sum + part, 0);
    const [both, firstOnly, others] = pair.solved;
    const better = firstOnly < others ? reversePair(pair) : pair;
    const { one, other, cost } = better;
    const more = Math.abs(firstOnly - others);
    const solve =
      more === 0
        ? words.pairSame(one, other, both + firstOnly, all)
        : words.pairSolve(one, other, more, all, pair.solvedP, better.difference);
    const limits = limitsOf(better);
    const unlike = limits.length > 0 && both > 0 ? [words.pairLimits(limits)] : [];
    return [solve, ...unlike, costText(better, both, cost, measure)].join(" ");
  });

/** Returns on how many puzzles each of two costs less, for costs without a ratio: some are 0. */
function countsText(
  { one, other, solved }: Against,
  { lower, p }: Cost,
  measure: Summary["measure"],
): string {
  const [fewer, more] = lower;
  return fewer >= more
    ? words.pairCounts(one, other, measure, solved[0], fewer, more, p)
    : words.pairCounts(other, one, measure, solved[0], more, fewer, p);
}

function costText(
  pair: Against,
  both: number,
  cost: Against["cost"],
  measure: Summary["measure"],
): string {
  if (both === 0) return words.pairNone(limitsOf(pair));
  if (!pair.comparable || !cost) return words.incomparable;
  if (!cost.ratio) return [countsText(pair, cost, measure), ...ofOwnClass(pair, measure)].join(" ");
  const { one, other, ...ratio } = compareSpeeds(pair, cost.ratio);
  const said = words.pairCost(one, other, measure, both, ratio, cost.p);
  return [said, ...ofOwnClass(pair, measure)].join(" ");
}
