/** The recorded runs of the papers, and the statistics that `docs/papers.md` states of them. */
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
const STUDENT = new Map([
  [49, 2.009_575],
  [149, 1.976_013],
]);

/** A mean with its 95 % interval by Student's t. */
export function meanInterval(/** @type {number[]} */ values) {
  const quantile = STUDENT.get(values.length - 1);
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

/** The two-sided p-value of a sign test: of two counts of boards, one for each side. */
export function signTest(/** @type {number} */ one, /** @type {number} */ other) {
  const of = one + other;
  let [term, sum] = [0.5 ** of, 0];
  for (let hits = 0; hits <= Math.min(one, other); hits++) {
    sum += term;
    term *= (of - hits) / (hits + 1);
  }
  return Math.min(1, 2 * sum);
}

/** The difficulty of the puzzle in each line of our list of Radcliffe's rated puzzles, by the number of the line. */
export function readRatings() {
  const list = new URL("../puzzles/radcliffe-rated-2500.csv", import.meta.url);
  const lines = readFileSync(list, "utf8").trimEnd().split("\n");
  return new Map(lines.map((line, at) => [String(at + 1), Number(line.split(",")[1])]));
}

/** The means of a measure per board, by contestant and then by board. */
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
