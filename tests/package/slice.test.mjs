/** How the module ends its slices by the clock, and how it reports a panic. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fail, last_panic, restart, start, version } from "../../pkg/wasm/workshop/sudoku_lab.js";
import { lab, long } from "./support.mjs";

const setup = { algorithm: "backtracking", preset: "rows" };
const begin = () => {
  lab.read(long.text); // ensures that the module is loaded
  return start(long.text, long.box, setup);
};

/** Replaces the clock by one that advances by this number of milliseconds whenever it is read. */
function ticking(context, tick) {
  let now = 0;
  let looks = 0;
  context.mock.method(performance, "now", () => {
    looks += 1;
    now += tick;
    return now;
  });
  return () => looks;
}

test("a slice ends before the reading of the clock that would be after its time", (context) => {
  const run = begin();
  const looks = ticking(context, 0.375);
  // 21 intervals of 0.375 ms are 7.875 ms; the next one would end after 8 ms.
  assert.equal(run.run_for(Number.POSITIVE_INFINITY, 8), 7875);
  assert.equal(looks(), 22);
  assert.equal(run.run_for(Number.POSITIVE_INFINITY, 3), 3000);
  run.free();
});

test("the number of steps between two readings of the clock adapts to their duration", (context) => {
  const run = begin();
  ticking(context, 4);
  for (let slice = 0; slice < 40; slice += 1) run.run_for(Number.POSITIVE_INFINITY, 8);
  const { steps } = run;
  run.run_for(Number.POSITIVE_INFINITY, 8);
  assert.ok(run.steps - steps <= 2, `${run.steps - steps} steps`);
  context.mock.reset();
  const looks = ticking(context, 0);
  run.run_for(run.steps + 5000, 8);
  assert.ok(looks() < 30, `${looks()} looks at 5000 steps`);
  run.free();
});

test("slices of any length give the same result as one slice", () => {
  const whole = begin();
  whole.advance(5000, 2 ** 32 - 1);
  const sliced = begin();
  for (let ms = 0; sliced.steps < 5000; ms = (ms + 0.01) % 0.05) sliced.run_for(5000, ms);
  assert.equal(sliced.steps, 5000);
  for (const run of [whole, sliced]) run.capture();
  assert.deepEqual(sliced.counters(), whole.counters());
  assert.deepEqual(sliced.digits(), whole.digits());
  whole.free();
  sliced.free();
});

test("a panic is written to the console and kept, and a restarted module works", (context) => {
  lab.read(long.text); // ensures that the module is loaded
  const { mock } = context.mock.method(console, "error", () => {});
  assert.throws(() => fail(), WebAssembly.RuntimeError);
  assert.match(last_panic(), /requested panic/);
  assert.match(last_panic(), /panic\.rs:\d+/);
  assert.deepEqual(
    mock.calls.map(({ arguments: [message] }) => message),
    [last_panic()],
  );
  restart();
  assert.equal(version(), lab.version);
  assert.equal(last_panic(), "");
});
