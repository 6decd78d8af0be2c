/** The default speed of a race. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { speedCurve, watchedSteps } = await load("transport/speed-curve.ts");

/** Returns the number of steps of a speed curve within this number of milliseconds. */
function steps(/** @type {any} */ course, /** @type {number} */ ms) {
  let sum = 0;
  for (let at = 0; at < ms; at++) sum += course.speedAt(at + 0.5) / 1000;
  return sum;
}

test("the shortest run is shown for about five seconds, whatever its number of steps", () => {
  for (const wanted of [12, 30, 60, 200, 5_000, 1_000_000]) {
    const course = speedCurve(wanted);
    const seconds = course.timeOf(wanted) / 1000;
    assert.ok(Math.abs(seconds - 5) < 0.01, `${wanted}: ${seconds} s`);
    assert.ok(Math.abs(steps(course, 5000) / wanted - 1) < 0.01, String(wanted));
    // The first steps are visible one by one, and the first one is early.
    assert.ok(course.speedAt(0) >= 2 && course.speedAt(0) <= 8, String(course.speedAt(0)));
  }
});

test("a run of few steps has no long waits", () => {
  assert.ok(speedCurve(2).timeOf(2) <= 1000);
  assert.equal(speedCurve(0).timeOf(0), 0);
  assert.ok(speedCurve(0).speedAt(0) >= 2);
});

test("when it has ended, the speed increases to a million steps per second within seconds", () => {
  const course = speedCurve(30);
  assert.ok(course.speedAt(5300) > 1.9 * course.speedAt(5000));
  assert.ok(course.timeOf(300) < 7500, String(course.timeOf(300)));
  assert.ok(course.speedAt(11_000) > 1e6);
});

test("the time at which a step was reached can be computed, so that a race resumes where it was paused", () => {
  for (const wanted of [3, 30, 500]) {
    const course = speedCurve(wanted);
    for (const done of [0, 1, wanted / 2, wanted, wanted + 1, 20 * wanted]) {
      const again = steps(course, course.timeOf(done));
      assert.ok(Math.abs(again - done) <= 0.02 * done + 0.05, `${done} of ${wanted}: ${again}`);
    }
  }
});

test("the watched run is the shortest that is known to end and is not over at a glance", () => {
  const ends = (/** @type {number} */ steps) => ({ steps, ended: true });
  const goesOn = (/** @type {number} */ steps) => ({ steps, ended: false });
  assert.equal(watchedSteps([ends(200), ends(31), goesOn(4)]), 31);
  assert.equal(watchedSteps([ends(2), ends(49), goesOn(4)]), 49);
  // No run ends soon enough, or only too soon: the first sixty steps.
  assert.equal(watchedSteps([goesOn(4), null]), 60);
  assert.equal(watchedSteps([ends(0), goesOn(90)]), 60);
  assert.equal(watchedSteps([ends(3), ends(7)]), 7);
});
