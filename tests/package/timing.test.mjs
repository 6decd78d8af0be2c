/** Which times can be told apart. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShorter } from "../../pkg/dist/index.js";
import { timingOf } from "../../pkg/dist/page/timing.js";

const of = (...all) => timingOf(all.map((micros) => ({ micros, repeats: 8 })));

test("a time is the shortest that was measured, within what another measurement might show", () => {
  const time = of(103, 100, 102, 101, 104);
  assert.deepEqual([time.micros, time.repeats], [100, 8]);
  assert.ok(time.low < 99 && time.high > 104);
});

test("slow moments neither move a time nor widen it", () => {
  const quiet = of(103, 100, 102, 101, 103);
  const disturbed = of(400, 100, 900, 101, 250);
  assert.deepEqual(disturbed, quiet);
  assert.ok(isShorter(disturbed, of(1000, 1010, 1020, 1000, 1000)));
});

test("what overlaps is not told apart, either way; ten times as long is", () => {
  const [one, other] = [of(100, 101, 102, 103, 104), of(106, 107, 108, 109, 104)];
  assert.deepEqual([isShorter(one, other), isShorter(other, one)], [false, false]);
  const slow = of(1000, 1500, 1200, 1100, 1900);
  assert.deepEqual([isShorter(one, slow), isShorter(slow, one)], [true, false]);
});

test("a run that was timed once is known less well", () => {
  const once = timingOf([{ micros: 150_000, repeats: 1 }]);
  assert.ok(!isShorter(once, timingOf([{ micros: 200_000, repeats: 1 }])));
  assert.ok(isShorter(once, timingOf([{ micros: 1_500_000, repeats: 1 }])));
});
