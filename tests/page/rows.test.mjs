/** Lanes in rows, and labels beside a plot: none alone, none over another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { rowsOf } = await load("views/race/rows.ts");
const { spread } = await load("views/race/curves/ends.ts");

test("rows of lanes are filled, as even as can be, and no lane is alone where two fit", () => {
  for (let room = 2; room <= 6; room++) {
    for (let count = 1; count <= 16; count++) {
      const { most, rows, tracks, spans } = rowsOf(count, room);
      assert.equal(spans.length, count);
      assert.ok(most <= room && rows === Math.ceil(count / room));
      /** @type {number[]} */
      const lengths = [];
      let left = 0;
      for (const span of spans) {
        assert.ok(Number.isInteger(span) && span > 0, `${count} lanes, ${room} a row`);
        if (left === 0) {
          left = tracks;
          lengths.push(0);
        }
        left -= span;
        lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
        assert.ok(left >= 0, "no lane is cut");
      }
      assert.equal(left, 0, `the last row of ${count} lanes, ${room} a row, is full`);
      assert.equal(lengths.length, rows);
      assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 1);
      if (room > 2 && count > 1)
        assert.ok(Math.min(...lengths) > 1, `${count} lanes, ${room} a row`);
    }
  }
});

test("labels stay in their order and in their room, and none covers another", () => {
  assert.deepEqual(spread([10, 60], 12, 0, 100), [10, 60]); // nothing is in the way
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
