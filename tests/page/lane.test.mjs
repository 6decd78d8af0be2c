/** The frames of a lane in plots: their times are those of the clock that measured the run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { LaneModel } = await load("lab/race/lane.ts");

/**
 * Returns the times of a run's last frame, after the run was measured.
 * @param {number[]} times @param {number} micros
 */
function timesOf(times, micros) {
  const measured = { micros, repeats: 5, steady: true };
  const progress = { outcome: "solved", steps: 4, found: 1 };
  const lane = new LaneModel({ progress, measured, time: measured, error: null }, () => {});
  lane.see({ step: 4, times: Float64Array.from(times) });
  return [...lane.frame.times];
}

test("a run ends at its measured time, and its steps keep their proportions", () => {
  assert.deepEqual(timesOf([0, 0, 1, 10, 4, 40], 20), [0, 0, 1, 5, 4, 20]);
});

test("steps of a run that ended before its clock advanced have the same duration", () => {
  assert.deepEqual(timesOf([0, 0, 1, 0, 4, 0], 20), [0, 0, 1, 5, 4, 20]);
});
