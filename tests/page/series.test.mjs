/** The summary of a race over several seeds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { comparisons, remainingMeasures, summary } = await load("views/race/series/compare.ts");

/** @param {boolean} random @param {readonly number[]} steps */
const lane = (random, steps) => ({
  name: "A",
  random,
  once: false,
  rows: steps.map((count, seed) => ({
    seed,
    outcome: "solved",
    steps: count,
    micros: 100,
    left: { blanks: 0, conflicts: 0 },
  })),
});

const { answer } = await load("views/race/series/answer.ts");
const { signTest } = await load("lab/stats.ts");
const { Scale, timeOf } = await load("views/race/series/strips.ts");

test("a deterministic lane ran once for all seeds, and is not compared as a sample with random ones", () => {
  const once = { ...lane(false, [49]), name: "Once", once: true };
  const same = { ...lane(true, [7, 7, 7]), name: "Same" };
  const [first, second] = [lane(true, [5, 6, 7]), lane(true, [1, 2, 4])].map((one, at) => ({
    ...one,
    name: `R${at + 1}`,
  }));
  const said = comparisons([once, same, first, second]);
  assert.deepEqual(said.slice(0, 2), [
    "Once is deterministic: it ran once, because every seed gives the same result.",
    "Same reached the same result with every seed.",
  ]);
  assert.ok(said.slice(2).every((/** @type {string} */ text) => !/Once|Same/.test(text)));
  assert.match(said[2], /^R1 and R2 solved the puzzle with every seed/);
  assert.deepEqual(comparisons([once]), said.slice(0, 1));
});

test("times of single runs have the resolution of the clock, times of repeated runs that of the race", () => {
  const once = timeOf({ time: null });
  assert.deepEqual([0, 100, 200, 18_640, 12_345_000].map(once), [
    "≤ 0.1\u00a0ms",
    "≤ 0.1\u00a0ms",
    "200\u00a0µs",
    "19\u00a0ms",
    "12.35\u00a0s",
  ]);
  assert.equal(timeOf({ time: { micros: 28.9, repeats: 128 } })(28.9), "28.9\u00a0µs");
  // A time below the resolution of the clock is at the end of the scale, on a logarithmic scale too.
  const strip = { printed: [], least: 100, runs: [0, 100, 1e6].map((value) => ({ value })) };
  const scale = new Scale([strip]);
  assert.deepEqual([scale.log, scale.at(0), scale.at(100), scale.at(1e6)], [true, 0, 0, 1]);
  const measured = { printed: [], least: 0, runs: [{ value: 28.9 }] };
  assert.equal(new Scale([strip, measured]).low, 28.9);
});

test("a column in which no lane has a value is omitted", () => {
  const clean = lane(true, [1, 2]);
  const row = { ...clean.rows[0], outcome: "stalled", left: { blanks: 0, conflicts: 3 } };
  assert.deepEqual(remainingMeasures([clean]), []);
  assert.deepEqual(remainingMeasures([clean, { ...clean, rows: [row] }]), ["conflicts"]);
});

test("a deterministic result has no confidence interval, however often it is run", () => {
  assert.equal(summary(lane(false, [49, 49, 49])).interval, null);
  // An algorithm that used random numbers and had the same result each time could have had another one.
  assert.deepEqual(
    summary(lane(true, [49, 49, 49])).interval.map((/** @type {number} */ at) => at.toFixed(2)),
    ["0.44", "1.00"],
  );
  // An algorithm that is random only because of a parameter has an interval.
  assert.notEqual(summary(lane(false, [49, 52, 49])).interval, null);
});

/**
 * Returns a random lane that solves the puzzle with the first `hits` of `times.length` seeds.
 * @param {string} name @param {number} hits @param {readonly number[]} times @param {object} [rest]
 */
const raced = (name, hits, times, rest = {}) => ({
  ...lane(true, []),
  name,
  rows: times.map((micros, seed) => ({
    ...{ seed, micros, steps: 10 + seed },
    outcome: seed < hits ? "solved" : "stalled",
    left: { blanks: 0, conflicts: seed < hits ? 0 : 2 },
  })),
  time: null,
  ...rest,
});
const seconds = (/** @type {number} */ from, n = 10) =>
  Array.from({ length: n }, (_, at) => (from + at / 20) * 1e6);

test("the sign test is that of the books", () => {
  // Nine values, of which one is negative: 2 · (1 + 9) / 2⁹.
  assert.equal(signTest([1, 2, 3, 4, 5, 6, 7, 8, -9, 0]), 0.0390625);
  assert.equal(signTest([1, -1]), 1);
  assert.equal(signTest([]), 1);
});

test("the answer says which lane solves the puzzle more often, with the test, or that this cannot be told", () => {
  const often = raced("A", 9, seconds(1));
  const seldom = raced("B", 2, seconds(1));
  assert.equal(
    answer([seldom, often]),
    "A solves the puzzle more often than B: with 9 of 10 seeds against 2 of 10 (Fisher’s exact test: p = 0.0055).",
  );
  assert.match(
    answer([seldom, raced("C", 4, seconds(1))]),
    /^Whether C solves the puzzle more often than B cannot be told yet: with 4 of 10 seeds against 2 of 10 \(Fisher’s exact test: p = 0\.\d+\)\.$/,
  );
  assert.equal(
    answer([raced("A", 3, seconds(1)), raced("B", 3, seconds(2))]),
    "Which lane solves the puzzle more often cannot be told yet: A and B each solved it with 3 of 10 seeds.",
  );
  assert.equal(
    answer([raced("A", 0, seconds(1)), raced("B", 0, seconds(2))]),
    "Neither lane solved the puzzle with any of the 10 seeds.",
  );
  assert.equal(
    answer([often]),
    "A solved the puzzle with 9 of 10 seeds (95\u00a0% interval: 60 to 98\u00a0%).",
  );
  assert.equal(
    answer([seldom, often], false),
    "A solves the puzzle more often than B: with 9 of 10 seeds against 2 of 10.",
  );
  // The same p-value as among all comparisons below the results.
  const three = [often, seldom, raced("C", 1, seconds(1))];
  const [, p = ""] = /\((Fisher[^)]*)\)/.exec(answer(three)) ?? [];
  assert.match(answer(three), /^A solves the puzzle more often than B: /);
  const [said = ""] = comparisons(three).filter((/** @type {string} */ one) =>
    /A .* and B /.test(one),
  );
  assert.ok(said.includes(p.replace("Fisher’s exact test: ", "")), `${said} ${p}`);
});

test("a deterministic lane is compared with the interval of a random one", () => {
  const once = raced("Once", 1, [5e6], { once: true, random: false });
  assert.equal(
    answer([raced("B", 2, seconds(1)), once]),
    "Once solves the puzzle more often than B: with 10 of 10 seeds against 2 of 10 (95\u00a0% interval of B: 6 to 51\u00a0%).",
  );
  assert.match(answer([raced("B", 9, seconds(1, 10)), once]), /^Once solves the puzzle more often/);
  assert.match(
    answer([raced("B", 10, seconds(1)), once]),
    /^B is faster than Once: .*\(sign test: p = 0\.0020\)\.$/,
  );
  assert.equal(answer([once]), "Once uses no random numbers, so every seed gives the same result.");
  assert.match(answer([raced("B", 1, [1])]), /^A single run shows nothing/);
});

test("of lanes that solve the puzzle with every seed, the answer names the faster one", () => {
  const all = [raced("A", 10, seconds(1)), raced("B", 10, seconds(4))];
  assert.match(
    answer(all),
    /^A is faster than B: median time 1\.2\d\u00a0s against 4\.2\d\u00a0s over 10 seeds \(Mann–Whitney test: p < 0\.001\)\.$/,
  );
  assert.match(
    answer([all[0], raced("B", 10, seconds(1.01))]),
    /^Whether A is faster than B cannot be told yet: /,
  );
  // Single runs near the resolution of the clock, also beside a lane whose time is the mean of many runs.
  const short = Array.from({ length: 10 }, (_, at) => 100 * (at % 3));
  const time = { micros: 28.9, repeats: 128, samples: [28.9] };
  const once = raced("A", 1, [28.9], { once: true, random: false, time });
  for (const lanes of [
    [raced("A", 10, short), raced("B", 10, short)],
    [
      once,
      raced(
        "B",
        10,
        Array.from({ length: 10 }, () => 200),
      ),
    ],
  ]) {
    assert.equal(
      answer(lanes),
      "A and B solved the puzzle with every seed, but single runs are too short for the clock of this page, so the times do not show which lane is faster.",
    );
  }
  assert.match(
    answer([once, raced("B", 10, seconds(1))]),
    /^A is faster than B: median time 28\.9/,
  );
});
