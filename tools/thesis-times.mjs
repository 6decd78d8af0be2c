/**
 * Generates www/public/papers/thesis-times.json from tests/papers/thesis-*.csv: the times of the thesis's authors in
 * the form in which the page draws them. `node tools/thesis-times.mjs` writes the file; run it manually when the
 * recorded sample of `www/public/papers/a-thesis.toml` changes. A test compares the file with the result of
 * `thesisTimes`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";

const [UNSTABLE, UNSOLVED] = [-1, -2];
/** The approximate number of points of a curve of sorted times. */
const SORTED_POINTS = 150;

export const fileOfTimes = inRoot("www", "public", "papers", "thesis-times.json");

const rowsOf = (/** @type {string} */ text) =>
  text
    .trimEnd()
    .split("\n")
    .slice(2)
    .map((row) => row.split(",").map(Number));
const read = (/** @type {string[]} */ ...path) => readFileSync(inRoot(...path), "utf8");

/** Returns the number of values in each non-empty interval of this width, with the number of the interval. */
export function histogram(/** @type {number[]} */ values, /** @type {number} */ width) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const value of values) {
    // Times are multiples of a tick; the tolerance compensates for their rounding to binary fractions.
    const bin = Math.floor(value / width + 1e-9);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return { width, bins: [...counts].toSorted(([a], [b]) => a - b) };
}

/**
 * Returns some of the sorted values with their ranks from 0 to 1: at evenly spaced ranks, and more of them near the
 * largest.
 */
export function sorted(/** @type {number[]} */ values) {
  const all = values.toSorted((a, b) => a - b);
  const last = all.length - 1;
  const ranks = new Set([0, last]);
  for (let at = 0; at < SORTED_POINTS; at += 1) ranks.add(Math.round((at * last) / SORTED_POINTS));
  for (let left = 1; left < last / SORTED_POINTS; left = Math.ceil(1.5 * left))
    ranks.add(last - left);
  return [...ranks]
    .toSorted((a, b) => a - b)
    .map((rank) => [Number((rank / last).toFixed(5)), Number((all[rank] ?? 0).toPrecision(4))]);
}

/** Returns the probability of each value to be in the hardest tenth if equal values are ordered at random. */
function inHardestTenth(/** @type {number[]} */ values) {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1] ?? 0;
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/**
 * Returns the value by which puzzles are ordered: an unsolved puzzle is harder than any solved one, an unstable one
 * easier.
 */
const hardness = (/** @type {number} */ seconds) =>
  seconds === UNSOLVED ? Number.POSITIVE_INFINITY : seconds;

/** Returns the expected share of the hardest tenth by rules that is also in the hardest tenth by backtracking. */
function overlap(/** @type {number[][]} */ times) {
  const rules = inHardestTenth(times.map(([one = 0]) => one));
  const backtracking = inHardestTenth(times.map(([, other = 0]) => hardness(other)));
  const common = rules.reduce((sum, share, at) => sum + share * (backtracking[at] ?? 0), 0);
  return Number((common / Math.round(times.length / 10)).toFixed(4));
}

/**
 * Returns the hardest tenths as the authors' analysis counts them: every puzzle whose time is at least that at nine
 * tenths of the list, so that ties make them larger than a tenth.
 */
function overlapWithTies(/** @type {number[][]} */ times) {
  const hardest = (/** @type {number[]} */ values) => {
    const limit = values.toSorted((a, b) => a - b)[Math.floor((9 * values.length) / 10) - 1] ?? 0;
    return values.map((value) => value >= limit);
  };
  const rules = hardest(times.map(([one = 0]) => one));
  const backtracking = hardest(times.map(([, other = 0]) => hardness(other)));
  const size = (/** @type {boolean[]} */ all) => all.filter(Boolean).length;
  return {
    common: size(rules.map((hard, at) => hard && (backtracking[at] ?? false))),
    rules: size(rules),
    backtracking: size(backtracking),
  };
}

/** Returns all data about the authors' times that the page shows. */
export function thesisTimes() {
  const times = rowsOf(read("tests", "papers", "thesis-times.csv"));
  const boltzmann = rowsOf(read("tests", "papers", "thesis-boltzmann-times.csv"));
  const record = read("www", "public", "papers", "records", "a-thesis.csv").trimEnd().split("\n");
  const column = record[0]?.split(",").indexOf("line") ?? -1;
  const lines = [...new Set(record.slice(1).map((row) => Number(row.split(",")[column])))];
  const both = times.filter(([, other = 0]) => other > 0);
  const rules = times.map(([one = 0]) => one);
  const backtracking = both.map(([, other = 0]) => other);
  const marked = (/** @type {number} */ mark) => times.filter(([, one]) => one === mark).length;
  const mean = (/** @type {number[]} */ values) =>
    Number((values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(4));
  const cooled = (/** @type {number} */ rate) =>
    boltzmann.flatMap(([k, , seconds = 0]) => (k === rate && seconds > 0 ? [seconds] : []));
  return {
    counts: {
      puzzles: times.length,
      timed: both.length,
      faster: both.filter(([one = 0, other = 0]) => other < one).length,
      ties: both.filter(([one, other]) => one === other).length,
      unstable: marked(UNSTABLE),
      unsolved: marked(UNSOLVED),
    },
    means: {
      timed: mean(backtracking),
      /** The mean if the marks −1 and −2 were times. */
      withMarks: mean(times.map(([, other = 0]) => other)),
    },
    overlap: {
      all: overlap(times),
      first2000: overlap(times.slice(0, 2000)),
      first1000: overlap(times.slice(0, 1000)),
      ties: overlapWithTies(times),
    },
    sample: {
      line: lines,
      rules: lines.map((line) => times[line - 1]?.[0] ?? 0),
      backtracking: lines.map((line) => times[line - 1]?.[1] ?? 0),
    },
    series: {
      rules: histogram(rules, 0.005),
      rulesTail: histogram(
        rules.filter((seconds) => seconds >= 0.1),
        0.02,
      ),
      rulesSorted: sorted(rules),
      backtracking: histogram(backtracking, 0.5),
      backtrackingSorted: sorted(backtracking),
      differenceSorted: sorted(both.map(([one = 0, other = 0]) => other - one)),
      fast: histogram(cooled(-0.000035), 0.1),
      slow: histogram(cooled(-0.000025), 0.1),
    },
  };
}

/** Returns the text of the file. */
export const textOfTimes = () => `${JSON.stringify(thesisTimes())}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(fileOfTimes, textOfTimes());
}
