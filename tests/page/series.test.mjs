/** What a race over seeds says of its lanes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { summary } = await load("views/race/series/compare.ts");

/** @param {boolean} random @param {readonly number[]} steps */
const lane = (random, steps) => ({
  random,
  rows: steps.map((count, seed) => ({
    seed,
    outcome: "solved",
    steps: count,
    micros: 100,
    left: { blanks: 0, conflicts: 0 },
  })),
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
