/** Times by a coarse clock, as browsers have one. */
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
  // Those after the last tick with those before it.
  assert.deepEqual(shared([0, 100, 0, 0]), [25, 25, 25, 25]);
  // A run that is longer than a tick keeps what is its own.
  assert.deepEqual(shared([0, 400, 100]), [50, 350, 100]);
});

test("no time goes from one contestant to another, or to what was not run", () => {
  assert.deepEqual(shared([0, 100, 0, 100], [0, 0, 1, 2]), [50, 50, 0, 100]);
  assert.deepEqual(shared([0, 0, 100, 0], [0, -1, 0, -1]), [50, 0, 50, 0]);
});

test("times that a clock tells apart stay as they are", () => {
  assert.deepEqual(shared([3, 1, 2]), [3, 1, 2]);
  assert.deepEqual(shared([0, 0]), [0, 0]);
});

test("what is shared adds up to the same, and its median to what a run takes", () => {
  // Runs of 4 to 12 microseconds by a clock of 100.
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
