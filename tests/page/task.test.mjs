/** Tasks that run one at a time, and are cancelled, replaced, or fail. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { task } = await load("ui/task.ts");

/** Returns the state of a task. @param {any} of */
const said = ({ running, failed, cancelled }) => [running.value, failed.value, cancelled.value];

test("it runs, and came to its end", async () => {
  const work = task();
  const end = work.run(() => {
    assert.deepEqual(said(work), [true, null, false]);
  });
  assert.equal(await end, true);
  assert.deepEqual(said(work), [false, null, false]);
});

test("what fails says why, until another runs", async () => {
  const work = task();
  assert.equal(
    await work.run(() => {
      throw new Error("no worker");
    }),
    false,
  );
  assert.deepEqual(said(work), [false, "no worker", false]);
  const end = work.run(() => {});
  assert.deepEqual(said(work), [true, null, false]);
  assert.equal(await end, true);
});

test("what is cancelled is told, whatever it throws then, and is no failure", async () => {
  const work = task();
  const end = work.run(async (/** @type {AbortSignal} */ signal) => {
    await new Promise((settle) => signal.addEventListener("abort", settle));
    throw signal.reason;
  });
  work.cancel();
  assert.equal(await end, false);
  assert.deepEqual(said(work), [false, null, true]);
  work.forget();
  assert.deepEqual(said(work), [false, null, false]);
});

test("another takes its place, and the first says nothing more", async () => {
  const work = task();
  const wait = (/** @type {AbortSignal} */ signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const first = work.run(wait);
  const second = work.run(wait);
  assert.equal(await first, false);
  assert.deepEqual(said(work), [true, null, false]);
  work.cancel();
  assert.equal(await second, false);
  assert.deepEqual(said(work), [false, null, true]);
});
