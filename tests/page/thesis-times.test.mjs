/** What the times that the thesis's authors measured say of the printed claims. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../../pkg/dist/node/workshop.js";

const read = (/** @type {string} */ path) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const times = read("tests/papers/thesis-times.csv")
  .split("\n")
  .slice(2, -1)
  .map((row) => row.split(",").map(Number));
const [UNSTABLE, UNSOLVED] = [-1, -2];
const { statistics } = await load();

/** The probability of each puzzle to be in the hardest tenth if puzzles of equal times are ordered at random. */
function inHardestTenth(/** @type {number[]} */ values) {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1];
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/** The expected share of the hardest tenth for rules that is in the hardest tenth for backtracking, of the first puzzles. */
function overlap(/** @type {number} */ first) {
  const some = times.slice(0, first);
  const rules = inHardestTenth(some.map(([time]) => time));
  const unsolved = (/** @type {number} */ time) =>
    time === UNSOLVED ? Number.POSITIVE_INFINITY : time;
  const backtracking = inHardestTenth(some.map(([, time]) => unsolved(time)));
  const common = rules.reduce((sum, share, at) => sum + share * backtracking[at], 0);
  return common / Math.round(first / 10);
}

test("the authors' times have the printed numbers of puzzles", () => {
  assert.equal(times.length, 49_151);
  const marked = (/** @type {number} */ mark) => times.filter(([, time]) => time === mark).length;
  assert.deepEqual([marked(UNSTABLE), marked(UNSOLVED)], [142, 1150]);
  assert.ok(times.every(([time]) => time > 0));
});

test("of the 2,324 puzzles on which backtracking is said to be faster, 376 are ties", () => {
  const solved = times.filter(([, time]) => time > 0);
  const faster = solved.filter(([rules, backtracking]) => backtracking < rules).length;
  const equal = solved.filter(([rules, backtracking]) => backtracking === rules).length;
  assert.deepEqual([faster, equal, faster + equal], [1948, 376, 2324]);
});

test("the hardest tenths have 16 % in common over all puzzles and less among the first 1,000; chance gives 10 %", () => {
  const shares = [49_151, 2000, 1000].map((first) => overlap(first).toFixed(3));
  assert.deepEqual(shares, ["0.162", "0.146", "0.095"]);
});

test("our nodes and steps on the sampled puzzles rank as their times do only in part", () => {
  const [head, ...rows] = read("www/public/papers/records/a-thesis.csv").trimEnd().split("\n");
  const columns = head.split(",");
  const correlation = (
    /** @type {string} */ contestant,
    /** @type {string} */ measure,
    /** @type {0 | 1} */ column,
  ) => {
    const pairs = rows.flatMap((row) => {
      const fields = row.split(",");
      const of = (/** @type {string} */ name) => fields[columns.indexOf(name)];
      const time = times[Number(of("line")) - 1]?.[column] ?? 0;
      return of("contestant") === contestant && time > 0 ? [[Number(of(measure)), time]] : [];
    });
    const [ours, theirs] = [0, 1].map((at) => pairs.map((pair) => pair[at]));
    return [pairs.length, statistics.spearman(ours, theirs).value.toFixed(2)];
  };
  assert.deepEqual(correlation("backtracking", "nodes", 1), [970, "0.57"]);
  assert.deepEqual(correlation("rules and guesses", "nodes", 0), [1000, "0.51"]);
  assert.deepEqual(correlation("rules and guesses", "steps", 0), [1000, "0.39"]);
});
