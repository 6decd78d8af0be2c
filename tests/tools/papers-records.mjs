/** The recorded runs of the papers, and the statistics that `docs/papers.md` states of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const records = fileURLToPath(new URL("../../www/public/papers/records/", import.meta.url));

/**
 * The recorded runs of an experiment.
 *
 * @typedef {{ set: string, line: string, contestant: string, solved: boolean, of: (column: string) => number }} RecordedRun
 * @returns {RecordedRun[]}
 */
export function readRecords(/** @type {string} */ name) {
  const [head = "", ...rows] = readFileSync(`${records}${name}.csv`, "utf8").trimEnd().split("\n");
  const columns = head.split(",");
  return rows.map((row) => {
    const fields = row.split(",");
    const text = (/** @type {string} */ column) => fields[columns.indexOf(column)] ?? "";
    return {
      set: text("set"),
      line: text("line"),
      contestant: text("contestant"),
      solved: text("outcome") === "solved",
      of: (column) => Number(text(column)),
    };
  });
}

export const mean = (/** @type {number[]} */ values) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function standardDeviation(/** @type {number[]} */ values) {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** The 97.5 % quantiles of Student's t by the degrees of freedom. */
const STUDENT_T_QUANTILES = new Map([
  [49, 2.009_575],
  [149, 1.976_013],
]);

/** Returns a mean with its 95 % interval by Student's t. */
export function meanInterval(/** @type {number[]} */ values) {
  const quantile = STUDENT_T_QUANTILES.get(values.length - 1);
  if (quantile === undefined) throw new Error(`no quantile for ${values.length} values`);
  const value = mean(values);
  const half = (quantile * standardDeviation(values)) / Math.sqrt(values.length);
  return { value, low: value - half, high: value + half };
}

/** Wilson's 95 % interval of a share. */
export function wilson(/** @type {number} */ hits, /** @type {number} */ tries) {
  const z = 1.959_964;
  const share = hits / tries;
  const middle = share + z ** 2 / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z / (2 * tries)) ** 2);
  const scale = 1 + z ** 2 / tries;
  return { low: (middle - half) / scale, high: (middle + half) / scale };
}

/** Returns the two-sided p-value of a sign test: of two counts of boards, one for each side. */
export function signTest(/** @type {number} */ one, /** @type {number} */ other) {
  const of = one + other;
  let [term, sum] = [0.5 ** of, 0];
  for (let hits = 0; hits <= Math.min(one, other); hits++) {
    sum += term;
    term *= (of - hits) / (hits + 1);
  }
  return Math.min(1, 2 * sum);
}

/**
 * Returns the difficulty of the puzzle in each line of our list of Radcliffe's rated puzzles, by the number of the
 * line.
 */
export function readRatings() {
  const list = new URL("../puzzles/radcliffe-rated-2500.csv", import.meta.url);
  const lines = readFileSync(list, "utf8").trimEnd().split("\n");
  return new Map(lines.map((line, at) => [String(at + 1), Number(line.split(",")[1])]));
}

/** Returns the means of a measure per board, by contestant and then by board. */
export function boardMeans(
  /** @type {RecordedRun[]} */ runs,
  /** @type {(run: RecordedRun) => number} */ measure,
) {
  /** @type {Map<string, Map<string, number[]>>} */
  const values = new Map();
  for (const run of runs) {
    const boards = values.get(run.contestant) ?? new Map();
    values.set(run.contestant, boards);
    const board = `${run.set} ${run.line}`;
    boards.set(board, [...(boards.get(board) ?? []), measure(run)]);
  }
  return (/** @type {string} */ contestant) =>
    new Map([...(values.get(contestant) ?? [])].map(([board, all]) => [board, mean(all)]));
}

/** Returns the nodes and the outcome of each run, by contestant and then by puzzle. */
export function recordedRuns(/** @type {string} */ name) {
  /** @type {Map<string, Map<string, { nodes: number, solved: boolean }>>} */
  const runs = new Map();
  for (const { contestant, set, line, solved, of } of readRecords(name)) {
    const own = runs.get(contestant) ?? new Map();
    runs.set(contestant, own);
    own.set(`${set} ${line}`, { nodes: of("nodes"), solved });
  }
  return (/** @type {string} */ contestant) => {
    const own = runs.get(contestant);
    assert.ok(own, `${contestant} has runs`);
    return own;
  };
}

/** @typedef {ReturnType<ReturnType<typeof recordedRuns>>} Runs */

export const nodesOf = (/** @type {Runs} */ runs) => [...runs.values()].map(({ nodes }) => nodes);

export function median(/** @type {number[]} */ values, decimals = 3) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted.length - 1, sorted.length].map((n) => sorted[n >> 1]);
  return ((low + high) / 2).toLocaleString("en", { maximumFractionDigits: decimals });
}

/** Returns the number of boards for which this holds of the nodes of both. */
export const boards = (
  /** @type {Runs} */ runs,
  /** @type {Runs} */ others,
  /** @type {(nodes: number, other: number) => boolean} */ holds,
) =>
  [...runs].filter(([puzzle, { nodes }]) => holds(nodes, others.get(puzzle)?.nodes ?? Number.NaN))
    .length;

/** Returns the ranks of values from 0; equal values have the mean of their ranks. */
export function ranksOf(/** @type {number[]} */ values) {
  const order = values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  /** @type {number[]} */
  const ranks = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (values[order[to + 1] ?? -1] === values[order[from] ?? -1]) to += 1;
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? -1] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}

/** Pearson's correlation. */
export function correlationOf(/** @type {number[]} */ ones, /** @type {number[]} */ others) {
  const [middle, otherMiddle] = [mean(ones), mean(others)];
  const products = ones.map((one, at) => (one - middle) * ((others[at] ?? 0) - otherMiddle));
  const sample = ones.length / (ones.length - 1);
  return (sample * mean(products)) / (standardDeviation(ones) * standardDeviation(others));
}

/** Spearman's rank correlation. */
export const rankCorrelation = (/** @type {number[]} */ ones, /** @type {number[]} */ others) =>
  correlationOf(ranksOf(ones), ranksOf(others));

/** The number of standard deviations that is significant at the two-sided level of 0.001. */
export const SIGNIFICANT_DEVIATIONS = 3.29;
