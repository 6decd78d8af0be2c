import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopwatch } from "../../pkg/dist/worker/stopwatch.js";

test("the times of a long run are thinned evenly, and both ends are kept", () => {
  const watch = new Stopwatch();
  for (let step = 1; step <= 200_000; step += 1) watch.add(step, 100);
  const pairs = watch.pairs();
  assert.ok(pairs.length > 1000 && pairs.length <= 4096, `${pairs.length}`);
  assert.deepEqual([...pairs.slice(0, 2)], [0, 0]);
  assert.deepEqual([...pairs.slice(-2)], [200_000, 20_000_000]);
  const gaps = [];
  for (let at = 2; at < pairs.length; at += 2) gaps.push(pairs[at + 1] - pairs[at - 1]);
  assert.ok(Math.max(...gaps) <= 4 * Math.max(100, gaps[0] ?? 0), `${Math.max(...gaps)}`);
  for (let at = 2; at < pairs.length; at += 2) assert.equal(pairs[at + 1], pairs[at] * 100);
});

test("slices whose time is below the resolution of the clock replace one another", () => {
  const watch = new Stopwatch();
  for (let step = 1; step <= 1000; step += 1) watch.add(step, 0);
  assert.deepEqual([...watch.pairs()], [0, 0, 1000, 0]);
});
