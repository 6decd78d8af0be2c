/** What a race over seeds says of its lanes. */
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

const { words } = await load("words/series.ts");
const { Scale } = await load("views/race/series/strips.ts");

test("one lane ran once for all seeds, and is not held against those that are random", () => {
  const once = { ...lane(false, [49]), name: "Once", once: true };
  const same = { ...lane(true, [7, 7, 7]), name: "Same" };
  const [first, second] = [lane(true, [5, 6, 7]), lane(true, [1, 2, 4])].map((one, at) => ({
    ...one,
    name: `R${at + 1}`,
  }));
  const said = comparisons([once, same, first, second]);
  assert.deepEqual(said.slice(0, 2), [
    "Once is deterministic: it ran once, as every seed gives the same result.",
    "Same came to the same result with every seed.",
  ]);
  assert.ok(said.slice(2).every((/** @type {string} */ text) => !/Once|Same/.test(text)));
  assert.match(said[2], /^R1 and R2 solved it with every seed/);
  assert.deepEqual(comparisons([once]), said.slice(0, 1));
});

test("times are in milliseconds, no finer than the clock", () => {
  for (const [micros, text] of /** @type {[number, string][]} */ ([
    [0, "< 0.1"],
    [99, "< 0.1"],
    [100, "0.1"],
    [18_640, "18.6"],
    [99_900, "99.9"],
    [539_400, "539"],
    [12_345_000, "12,345"],
  ])) {
    assert.equal(words.millis(micros), text);
  }
  // What is shorter than a tick stands at the end of the scale, on a logarithmic one too.
  const strip = { printed: [], runs: [0, 100, 1e6].map((value) => ({ value })) };
  const scale = new Scale([strip], 100);
  assert.deepEqual([scale.log, scale.at(0), scale.at(100), scale.at(1e6)], [true, 0, 0, 1]);
});

test("a column of what no lane leaves is of no use", () => {
  const clean = lane(true, [1, 2]);
  const row = { ...clean.rows[0], outcome: "stalled", left: { blanks: 0, conflicts: 3 } };
  assert.deepEqual(left([clean]), []);
  assert.deepEqual(left([clean, { ...clean, rows: [row] }]), ["conflicts"]);
});

test("what is not random has no confidence interval, however often it is run", () => {
  assert.equal(summary(lane(false, [49, 49, 49])).interval, null);
  // A random one that did the same each time might have done something else.
  assert.deepEqual(
    summary(lane(true, [49, 49, 49])).interval.map((/** @type {number} */ at) => at.toFixed(2)),
    ["0.44", "1.00"],
  );
  // What a parameter made random shows it.
  assert.notEqual(summary(lane(false, [49, 52, 49])).interval, null);
});
