/** Races as the page shows them: instances, of which there may be several at once. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { signal } from "@preact/signals";
import { NodeWorker } from "../package/node_worker.mjs";
import { easy, until as happens, lab, long } from "../package/support.mjs";
import { load } from "./load.mjs";

const { RaceModel } = await load("lab/race/model.ts");
const { countVisits } = await load("lab/race/visits.ts");

/** @type {any[]} */
const races = [];
after(() => {
  for (const race of races) race.dispose();
});

/** @param {{ until?: string, rank?: string }} [set] */
function start({ until = "all", rank = "time" } = {}) {
  /** @type {string[]} */
  const told = [];
  const pace = signal(Number.POSITIVE_INFINITY);
  const race = new RaceModel(
    lab,
    { pace, rank: signal(rank), until: signal(until), still: signal(false) },
    {
      ended: (/** @type {any} */ { run }) => told.push(run.info.id),
      silent: () => told.push("silent"),
    },
    { cores: 3, createWorker: () => new NodeWorker() },
  );
  races.push(race);
  return { race, told };
}

const states = (/** @type {any} */ race) =>
  race.lanes.value.map((/** @type {any} */ { status }) => status.value?.state ?? null);
const is = (/** @type {any} */ race, /** @type {string} */ phase) =>
  happens(() => race.phase.value === phase, `the phase ${phase}`);

test("two races live side by side, each with its own lanes, figures and end", async () => {
  const { race: one, told } = start();
  const { race: other, told: toldToo } = start();
  one.prepare(easy, [{ algorithm: "general" }, null, { algorithm: "dancing-links" }]);
  other.prepare(long, [{ algorithm: "backtracking", preset: "rows", maxSteps: 5e6 }]);
  const prepared = (/** @type {any} */ race) =>
    states(race).every((/** @type {any} */ state) => state !== "preparing");
  await happens(() => prepared(one) && prepared(other), "the lanes");
  assert.deepEqual(states(one), ["paused", null, "paused"]);
  assert.equal(one.phase.value, "ready");
  one.play();
  other.play();
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
  assert.deepEqual(toldToo, ["backtracking"]);
  assert.ok(!told.includes("backtracking"));
});

test("back at an earlier moment the end is still known, and made anew it is not", async () => {
  const { race } = start();
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  await is(race, "ready");
  race.play();
  await is(race, "ended");
  const [lane] = race.lanes.value;
  lane.see(await lane.run.frame());
  race.seek(1);
  await is(race, "past");
  await happens(() => race.shownStep.value === 1, "the first step");
  lane.see(await lane.run.frame());
  assert.equal(lane.frame.step, 1);
  assert.equal(lane.end.step, race.lastStep.value);
  race.prepare(easy, [{ algorithm: "backtracking" }]);
  await is(race, "ready");
  assert.equal(race.lanes.value[0].end, null);
  assert.equal(race.lanes.value[0].visits, null);
});

test("a race to the first finish ends the others", async () => {
  const { race } = start({ until: "first", rank: "steps" });
  race.prepare(easy, [{ algorithm: "general" }, { algorithm: "backtracking", preset: "rows" }]);
  await is(race, "ready");
  race.play();
  await is(race, "ended");
  assert.equal(race.halted.value, "steps");
  const [first, second] = race.lanes.value;
  assert.equal(first.status.value.outcome, "solved");
  assert.equal(second.status.value.outcome, "stopped");
  assert.equal(second.status.value.steps, first.status.value.steps);
});

test("what a person stops is told apart, in that race alone", async () => {
  const [{ race }, { race: other }] = [start(), start()];
  for (const one of [race, other]) {
    one.prepare(long, [{ algorithm: "backtracking", preset: "rows" }]);
    await is(one, "ready");
    one.play();
  }
  race.stop();
  await is(race, "ended");
  assert.equal(race.halted.value, "person");
  assert.equal(other.halted.value, null);
  assert.notEqual(other.lanes.value[0].run.state, "ended");
});

test("visits count what changed between frames forwards, and nothing of a look back", () => {
  const frame = (/** @type {number} */ step, /** @type {number[]} */ digits) => {
    return { step, digits: Uint8Array.from(digits) };
  };
  const first = countVisits(null, frame(0, [0, 0]));
  const second = countVisits(first, frame(3, [1, 0]));
  const back = countVisits(second, frame(1, [0, 5]));
  const third = countVisits(back, frame(4, [2, 0]));
  assert.deepEqual([...third.counts], [2, 0]);
  assert.equal(third.frames, 2);
  assert.deepEqual([...countVisits(third, frame(5, [1, 2, 3])).counts], [0, 0, 0]);
});
