/** Labels beside a plot do not overlap. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { spread: spreadOf } = await load("views/race/curves/ends.ts");
const { inTwoLines } = await load("views/race/curves/label-lines.ts");

/**
 * Spreads labels of equal heights.
 * @param {number[]} wanted
 * @param {number} high
 * @param {number} top
 * @param {number} bottom
 */
const spread = (wanted, high, top, bottom) =>
  spreadOf(
    wanted,
    wanted.map(() => high),
    top,
    bottom,
  );

test("labels stay in their order and in their room, and none covers another", () => {
  assert.deepEqual(spread([10, 60], 12, 0, 100), [10, 60]); // no overlap
  // Labels that are wanted at the same height are arranged around it, and the others stay.
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

test("labels of different heights stand below one another too", () => {
  assert.deepEqual(spreadOf([50, 50], [20, 10], 0, 100), [40, 60]);
  assert.deepEqual(spreadOf([10, 60], [20, 10], 0, 100), [10, 60]);
  assert.deepEqual(spreadOf([95, 94], [20, 10], 0, 100), [80, 70]); // none extends below the bottom
});

test("a long label breaks where its wider line is narrowest, with what follows it", () => {
  const width = (/** @type {string} */ text) => text.length;
  assert.equal(inTwoLines("Relaxation labeling", " 99.6 %", width), "Relaxation\nlabeling");
  assert.equal(inTwoLines("Propagation und Suche", " 81", width), "Propagation\nund Suche");
  assert.equal(inTwoLines("Rules", " 81", width), "Rules");
  assert.equal(inTwoLines("A of many letters", "", width), "A of many\nletters");
});
