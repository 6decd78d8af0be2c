/** The headline about a measured speed-up states nothing that the range of the runs does not support. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { compareRuns } = await load("views/experiment/cores/compared.ts");
const { Measuring } = await load("views/experiment/cores/measured.ts");

/** Returns the fields of a run on several cores that a measurement uses. */
const ran = (/** @type {number} */ micros, found = 1) => ({
  ...{ micros, found, steps: 10, busy: micros, waited: 0, workers: 1, parts: 4 },
  ...{ outcome: "solved", solution: null, counters: [] },
});

/** Returns the headline for runs on one core, on two, and so on, in microseconds. */
function headline(/** @type {number[][]} */ ...times) {
  const measuring = new Measuring(times.length);
  for (const [at, micros] of times.entries()) {
    for (const one of micros) measuring.add(at + 1, ran(one));
  }
  return compareRuns(measuring.result());
}

test("more cores are called faster or slower only if all of their runs are", () => {
  assert.match(
    headline([100, 102, 104], [50, 51, 55]),
    /^2 cores are 2(\.0)? times as fast as one core$/,
  );
  assert.match(headline([100, 102, 104], [50, 51, 103]), /^2 cores are not clearly faster/);
  assert.match(headline([100, 102, 104], [99, 204, 210]), /^2 cores are not clearly faster/);
  assert.match(
    headline([100, 102, 104], [200, 204, 210]),
    /^2 cores take 2(\.0)? times as long as one core$/,
  );
  assert.match(headline([100], [90], [40]), /^3 cores are 2\.5 times as fast/);
});

test("one core is not compared, and neither are runs with different results", () => {
  assert.match(headline([100, 102]), /\?$/);
  const measuring = new Measuring(2);
  measuring.add(1, ran(100));
  measuring.add(2, ran(50, 2));
  assert.match(compareRuns(measuring.result()), /disagree/);
});
