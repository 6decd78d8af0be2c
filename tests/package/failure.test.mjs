/** Workers that fail: only the lane of the worker is affected, and every promise settles. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Race } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { easy, endless, lab, long, secondEndless, settleSoon, waitUntil } from "./support.mjs";

const races = [];
after(() => {
  for (const race of races) race.dispose();
});

/** Returns a race whose first worker is `first`; the other workers are intact. */
function start(first, cores = 3) {
  const workers = [];
  const createWorker = () => {
    const worker = workers.length === 0 ? first() : new NodeWorker();
    workers.push(worker);
    return worker;
  };
  const race = new Race(lab, { cores, createWorker });
  races.push(race);
  return { race, workers };
}

const over = (lane) => waitUntil(() => lane.state === "ended", "the end of the lane");

/** Checks that the other lane continues, and that the next race replaces the failed worker. */
async function costsOneLane(race, workers) {
  const [broken, sound] = race.lanes;
  assert.equal(broken.progress.outcome, "crashed");
  assert.equal(broken.place, null);
  assert.equal(await settleSoon(broken.frame()), null);
  assert.deepEqual(await settleSoon(broken.detail()), { type: "none" });
  assert.equal(await settleSoon(broken.measure()), null);
  broken.play();
  broken.step(1);
  broken.seek(0);
  broken.stop();
  assert.equal(broken.state, "ended");
  const { steps } = sound.progress;
  await waitUntil(() => sound.progress.steps > steps, "the sound lane");
  assert.equal(sound.error, null);

  race.prepare(easy, [{ algorithm: "backtracking" }, { algorithm: "backtracking" }]);
  race.play();
  for (const lane of race.lanes) await over(lane);
  assert.deepEqual(
    race.lanes.map(({ progress }) => progress.outcome),
    ["solved", "solved"],
  );
  assert.ok(workers[0].terminated);
}

/** Starts a race, and waits until its first lane runs. */
async function underWay(first, cores) {
  const { race, workers } = start(first, cores);
  race.prepare(long, [endless, secondEndless]);
  race.play();
  await waitUntil(() => race.lanes.every(({ progress }) => progress.steps > 0), "steps");
  return { race, workers, lane: race.lanes[0] };
}

test("a stuck worker is terminated if it does not stop", async () => {
  class Deaf extends NodeWorker {
    deaf = false;
    hear(data) {
      if (!this.deaf) super.hear(data);
    }
  }
  const { race, workers, lane } = await underWay(() => new Deaf());
  workers[0].deaf = true;
  const frame = lane.frame();
  lane.stop();
  await over(lane);
  assert.equal(lane.error?.code, "crashed");
  assert.equal(await settleSoon(frame), null);
  await costsOneLane(race, workers);
});

test("a stuck worker is replaced for the next race", async () => {
  class Deaf extends NodeWorker {
    deaf = false;
    hear(data) {
      if (!this.deaf) super.hear(data);
    }
  }
  const { race, workers } = await underWay(() => new Deaf());
  workers[0].deaf = true;
  race.prepare(easy, [{ algorithm: "backtracking" }, { algorithm: "backtracking" }]);
  race.play();
  for (const lane of race.lanes) await over(lane);
  assert.deepEqual(
    race.lanes.map(({ progress, error }) => [progress.outcome, error]),
    Array(2).fill(["solved", null]),
  );
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [true, false, false],
  );
});

test("the loss of a worker that was terminated from outside is detected, and delays no other lane", async () => {
  const { race, workers, lane } = await underWay(() => new NodeWorker(), 1);
  const asked = lane.frame();
  workers[0].terminate();
  await waitUntil(() => lane.silent, "the silence");
  assert.equal(lane.state, "running");
  const other = race.lanes[1];
  const { steps } = other.progress;
  await waitUntil(() => other.progress.steps > steps, "the other lane");
  assert.equal(other.silent, false);
  lane.stop();
  await over(lane);
  assert.equal(await settleSoon(asked), null);
  assert.equal(lane.silent, false);
  assert.equal(lane.error?.code, "crashed");
  await costsOneLane(race, workers);
});

test("a slow worker is never terminated", async () => {
  class Late extends NodeWorker {
    held = null;
    hear(data) {
      if (this.held) this.held.push(data);
      else super.hear(data);
    }
    release() {
      const held = this.held;
      this.held = null;
      for (const data of held) super.hear(data);
    }
  }
  const { workers, lane } = await underWay(() => new Late());
  const [late] = workers;
  late.held = [];
  const asked = lane.frame();
  await waitUntil(() => lane.silent, "the silence");
  await new Promise((settle) => setTimeout(settle, 4000));
  const { steps } = lane.progress;
  late.release();
  assert.equal(lane.silent, false);
  assert.ok(await settleSoon(asked));
  await waitUntil(() => lane.progress.steps > steps, "steps");
  assert.equal(lane.error, null);
  assert.equal(late.terminated, false);
  lane.stop();
  await over(lane);
  assert.equal(lane.progress.outcome, "stopped");
  assert.equal(lane.error, null);
  assert.ok(await settleSoon(lane.frame()));
});

test("a panic is reported with its own message", async () => {
  const { race, workers, lane } = await underWay(() => new NodeWorker());
  workers[0].hear({ type: "crashed", message: "panicked at the test" });
  await over(lane);
  assert.equal(lane.error?.code, "crashed");
  assert.equal(lane.error?.message, "panicked at the test");
  await costsOneLane(race, workers);
});

test("an error event of a worker ends the worker", async () => {
  const { race, workers, lane } = await underWay(() => new NodeWorker());
  workers[0].onerror({ message: "out of memory" });
  await over(lane);
  assert.equal(lane.error?.message, "out of memory");
  await costsOneLane(race, workers);
});

test("if workers cannot be created, each lane reports the reason", async () => {
  const forbidden = () => {
    throw new DOMException("not from this origin", "SecurityError");
  };
  const race = new Race(lab, { cores: 3, createWorker: forbidden });
  races.push(race);
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  race.play();
  await over(race.lanes[0]);
  assert.equal(race.lanes[0].error?.code, "unsupported");
  assert.equal(await settleSoon(race.lanes[0].frame()), null);
});

test("a worker that fails before it is ready counts as a worker that could not be created", async () => {
  class Missing extends NodeWorker {
    postMessage() {
      setImmediate(() => this.onerror({ message: "" }));
    }
  }
  const race = new Race(lab, { cores: 3, createWorker: () => new Missing() });
  races.push(race);
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  await over(race.lanes[0]);
  assert.equal(race.lanes[0].error?.code, "unsupported");
  const said = "No worker could be started: its script could not be loaded.";
  assert.equal(race.lanes[0].error?.message, said);
});

test("a lane that is stopped before it is ready ends at once, together with its worker", async () => {
  class Slow extends NodeWorker {
    postMessage() {}
  }
  const { race, workers } = start(() => new Slow());
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  race.stop();
  assert.equal(race.lanes[0].progress.outcome, "stopped");
  assert.equal(race.lanes[0].error, null);
  assert.ok(workers[0].terminated);
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  race.play();
  await over(race.lanes[0]);
  assert.equal(race.lanes[0].progress.outcome, "solved");
});
