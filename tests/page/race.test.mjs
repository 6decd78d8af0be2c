/** Races of the page: instances, of which several can exist at the same time. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { signal } from "@preact/signals";
import { NodeWorker } from "../package/node_worker.mjs";
import { easy, waitUntil as happens, lab, long } from "../package/support.mjs";
import { load } from "./load.mjs";

const { RaceModel } = await load("lab/race/model.ts");
const { isShorter } = await load("../../pkg/src/page/timing.ts");

/** @type {any[]} */
const races = [];
after(() => {
  for (const race of races) race.dispose();
});

/** A worker that receives no message before a promise has settled. */
class LateWorker extends NodeWorker {
  #ready;

  /** @param {Promise<void>} ready */
  constructor(ready) {
    super();
    this.#ready = ready;
  }

  /** @param {unknown} message @param {any} [transfer] */
  postMessage(message, transfer) {
    void this.#ready.then(() => super.postMessage(message, transfer));
  }
}

/** @param {{ until?: string, rank?: string, pace?: number }} [set] */
function start({ until = "all", rank = "time", pace = Number.POSITIVE_INFINITY } = {}) {
  /** @type {string[]} */
  const told = [];
  const speed = signal(pace);
  const race = new RaceModel(
    lab,
    { speed, rank: signal(rank), until: signal(until), still: signal(false) },
    {
      ended: (/** @type {any} */ { run }) => told.push(run.info.id),
      silent: () => told.push("silent"),
      over: () => told.push("over"),
    },
    { cores: 3, createWorker: () => new NodeWorker() },
  );
  races.push(race);
  return { race, told, speed };
}

const states = (/** @type {any} */ race) =>
  race.lanes.value.map((/** @type {any} */ { status }) => status.value?.state ?? null);
const is = (/** @type {any} */ race, /** @type {string} */ phase) =>
  happens(() => race.phase.value === phase, `the phase ${phase}`);

test("two races coexist, each with its own lanes, values and end", async () => {
  const { race: one, told } = start();
  const { race: other, told: toldToo } = start();
  one.prepare(easy, [{ algorithm: "general" }, null, { algorithm: "dancing-links" }]);
  other.prepare(long, [{ algorithm: "backtracking", preset: "rows", maxSteps: 5e6 }]);
  const prepared = (/** @type {any} */ race) =>
    states(race).every((/** @type {any} */ state) => state !== "preparing");
  await happens(() => prepared(one) && prepared(other), "the lanes");
  assert.deepEqual(states(one), ["paused", null, "paused"]);
  assert.equal(one.phase.value, "ready");
  one.playback.play();
  other.playback.play();
  await is(one, "ended");
  const [first, none, third] = one.lanes.value;
  assert.equal(first.status.value.outcome, "solved");
  assert.equal(third.status.value.outcome, "solved");
  assert.equal(none.status.value, null);

  first.see(await first.run.frame());
  assert.equal(first.end.step, first.status.value.steps);
  assert.deepEqual(one.frames.map(Boolean), [true, false, false]);
  assert.deepEqual(other.frames.map(Boolean), [false]);

  await is(other, "ended");
  assert.equal(other.lanes.value[0].status.value.outcome, "steps");
  assert.equal(other.lastStep.value, 5e6);
  assert.ok(one.lastStep.value < 5e6);
  assert.deepEqual(toldToo.slice(0, 1), ["backtracking"]);
  assert.ok(!told.includes("backtracking"));
});

test("after rewinding the result is still known, and after a restart it is not", async () => {
  const { race } = start();
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  await is(race, "ready");
  race.playback.play();
  await is(race, "ended");
  const [lane] = race.lanes.value;
  lane.see(await lane.run.frame());
  race.playback.seek(1);
  await is(race, "past");
  await happens(() => race.shownStep.value === 1, "the first step");
  lane.see(await lane.run.frame());
  assert.equal(lane.frame.step, 1);
  assert.equal(lane.end.step, race.lastStep.value);
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  await is(race, "ready");
  assert.equal(race.lanes.value[0].end, null);
});

test("a race to the first finish ends the other lanes", async () => {
  const { race } = start({ until: "first", rank: "steps" });
  race.prepare(easy, [{ algorithm: "general" }, { algorithm: "backtracking", preset: "rows" }]);
  await is(race, "ready");
  race.playback.play();
  await is(race, "ended");
  assert.equal(race.halted.value, "steps");
  const [first, second] = race.lanes.value;
  assert.equal(first.status.value.outcome, "solved");
  assert.equal(second.status.value.outcome, "stopped");
  assert.equal(second.status.value.steps, first.status.value.steps);
});

test("at a fixed speed the lane with the fewest steps wins, even against a lane whose worker starts late", async () => {
  const speed = signal(2000);
  let made = 0;
  const race = new RaceModel(
    lab,
    { speed, rank: signal("time"), until: signal("first"), still: signal(false) },
    { ended() {}, silent() {}, over() {} },
    {
      cores: 3,
      createWorker: () => {
        made += 1;
        return made === 2 ? new LateWorker(ahead) : new NodeWorker();
      },
    },
  );
  races.push(race);
  const ahead = happens(() => race.lanes.value[0]?.run.state === "ended", "the end of the first");
  race.prepare(easy, [{ algorithm: "backtracking", preset: "rows" }, { algorithm: "rules" }]);
  await happens(() => states(race)[0] !== "preparing", "the first lane");
  race.playback.play();
  await is(race, "ended");
  assert.equal(race.halted.value, "pace");
  const [first, second] = race.lanes.value.map((/** @type {any} */ { status }) => status.value);
  assert.equal(second.outcome, "solved");
  assert.equal(first.outcome, "stopped");
  assert.equal(first.steps, second.steps);
});

test("lanes that were stopped manually are marked, in their race only", async () => {
  const [{ race }, { race: other }] = [start(), start()];
  for (const item of [race, other]) {
    item.prepare(long, [{ algorithm: "backtracking", preset: "rows" }]);
    await is(item, "ready");
    item.playback.play();
  }
  race.playback.stop();
  await is(race, "ended");
  assert.equal(race.halted.value, "person");
  assert.equal(other.halted.value, null);
  assert.notEqual(other.lanes.value[0].run.state, "ended");
});

test("the end is reported once, when the times are known and the last frames have arrived", async () => {
  const { race, told } = start();
  race.prepare(easy, [{ algorithm: "backtracking" }, { algorithm: "rules" }]);
  await is(race, "ready");
  race.playback.play();
  await is(race, "ended");
  const [one, other] = race.lanes.value;
  await happens(() => !race.measuring.value && !one.run.measurable, "the times");
  assert.ok(!told.includes("over"), "no picture is there");
  for (const lane of [one, other]) lane.see(await lane.run.frame());
  await happens(() => told.includes("over"), "the end");
  race.playback.seek(3);
  await is(race, "past");
  race.playback.seek(race.lastStep.value);
  await is(race, "ended");
  one.see(await one.run.frame());
  await new Promise((settle) => setTimeout(settle, 300));
  assert.equal(told.filter((what) => what === "over").length, 1);
});

test("while the last lane still runs, a lane that it cannot overtake has its place and its time", async () => {
  const { race, told, speed } = start({ pace: 1000 });
  race.prepare(long, [
    { algorithm: "dancing-links" },
    { algorithm: "backtracking", preset: "rows" },
  ]);
  await is(race, "ready");
  race.playback.play();
  const [first, last] = race.lanes.value;
  await happens(() => first.status.value.place !== null, "a place");
  assert.deepEqual([first.status.value.place, first.run.measurable], [1, false]);
  assert.equal(last.status.value.state, "running");
  speed.value = 20_000;
  // The clock of a run that waits for its next step is not used: its steps were repeated.
  await happens(
    () => last.run.soFar !== null && isShorter(first.run.time, last.run.soFar),
    "a longer time so far",
  );
  assert.ok(last.run.soFar.micros <= last.run.micros);
  assert.deepEqual(told, ["dancing-links"]);
  race.playback.stop();
  await is(race, "ended");
});

test("the lane, the table and the time axis show the same time, even before the measurement", async () => {
  const { race } = start();
  race.prepare(easy, [{ algorithm: "backtracking", preset: "rows" }]);
  await is(race, "ready");
  race.playback.play();
  await is(race, "ended");
  const [lane] = race.lanes.value;
  lane.see(await lane.run.frame());
  await happens(() => lane.run.measured && !lane.run.measurable, "the time");
  await happens(() => lane.status.value.time.micros === lane.run.measured.micros, "its copy");
  const { times } = lane.frame;
  assert.equal(times.at(-1), lane.run.measured.micros);
  assert.equal(times.at(-2), race.lastStep.value);
  lane.see(await lane.run.frame());
  assert.deepEqual(lane.frame.times, times);
});

test("the playhead is one step, which every plot can show, or none at the latest step", async () => {
  const { race } = start();
  race.prepare(easy, [
    { algorithm: "backtracking", preset: "rows" },
    { algorithm: "backtracking" },
  ]);
  await is(race, "ready");
  assert.equal(race.moment.value, null);
  race.playback.play();
  await is(race, "ended");
  assert.equal(race.moment.value, null);
  const last = race.lastStep.value;
  race.playback.step(-1);
  await happens(() => race.moment.value === last - 1, "the step before the last");
  const [long, short] = race.lanes.value;
  assert.equal(long.run.shown, last - 1);
  assert.equal(short.run.shown, short.run.progress.steps);
  race.playback.seek(5);
  await happens(() => race.moment.value === 5, "step 5");
  race.playback.seek(last);
  await happens(() => race.moment.value === null, "the latest");
});

test("when some lanes have ended, the others can be run to their ends at once", async () => {
  const speed = signal(/** @type {number | null} */ (60));
  const race = new RaceModel(
    lab,
    { speed, rank: signal("time"), until: signal("all"), still: signal(false) },
    { ended() {}, silent() {}, over() {} },
    { cores: 3, createWorker: () => new NodeWorker() },
  );
  races.push(race);
  // The run takes five minutes at this speed, and almost no time at full speed.
  const slow = { algorithm: "backtracking", preset: "rows", maxSteps: 20_000 };
  race.prepare(long, [{ ...slow, maxSteps: 3 }, slow]);
  await is(race, "ready");
  assert.equal(race.skippable.value, false);
  race.playback.play();
  await happens(() => race.lanes.value[0].status.value?.state === "ended", "the first");
  await happens(() => race.skippable.value, "the offer");
  race.playback.skip();
  assert.equal(race.skippable.value, false);
  await is(race, "ended");
  assert.equal(race.lastStep.value, 20_000);
  assert.equal(speed.value, 60, "the next race has the speed that was set");
});

test("by default, a race begins at the speed of its shortest run, and resumes where it was paused", async () => {
  const race = new RaceModel(
    lab,
    { speed: signal(null), rank: signal("time"), until: signal("all"), still: signal(false) },
    { ended() {}, silent() {}, over() {} },
    { cores: 3, createWorker: () => new NodeWorker() },
  );
  races.push(race);
  const slow = { algorithm: "backtracking", preset: "rows", solutions: 0 };
  race.prepare(long, [{ ...slow, maxSteps: 20 }, slow]);
  race.playback.play(); // although its lanes are not ready yet, as after a restart
  await happens(
    () => Math.round(race.playback.gathered.value) === 4,
    "twenty steps in five seconds",
  );
  race.playback.pause();
  race.playback.step(40);
  await happens(() => race.shownStep.value >= 40, "step 40");
  race.playback.play();
  // After the shortest run the speed increases, which has begun here.
  assert.ok(race.playback.gathered.value > 8, String(race.playback.gathered.value));
  race.playback.pause();
});
