/** Labels beside a plot: none over another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { spread } = await load("views/race/curves/ends.ts");

test("labels stay in their order and in their room, and none covers another", () => {
  assert.deepEqual(spread([10, 60], 12, 0, 100), [10, 60]); // nothing is in the way
  // Where labels are wanted at one height, they stand around it, and those elsewhere stay.
  assert.deepEqual(spread([50, 50, 50, 5], 12, 0, 100), [38, 50, 62, 5]);
  assert.deepEqual(spread([2, 1, 60], 12, 0, 100), [12, 0, 60]);
  for (const wanted of [
    [50, 50, 50],
    [0, 1, 2, 99],
    [98, 97, 5, 96],
    [100, 100, 100, 0],
  ]) {
    const placed = spread(wanted, 12, 0, 100);
    const order = wanted.map((_, index) => index).sort((a, b) => placed[a] - placed[b]);
    for (const [at, index] of order.entries()) {
      const before = order[at - 1];
      assert.ok(placed[index] >= 0 && placed[index] + 12 <= 100);
      if (before === undefined) continue;
      assert.ok(placed[index] - placed[before] >= 12);
      assert.ok(wanted[index] >= wanted[before]);
    }
  }
});
