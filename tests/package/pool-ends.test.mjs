/**
 * Work in a pool that is cancelled, disposed of or lost at any stage: each promise settles once, and no worker is left.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pool } from "../../pkg/dist/index.js";
import { lab } from "./support.mjs";

/** A simulated worker that answers on command. */
class ScriptedWorker {
  terminated = 0;
  #held = [];
  #ready;
  #deaf;

  constructor({ ready = true, deaf = false } = {}) {
    this.#ready = ready;
    this.#deaf = deaf;
  }

  postMessage(message) {
    if (message.type === "init") {
      if (this.#ready) queueMicrotask(() => this.say({ type: "ready" }));
    } else if (message.type === "stop" && !this.#deaf) {
      this.#held.push(message.id);
      queueMicrotask(() => this.answer());
    } else this.#held.push(message.id);
  }

  /** Answers the pending requests. */
  answer() {
    for (const id of this.#held.splice(0)) this.say({ type: "answer", id, answer: "done" });
  }

  say(data) {
    if (this.terminated === 0) this.onmessage?.({ data });
  }

  terminate() {
    this.terminated += 1;
  }
}

const asking = (ask) => ask({ type: "more", ms: 1 });

/** Waits for pending microtasks and messages. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Returns a pool of one worker, some work in it, and the number of times that the work settled in each way. */
function begin(how = {}) {
  const workers = [];
  const createWorker = () => {
    const worker = new ScriptedWorker(typeof how === "function" ? how(workers.length) : how);
    workers.push(worker);
    return worker;
  };
  const pool = new Pool(lab, { workers: 1, createWorker });
  const work = (options) => {
    const ends = [];
    pool.run([asking], options).then(
      (value) => ends.push({ value }),
      (error) => ends.push({ error }),
    );
    return ends;
  };
  return { pool, workers, work };
}

/** The stages of the work at which an event can occur. */
const stages = {
  before: async () => {},
  queued: async ({ work }) => {
    work();
    await settle();
  },
  starting: async () => {},
  running: async () => {},
  ended: async () => {},
};

for (const [stage, prepare] of Object.entries(stages)) {
  for (const event of ["abort", "dispose"]) {
    test(`work settles once if an ${event} comes at the stage “${stage}”`, async () => {
      const it = begin({ ready: stage !== "starting" });
      const controller = new AbortController();
      const reason = new Error("no more");
      const happen = () => (event === "abort" ? controller.abort(reason) : it.pool.dispose());
      await prepare(it);
      if (stage === "before") happen();
      const ends = it.work({ signal: controller.signal });
      await settle();
      if (stage === "ended") it.workers[0].answer();
      await settle();
      happen();
      happen();
      await settle();
      const [end] = ends;
      assert.equal(ends.length, 1);
      if (stage === "ended") assert.deepEqual(end, { value: [{ value: "done" }] });
      else if (event === "abort") assert.equal(end.error, reason);
      else assert.deepEqual([end.error.name, end.error.code], ["SudokuError", "crashed"]);
      it.pool.dispose();
      await settle();
      assert.ok(it.workers.length <= 1);
      assert.ok(it.workers.every(({ terminated }) => terminated === 1));
      // Work that is submitted afterwards is rejected, and creates no worker.
      const [late] = [it.work(), await settle()];
      assert.equal(late[0].error.code, "crashed");
      assert.ok(it.workers.length <= 1);
    });
  }
}

test("an aborted signal ends work that waits for workers, and lets running work finish", async () => {
  const it = begin();
  const first = it.work();
  const controller = new AbortController();
  const second = it.work({ signal: controller.signal });
  const third = it.work();
  await settle();
  controller.abort();
  await settle();
  assert.equal(second[0].error.name, "AbortError");
  assert.deepEqual([first, third], [[], []]);
  for (let turn = 0; turn < 2; turn += 1) {
    it.workers[0].answer();
    await settle();
  }
  assert.deepEqual(
    [first, third],
    [[{ value: [{ value: "done" }] }], [{ value: [{ value: "done" }] }]],
  );
  it.pool.dispose();
  assert.deepEqual([it.workers.length, it.workers[0].terminated], [1, 1]);
});

test("a signal that is aborted after the end holds no references", async () => {
  const it = begin();
  const { signal } = new AbortController();
  let listeners = 0;
  const [add, remove] = [
    signal.addEventListener.bind(signal),
    signal.removeEventListener.bind(signal),
  ];
  signal.addEventListener = (...args) => {
    listeners += 1;
    add(...args);
  };
  signal.removeEventListener = (...args) => {
    listeners -= 1;
    remove(...args);
  };
  const ends = it.work({ signal });
  await settle();
  assert.ok(listeners > 0);
  it.workers[0].answer();
  await settle();
  assert.deepEqual([ends.length, listeners], [1, 0]);
  it.pool.dispose();
});

for (const [how, lose] of Object.entries({
  "says that it crashed": (worker) => worker.say({ type: "crashed", message: "lost" }),
  "has an error": (worker) => worker.onerror({ message: "lost" }),
  "sends what cannot be read": (worker) => worker.onmessageerror(),
})) {
  test(`a worker that ${how} is terminated, and another worker does its piece`, async () => {
    const it = begin();
    const ends = it.work();
    await settle();
    lose(it.workers[0]);
    // Later messages of the worker are ignored.
    it.workers[0].onmessage({ data: { type: "answer", id: 1, answer: "late" } });
    await settle();
    assert.deepEqual(
      it.workers.map(({ terminated }) => terminated),
      [1, 0],
    );
    it.workers[1].answer();
    await settle();
    assert.deepEqual(ends, [{ value: [{ value: "done" }] }]);
    it.pool.dispose();
    assert.deepEqual(
      it.workers.map(({ terminated }) => terminated),
      [1, 1],
    );
  });
}

test("a worker that never answers is terminated when its work is cancelled", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const it = begin((number) => ({ deaf: number === 0 }));
  const controller = new AbortController();
  const ends = it.work({ signal: controller.signal });
  await settle();
  controller.abort();
  await settle();
  assert.deepEqual([ends, it.workers[0].terminated], [[], 0]);
  for (let look = 0; look < 40; look += 1) {
    t.mock.timers.tick(1000);
    await settle();
  }
  assert.equal(ends.length, 1);
  assert.equal(ends[0].error.name, "AbortError");
  assert.equal(it.workers[0].terminated, 1);
  // The next work uses a new worker.
  const next = it.work();
  await settle();
  it.workers[1].answer();
  await settle();
  assert.deepEqual(next, [{ value: [{ value: "done" }] }]);
  it.pool.dispose();
  assert.equal(it.workers[1].terminated, 1);
});

test("two workers that crash in one piece leave it without a result, and are both terminated", async () => {
  const it = begin();
  const ends = it.work();
  await settle();
  for (let turn = 0; turn < 2; turn += 1) {
    it.workers[turn].say({ type: "crashed", message: "lost" });
    await settle();
  }
  assert.equal(ends.length, 1);
  assert.equal(ends[0].value[0].error.code, "crashed");
  assert.deepEqual(
    it.workers.map(({ terminated }) => terminated),
    [1, 1],
  );
  it.pool.dispose();
  assert.deepEqual(
    it.workers.map(({ terminated }) => terminated),
    [1, 1],
  );
});
