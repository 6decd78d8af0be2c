/** The distribution of cores among jobs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../../pkg/dist/page/pace.js";
import { Scheduler } from "../../pkg/dist/page/scheduler.js";
import { waitUntil } from "./support.mjs";

/** Waits for all pending promises. */
const settle = () => new Promise((settled) => setImmediate(settled));

/** Returns jobs that record when they work, and work until the test ends the slice. */
function jobs(count, log) {
  return Array.from({ length: count }, (_, index) => {
    let end = () => {};
    return {
      wants: true,
      due: function () {
        return this.wants ? 0 : Number.POSITIVE_INFINITY;
      },
      work: () => {
        log.push(index);
        return new Promise((ended) => {
          end = ended;
        });
      },
      end: async () => {
        end();
        await settle();
      },
    };
  });
}

test("the number of concurrent slices is at most the number of cores, and jobs take turns", async () => {
  const log = [];
  const all = jobs(5, log);
  const scheduler = new Scheduler(2);
  scheduler.set(all);
  assert.deepEqual(log, [0, 1]);
  scheduler.wake();
  assert.deepEqual(log, [0, 1], "the limit holds however often it is woken");
  await all[1].end();
  await all[0].end();
  await all[2].end();
  await all[3].end();
  assert.deepEqual(log, [0, 1, 2, 3, 4, 0]);
  await all[0].end();
  await all[4].end();
  await all[1].end();
  assert.deepEqual(log.slice(6), [1, 2, 3]);
});

test("a job without work is skipped until it has work", async () => {
  const log = [];
  const all = jobs(3, log);
  all[0].wants = false;
  const scheduler = new Scheduler(1);
  scheduler.set(all);
  await all[1].end();
  await all[2].end();
  assert.deepEqual(log, [1, 2, 1]);
  for (const job of all) job.wants = false;
  await all[1].end();
  assert.deepEqual(log, [1, 2, 1]);
  all[0].wants = true;
  scheduler.wake();
  assert.deepEqual(log, [1, 2, 1, 0]);
});

test("slices of removed jobs still occupy their core", async () => {
  const log = [];
  const before = jobs(1, log);
  const scheduler = new Scheduler(1);
  scheduler.set(before);
  const after = jobs(1, log);
  scheduler.set(after);
  assert.deepEqual(log, [0]);
  await before[0].end();
  assert.deepEqual(log, [0, 0]);
});

test("the scheduler waits for a job that is due later", async () => {
  let worked = 0;
  const from = performance.now() + 20;
  const job = {
    due: (now) => (worked ? Number.POSITIVE_INFINITY : Math.max(0, from - now)),
    work: async () => {
      worked = performance.now();
    },
  };
  const scheduler = new Scheduler(1);
  scheduler.set([job]);
  assert.equal(worked, 0);
  await waitUntil(() => worked > 0, "the job");
  assert.ok(worked >= from);
});

test("the number of steps that are due grows with time", () => {
  const pace = new Pace(10, 1000, 5);
  assert.equal(pace.wait(1000, 5), 0, "the first at once");
  assert.equal(pace.target(1000, 5), 6);
  assert.ok(Math.abs(pace.wait(1000, 6) - 100) < 1e-6);
  assert.equal(pace.target(1350, 6), 9);
  // The pace increases here; the half step that was due is kept.
  pace.change(100, 1350);
  assert.equal(pace.target(1380, 9), 12);
  // Steps that are close to each other are due together.
  assert.ok(pace.wait(1380, 12) >= 10);
});

test("steps that became due while the page was suspended are dropped", () => {
  const pace = new Pace(10, 0, 0);
  assert.equal(pace.target(3_600_000, 0), 20);
  assert.ok(pace.wait(3_600_000, 20) > 0);
});
