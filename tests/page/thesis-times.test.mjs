/** Statements about the printed claims that follow from the times that the thesis's authors measured. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../../pkg/dist/node/workshop.js";
import { fileOfTimes, textOfTimes } from "../../tools/thesis-times.mjs";
import { load as loadModule } from "./load.mjs";

const read = (/** @type {string} */ path) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const times = read("tests/papers/thesis-times.csv")
  .split("\n")
  .slice(2, -1)
  .map((row) => row.split(",").map(Number));
const [UNSTABLE, UNSOLVED] = [-1, -2];
const { statistics } = await load();

/**
 * Returns the probability of each puzzle to be in the hardest tenth if puzzles of equal times are ordered at random.
 */
function inHardestTenth(/** @type {number[]} */ values) {
  const count = Math.round(values.length / 10);
  const limit = values.toSorted((a, b) => b - a)[count - 1];
  const above = values.filter((value) => value > limit).length;
  const equal = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (count - above) / equal : 0));
}

/**
 * Returns the expected share of the hardest tenth for rules that is in the hardest tenth for backtracking, for the
 * first puzzles.
 */
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

test("our nodes rank the sampled puzzles as the authors' times of backtracking do, and no other order does", () => {
  const correlation = (
    /** @type {string} */ record,
    /** @type {string} */ contestant,
    /** @type {string} */ measure,
    /** @type {0 | 1} */ column,
  ) => {
    const [head, ...rows] = read(`www/public/papers/records/${record}.csv`).trimEnd().split("\n");
    const columns = head.split(",");
    const pairs = rows.flatMap((row) => {
      const fields = row.split(",");
      const of = (/** @type {string} */ name) => fields[columns.indexOf(name)];
      const time = times[Number(of("line")) - 1]?.[column] ?? 0;
      return of("contestant") === contestant && time > 0 ? [[Number(of(measure)), time]] : [];
    });
    const [ours, theirs] = [0, 1].map((at) => pairs.map((pair) => pair[at]));
    return [pairs.length, statistics.spearman(ours, theirs).value.toFixed(4)];
  };
  for (const record of ["a-thesis", "a-readings"]) {
    const found = correlation(record, "backtracking", "nodes", 1);
    assert.deepEqual(found, [970, "0.9999"], record);
  }
  const others = ["ties by degree", "random digits", "9 to 1"].map(
    (order) => correlation("a-readings", `backtracking: ${order}`, "nodes", 1)[1],
  );
  assert.deepEqual(others, ["0.7977", "0.6754", "0.4705"]);
  assert.deepEqual(correlation("a-thesis", "rules and guesses", "nodes", 0), [1000, "0.5222"]);
  assert.deepEqual(correlation("a-thesis", "rules and guesses", "steps", 0), [1000, "0.4425"]);
});

const folder = "views/experiment/papers";
const shipped = JSON.parse(readFileSync(fileOfTimes, "utf8"));
const { readRuns } = await loadModule(`${folder}/runs.ts`);
const model = await loadModule(`${folder}/times/model.ts`);
const runs = readRuns(read("www/public/papers/records/a-thesis.csv"));

test("the file of the page equals what its generator writes, and is small", () => {
  assert.equal(readFileSync(fileOfTimes, "utf8"), textOfTimes());
  assert.ok(textOfTimes().length < 30_000, `${textOfTimes().length} bytes`);
});

test("the file has the authors' counts, means, overlaps and the times of our sample", () => {
  assert.deepEqual(shipped.counts, {
    puzzles: 49_151,
    timed: 47_859,
    faster: 1948,
    ties: 376,
    unstable: 142,
    unsolved: 1150,
  });
  assert.equal(shipped.means.withMarks.toFixed(2), "1.66", "the printed mean counts the marks");
  assert.equal(shipped.means.timed.toFixed(2), "1.75");
  const shares = [49_151, 2000, 1000].map((first) => overlap(first).toFixed(3));
  const { all, first2000, first1000, ties } = shipped.overlap;
  assert.deepEqual(
    [all, first2000, first1000].map((share) => share.toFixed(3)),
    shares,
  );
  assert.equal((ties.common / ties.backtracking).toFixed(3), "0.186");
  const { line, rules, backtracking } = shipped.sample;
  assert.equal(line.length, 1000);
  for (const [at, one] of line.entries()) {
    assert.deepEqual([rules[at], backtracking[at]], times[one - 1], `line ${one}`);
  }
});

test("histograms hold every value, and sorted values end at the largest", () => {
  const total = (/** @type {{ bins: number[][] }} */ { bins }) =>
    bins.reduce((sum, [, count]) => sum + count, 0);
  const { series } = shipped;
  assert.deepEqual([series.rules, series.backtracking].map(total), [49_151, 47_859]);
  assert.deepEqual([series.fast, series.slow].map(total), [394, 389]);
  assert.equal(series.rulesSorted.at(-1)[1], 1.36);
  assert.equal(series.differenceSorted.at(-1)[0], 1);
  assert.deepEqual(model.histogramOf([0, 4, 5, 11], 5), {
    width: 5,
    bins: [
      [0, 2],
      [1, 1],
      [2, 1],
    ],
  });
  assert.deepEqual(model.sortedOf([3, 1, 2]), [
    [0, 1],
    [0.5, 2],
    [1, 3],
  ]);
});

test("the limit of 20 s separates the puzzles by nodes", () => {
  const counts = model.countsByLine(runs, { contestant: "backtracking", measure: "nodes" });
  const nodesOf = (/** @type {(time: number) => boolean} */ chosen) =>
    [...counts].flatMap(([line, nodes]) => (chosen(times[line - 1][1]) ? [nodes] : []));
  const solved = nodesOf((time) => time > 0);
  const unsolved = nodesOf((time) => time === UNSOLVED);
  assert.deepEqual([solved.length, unsolved.length], [970, 30]);
  assert.deepEqual([Math.max(...solved), Math.min(...unsolved)], [537_307, 543_318]);
});

test("our counts are paired with the times of the same lines", () => {
  const nodes = { contestant: "backtracking", measure: "nodes" };
  const counts = model.countsByLine(runs, nodes);
  assert.deepEqual([counts.size, counts.get(20), counts.get(122)], [1000, 745, 4309]);
  const steps = model.countsByLine(runs, { ...nodes, minus: "rules and guesses" });
  assert.equal(steps.get(20), 745, "the rules try no digit on this puzzle");
  const { ours, theirs, untimed } = model.pairsOf(runs, shipped, {
    ...nodes,
    program: "backtracking",
  });
  assert.deepEqual([ours.length, untimed], [970, 30]);
  assert.ok(statistics.spearman(ours, theirs).value > 0.999);
});

test("the overlap of hardest tenths shares ties at random", () => {
  const rising = Array.from({ length: 100 }, (_, at) => at);
  assert.deepEqual(model.overlapOf(rising, rising), { common: 10, tenth: 10 });
  assert.deepEqual(model.overlapOf(rising, rising.toReversed()), { common: 0, tenth: 10 });
  const { common } = model.overlapOf(
    rising,
    rising.map(() => 7),
  );
  assert.equal(common.toFixed(6), "1.000000", "equal values are in the tenth by chance");
  const hardness = model.hardnessOf(shipped.sample.backtracking);
  assert.ok(hardness.includes(Number.POSITIVE_INFINITY) && !hardness.includes(-2));
});

test("rarity is the number of values for each that is at least as large", () => {
  assert.deepEqual(model.rarityOf([0, 0, 1, 4]), [
    [1, 2],
    [4, 4],
  ]);
});
