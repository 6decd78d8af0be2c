/** A task of which one instance runs at a time, and which can be cancelled, replaced, or fail. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { createTask } = await load("ui/task.ts");

/** Returns the state of a task. @param {any} of */
const said = ({ running, failed, cancelled }) => [running.value, failed.value, cancelled.value];

test("a task runs to its end", async () => {
  const work = createTask();
  const end = work.run(() => {
    assert.deepEqual(said(work), [true, null, false]);
  });
  assert.equal(await end, true);
  assert.deepEqual(said(work), [false, null, false]);
});

test("a failed task shows the reason until the next one runs", async () => {
  const work = createTask();
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

test("a cancelled task is reported as such, whatever it throws afterwards, and is not a failure", async () => {
  const work = createTask();
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

test("a new task replaces the running one, which reports nothing more", async () => {
  const work = createTask();
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
