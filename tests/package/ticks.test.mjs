/** Times measured with a coarse clock, as browsers have. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shareTicks } from "../../pkg/dist/experiment/ticks.js";

const shared = (times, whose) => {
  const micros = Float64Array.from(times);
  shareTicks(micros, whose ?? times.map(() => 0));
  return [...micros];
};

test("runs that end between two ticks share the time", () => {
  assert.deepEqual(shared([0, 0, 0, 100, 0, 100]), [25, 25, 25, 25, 50, 50]);
  // Runs after the last tick share the time with the runs before it.
  assert.deepEqual(shared([0, 100, 0, 0]), [25, 25, 25, 25]);
  // A run that is longer than a tick keeps its own time.
  assert.deepEqual(shared([0, 400, 100]), [50, 350, 100]);
});

test("time is not moved between contestants, or to a task that was not run", () => {
  assert.deepEqual(shared([0, 100, 0, 100], [0, 0, 1, 2]), [50, 50, 0, 100]);
  assert.deepEqual(shared([0, 0, 100, 0], [0, -1, 0, -1]), [50, 0, 50, 0]);
});

test("times that the clock distinguishes are unchanged", () => {
  assert.deepEqual(shared([3, 1, 2]), [3, 1, 2]);
  assert.deepEqual(shared([0, 0]), [0, 0]);
});

test("sharing preserves the sum, and the median becomes the time of a run", () => {
  // Runs of 4 to 12 microseconds, with a clock of 100 microseconds.
  const lengths = Array.from({ length: 5000 }, (_, at) => 4 + ((at * 7) % 9));
  let now = 0;
  const times = lengths.map((length) => {
    const before = Math.floor(now / 100);
    now += length;
    return 100 * (Math.floor(now / 100) - before);
  });
  const after = shared(times);
  const sum = (all) => all.reduce((one, other) => one + other, 0);
  assert.ok(Math.abs(sum(after) - sum(times)) < 1e-6);
  const median = after.toSorted((a, b) => a - b)[2500];
  assert.equal(times.toSorted((a, b) => a - b)[2500], 0);
  assert.ok(Math.abs(median - 8) < 1, `${median}`);
});
