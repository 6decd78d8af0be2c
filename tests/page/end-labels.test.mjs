/** Labels beside a plot do not overlap. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { spreadLabels: spreadOf } = await load("views/race/curves/ends.ts");
const { inTwoLines } = await load("views/race/curves/label-lines.ts");

/**
 * Places labels of the same height.
 * @param {number[]} wanted @param {number} high @param {number} top @param {number} bottom
 */
const spread = (wanted, high, top, bottom) =>
  spreadOf(
    wanted,
    wanted.map(() => high),
    top,
    bottom,
  );

test("labels keep their order, stay within the plot and do not overlap", () => {
  assert.deepEqual(spread([10, 60], 12, 0, 100), [10, 60]); // no label overlaps
  // Labels that are wanted at the same height are placed around it, and the others stay in place.
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

test("labels of different heights are placed below one another too", () => {
  assert.deepEqual(spreadOf([50, 50], [20, 10], 0, 100), [40, 60]);
  assert.deepEqual(spreadOf([10, 60], [20, 10], 0, 100), [10, 60]);
  // No label extends beyond the bottom.
  assert.deepEqual(spreadOf([95, 94], [20, 10], 0, 100), [80, 70]);
});

test("a long label is wrapped where its longer line is shortest", () => {
  const width = (/** @type {string} */ text) => text.length;
  assert.equal(inTwoLines("Relaxation labeling", " 99.6 %", width), "Relaxation\nlabeling");
  assert.equal(inTwoLines("Propagation und Suche", " 81", width), "Propagation\nund Suche");
  assert.equal(inTwoLines("Rules", " 81", width), "Rules");
  assert.equal(inTwoLines("A of many letters", "", width), "A of many\nletters");
});
