/**
 * tests/papers/thesis-*.csv → www/public/papers/thesis-times.json: the run times of the authors of the thesis, in the
 * form in which the page draws them. `node tools/thesis-times.mjs` writes the file; run it manually when the recorded
 * sample of `www/public/papers/a-thesis.toml` changes. A test compares the file with the result of `thesisTimes`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";

const [UNSTABLE_CODE, UNSOLVED_CODE] = [-1, -2];
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

/** Returns a histogram: the indices of the non-empty intervals of this width, each with its number of values. */
export function histogram(/** @type {number[]} */ values, /** @type {number} */ width) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const value of values) {
    // Times are multiples of a clock tick. The rounding errors of their binary representations are smaller than this
    // offset.
    const bin = Math.floor(value / width + 1e-9);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return { width, bins: [...counts].toSorted(([a], [b]) => a - b) };
}

/**
 * Returns a selection of the sorted values with their ranks from 0 to 1: evenly spaced ranks, and more of them near the
 * maximum.
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

/** Returns the probability of each value to belong to the hardest tenth if ties are broken at random. */
function inHardestTenth(/** @type {number[]} */ values) {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1] ?? 0;
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/** Maps a time to its hardness: an unsolved puzzle is harder than any solved one, an unstable one is easier. */
const hardness = (/** @type {number} */ seconds) =>
  seconds === UNSOLVED_CODE ? Number.POSITIVE_INFINITY : seconds;

/** Returns the expected share of the hardest tenth by rules that is also in the hardest tenth by backtracking. */
function overlap(/** @type {number[][]} */ times) {
  const rules = inHardestTenth(times.map(([one = 0]) => one));
  const backtracking = inHardestTenth(times.map(([, other = 0]) => hardness(other)));
  const common = rules.reduce((sum, share, at) => sum + share * (backtracking[at] ?? 0), 0);
  return Number((common / Math.round(times.length / 10)).toFixed(4));
}

/**
 * Counts the hardest tenths as the authors' analysis does: every puzzle whose time is at least the ninth decile, so
 * that ties make the sets larger than a tenth.
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

/** Returns all data that the page shows about the authors' times. */
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
      unstable: marked(UNSTABLE_CODE),
      unsolved: marked(UNSOLVED_CODE),
    },
    means: {
      timed: mean(backtracking),
      /** The mean if the marks −1 and −2 are treated as times. */
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
