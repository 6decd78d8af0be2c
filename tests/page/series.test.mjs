/** The summary of a race over several seeds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { comparisons, left, summary } = await load("views/race/series/compare.ts");

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
  assert.deepEqual([0, 99, 100, 18_640, 12_345_000].map(once), [
    "< 0.1\u00a0ms",
    "< 0.1\u00a0ms",
    "100\u00a0µs",
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
  assert.deepEqual(left([clean]), []);
  assert.deepEqual(left([clean, { ...clean, rows: [row] }]), ["conflicts"]);
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
