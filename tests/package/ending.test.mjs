/** Races that end at a number of steps, and places by steps: the results do not depend on the clock. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Race } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { easy, lab, waitUntil } from "./support.mjs";

const races = [];
after(() => {
  for (const race of races) race.dispose();
});

function start(puzzle, setups) {
  const race = new Race(lab, { cores: 3, createWorker: () => new NodeWorker() });
  races.push(race);
  race.prepare(puzzle, setups);
  return race;
}

const all = (race, state) => race.lanes.every((lane) => lane.state === state);
const ready = (race) => waitUntil(() => all(race, "paused"), "lanes");
const ended = (race) => waitUntil(() => all(race, "ended"), "the end");

/** One run that ends below 60 steps, and runs that take up to 4,208 steps or a second. */
const setups = [
  { algorithm: "backtracking", preset: "most-constrained" },
  { algorithm: "backtracking", preset: "rows" },
  { algorithm: "relaxation-labeling" },
  { algorithm: "boltzmann", seed: 3 },
];

/** Returns the frames of the same runs in this thread at that step. */
function expected(puzzle, max) {
  return setups.map((setup) => {
    const run = lab.start(puzzle, setup);
    const { outcome } = run.advance(max);
    const { times: _, ...frame } = run.frame();
    run.free();
    return { outcome: outcome ?? "stopped", frame };
  });
}

async function shown(race) {
  const frames = race.lanes.map(async (lane) => {
    const { times: _, ...frame } = await lane.frame();
    assert.equal(frame.step, lane.progress.steps);
    return { outcome: lane.progress.outcome, frame };
  });
  return Promise.all(frames);
}

const MOST = 100;

test("a race with a last step ends at this step, and shows the state of the runs there", async () => {
  const race = start(easy, setups);
  await ready(race);
  race.endAt(MOST);
  race.play();
  await ended(race);
  const outcomes = race.lanes.map(({ progress }) => progress.outcome);
  assert.deepEqual(outcomes, ["solved", "stopped", "stopped", "stopped"]);
  assert.deepEqual(await shown(race), expected(easy, MOST));
});

test("lanes that are beyond the last step, or have ended there, restart and show the same state", async () => {
  const race = start(easy, setups);
  race.play();
  const far = ({ progress, state }) => progress.steps > MOST || state === "ended";
  await waitUntil(() => race.lanes.every(far), "steps");
  await waitUntil(() => race.lanes[1].progress.outcome === "solved", "the end of one");
  race.endAt(MOST);
  assert.equal(race.lanes[1].progress.outcome, null);
  await ended(race);
  assert.deepEqual(await shown(race), expected(easy, MOST));
  // The time of the previous run is discarded.
  for (const lane of race.lanes) {
    const { times } = await lane.frame();
    assert.deepEqual([...times.slice(-2)], [lane.progress.steps, lane.micros]);
  }

  // A lower step replaces the previous one, a higher step does not.
  race.endAt(4000);
  race.endAt(MOST);
  assert.ok(all(race, "ended"));
  race.endAt(300);
  race.endAt(20);
  race.endAt(60);
  await ended(race);
  assert.deepEqual(await shown(race), expected(easy, 20));
  race.lanes[1].seek(7);
  await waitUntil(() => race.lanes[1].shown === 7, "step 7");
});

test("a race that is paused while lanes restart continues to the same step", async () => {
  const race = start(easy, setups);
  await ready(race);
  race.pace = 200;
  race.play();
  await waitUntil(() => race.lanes.every(({ progress }) => progress.steps > 5), "steps");
  race.endAt(3);
  race.pause();
  await waitUntil(() => race.lanes.every(({ state }) => state !== "preparing"), "lanes");
  race.play();
  await ended(race);
  assert.deepEqual(await shown(race), expected(easy, 3));
});

test("a run that ends by itself at the last step keeps its own outcome, even if ending takes no step", async () => {
  // A digit that differs from the solution: the search ends 29 nodes later, when it examines the remaining candidates.
  const none = lab.read(
    "..3.2.6..9..3.5..1..18.64....81.29..7...3...8..67.82....26.95..8..2.3..9..5.1.3..",
  );
  const lane = { algorithm: "backtracking" };
  for (const before of [true, false]) {
    const race = start(none, [lane]);
    await ready(race);
    if (before) race.endAt(29);
    race.play();
    await ended(race);
    race.endAt(29);
    const { steps, outcome } = race.lanes[0].progress;
    assert.deepEqual([steps, outcome], [29, "unsolvable"]);
    race.endAt(28);
    await ended(race);
    assert.equal(race.lanes[0].progress.outcome, "stopped");
    assert.equal(race.lanes[0].progress.steps, 28);
    race.endAt(0);
    await ended(race);
    assert.equal(race.lanes[0].progress.steps, 0);
  }
});

/** Returns a race that plays at 100 steps per second, after more than ten steps of each lane. */
async function playing() {
  const race = start(easy, setups);
  await ready(race);
  race.pace = 100;
  race.play();
  await waitUntil(() => race.lanes.every(({ progress }) => progress.steps > 10), "steps");
  return race;
}

test("a race that was stopped does not end again at a step", async () => {
  const race = await playing();
  race.stop();
  await ended(race);
  const before = race.lanes.map(({ progress }) => progress.steps);
  race.endAt(5);
  assert.deepEqual(
    race.lanes.map(({ progress }) => progress.steps),
    before,
  );
});

test("a race that was stopped does not continue to play", async () => {
  const race = await playing();
  race.stop();
  race.play();
  await ended(race);
  assert.deepEqual(
    race.lanes.map(({ playing }) => playing),
    race.lanes.map(() => false),
  );
});

test("places by steps depend only on steps, and tied lanes share a place", async () => {
  const [best, rows] = setups;
  const race = start(easy, [rows, best, { ...rows, preset: "brute-force" }, best, setups[2]]);
  await ready(race);
  race.lanes[4].endAt(1);
  race.play();
  await ended(race);
  race.rank = "steps";
  const places = race.lanes.map(({ place }) => place);
  assert.deepEqual(places, [3, 1, 3, 1, null]);
});
