/** Races with the package's own worker script in threads of Node. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Race, SudokuError } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import {
  bytesOf,
  easy,
  easySolution,
  endless,
  lab,
  long,
  secondEndless,
  text,
  waitUntil,
} from "./support.mjs";

const races = [];
after(() => {
  for (const race of races) race.dispose();
});

/** Returns a race, and the workers that it has created so far. */
function start({ create = () => new NodeWorker(), ...options } = {}) {
  const workers = [];
  const createWorker = () => {
    const worker = create(workers.length);
    workers.push(worker);
    return worker;
  };
  const race = new Race(lab, { cores: 3, createWorker, ...options });
  races.push(race);
  return { race, workers };
}

const ready = (race) =>
  waitUntil(() => race.lanes.every(({ state }) => state !== "preparing"), "lanes");
const ended = (race) =>
  waitUntil(() => race.lanes.every(({ state }) => state === "ended"), "the end");
const solver = { algorithm: "backtracking" };
const sent = (worker, type) => worker.sent.filter((message) => message.type === type).length;

test("every lane runs to its end, and has no place by time before times are measured", async () => {
  const heard = new Set();
  const { race } = start({ onChange: (lane) => heard.add(lane.index) });
  race.prepare(easy, [solver, { algorithm: "backtracking", preset: "brute-force" }, solver]);
  assert.deepEqual(
    race.lanes.map(({ state, progress }) => [state, progress.outcome]),
    Array(3).fill(["preparing", null]),
  );
  assert.equal(await race.lanes[0].frame(), null);
  await ready(race);
  for (const { state, progress, micros, place } of race.lanes) {
    assert.deepEqual([state, progress.steps, micros, place], ["paused", 0, 0, null]);
  }
  race.play();
  await ended(race);
  for (const lane of race.lanes) {
    assert.equal(lane.progress.outcome, "solved");
    assert.equal(lane.error, null);
    const frame = await lane.frame();
    assert.equal(text(frame.digits), easySolution);
    assert.equal(frame.step, lane.progress.steps);
    assert.ok(lane.micros > 0);
  }
  const places = () => race.lanes.map(({ place }) => place);
  assert.deepEqual(places(), [null, null, null]);
  race.rank = "steps";
  assert.deepEqual(places(), [1, 3, 1]);
  race.rank = "time";
  assert.equal(await race.measure(() => true), false);
  assert.deepEqual(places(), [null, null, null]);
  assert.equal(await race.measure(), true);
  assert.ok(places().every((place) => place !== null));
  assert.ok(race.lanes.every(({ time }) => time.low < time.micros && time.micros < time.high));
  assert.deepEqual([...heard].sort(), [0, 1, 2]);
});

test("a race has the results of the same runs in this thread", async () => {
  const { race } = start();
  const setup = { algorithm: "backtracking", preset: "random", seed: 11 };
  race.prepare(long, [{ ...setup, maxSteps: 5000 }]);
  await ready(race);
  race.play();
  await ended(race);
  const run = lab.start(long, { ...setup, maxSteps: 5000 });
  run.advance();
  const { times, ...frame } = await race.lanes[0].frame();
  const { times: none, ...same } = run.frame();
  assert.deepEqual(frame, same);
  assert.equal(none.length, 0);
  run.free();

  // The times at its steps are ascending, from 0 to the time of the lane at its last step.
  assert.deepEqual([...times.slice(0, 2)], [0, 0]);
  assert.deepEqual([...times.slice(-2)], [5000, race.lanes[0].micros]);
  for (const place of [0, 1]) {
    const column = times.filter((_, at) => at % 2 === place);
    assert.deepEqual(column, column.toSorted());
  }
});

test("the number of concurrent slices is at most the number of cores minus one", async () => {
  let most = 0;
  let now = 0;
  class Counted extends NodeWorker {
    slices = new Set();
    postMessage(message) {
      if (message.type === "slice") {
        this.slices.add(message.id);
        now += 1;
        most = Math.max(most, now);
      }
      super.postMessage(message);
    }
    hear(data) {
      if (this.slices.delete(data.id)) now -= 1;
      super.hear(data);
    }
  }
  const { race, workers } = start({ cores: 3, create: () => new Counted() });
  race.prepare(long, [endless, secondEndless, endless, secondEndless, endless]);
  await ready(race);
  race.play();
  await waitUntil(() => workers.every((worker) => sent(worker, "slice") > 3), "slices for all");
  assert.equal(most, 2);
  // The lanes take turns, so none is far ahead of the others.
  const slices = workers.map((worker) => sent(worker, "slice"));
  assert.ok(Math.max(...slices) - Math.min(...slices) <= 2, String(slices));
});

test("a lane can be paused, stepped forwards and backwards, sought and resumed", async () => {
  const { race } = start();
  race.prepare(long, [endless]);
  const [lane] = race.lanes;
  const at = (step) => waitUntil(() => lane.shown === step && !lane.seeking, `step ${step}`);
  await ready(race);
  race.step(3);
  await at(3);
  race.step(1);
  race.step(1);
  await at(5);
  assert.equal(lane.state, "paused");
  assert.equal(lane.progress.steps, 5);
  const five = bytesOf(await lane.frame());
  race.step(-2);
  await at(3);
  assert.equal(lane.progress.steps, 5, "looking back undoes nothing");
  assert.equal((await lane.frame()).step, 3);
  race.step(-9);
  await at(0);
  race.step(-1);
  await at(0);
  race.step(5);
  await at(5);
  assert.deepEqual(bytesOf(await lane.frame()), five);
  lane.seek(4);
  race.step(3);
  await at(7);
  assert.equal(lane.progress.steps, 7);

  race.play();
  await waitUntil(() => lane.progress.steps > 20_000, "steps");
  race.pause();
  lane.seek(19_999);
  lane.seek(12_345);
  assert.equal(lane.seeking, true);
  await at(12_345);
  assert.equal((await lane.frame()).step, 12_345);
  lane.seek(2);
  await at(2);
  const { steps } = lane.progress;
  race.play();
  await waitUntil(
    () => lane.progress.steps > steps && lane.shown === lane.progress.steps,
    "the latest",
  );
});

test("a lane can be rewound during a slice", async () => {
  const { race, workers } = start();
  race.prepare(long, [endless]);
  const [lane] = race.lanes;
  await ready(race);
  /** Performs an action as soon as the next slice has been sent to the worker. */
  const duringSlice = (act) =>
    new Promise((resolve) => {
      const [worker] = workers;
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message, transfer) => {
        post(message, transfer);
        if (message.type !== "slice") return;
        worker.postMessage = post;
        queueMicrotask(() => resolve(act()));
      };
    });
  const at = async (step, steps) => {
    await waitUntil(() => lane.progress.steps === steps && lane.shown === step, `step ${step}`);
    assert.deepEqual([lane.state, lane.seeking], ["paused", false]);
    assert.equal((await lane.frame()).step, step);
  };
  let sent = duringSlice(() => race.step(-1));
  race.step(3);
  await sent;
  await at(2, 3);
  lane.seek(3);
  await at(3, 3);
  sent = duringSlice(() => lane.seek(0));
  race.step(2);
  await sent;
  await at(0, 5);
  sent = duringSlice(() => race.step(-2));
  lane.seek(5);
  race.step(4);
  await sent;
  await at(7, 9);
  // A lane that plays continues from there.
  race.play();
  await waitUntil(() => lane.progress.steps > 9, "more steps");
  race.pause();
});

test("steps that are requested before a lane is ready are executed when it is ready", async () => {
  const { race } = start();
  race.prepare(long, [endless]);
  race.step(4);
  await waitUntil(() => race.lanes[0].shown === 4, "step 4");
  assert.equal(race.lanes[0].state, "paused");
});

test("at a finite pace, an earlier step is replayed, and then the run continues", async () => {
  const { race } = start();
  race.prepare(long, [endless]);
  const [lane] = race.lanes;
  await ready(race);
  race.step(40);
  await waitUntil(() => lane.shown === 40, "step 40");
  lane.seek(5);
  race.pace = 40; // so slow that waiting for a core costs a step or two
  race.play();
  const seen = new Set();
  await waitUntil(() => {
    if (lane.shown < 40) assert.equal(lane.progress.steps, 40, "nothing new while it replays");
    seen.add(lane.shown);
    return lane.progress.steps > 45;
  }, "the run to go on");
  assert.ok(seen.size > 5, [...seen].join());
  race.pause();

  assert.throws(
    () => {
      race.pace = 0;
    },
    { code: "param-range" },
  );
  assert.throws(
    () => {
      race.pace = Number.NaN;
    },
    { code: "param-range" },
  );
});

test("a run that has ended can be replayed from an earlier step", async () => {
  const { race } = start();
  race.prepare(easy, [solver]);
  const [lane] = race.lanes;
  await ready(race);
  race.play();
  await ended(race);
  assert.equal(lane.playing, false);
  lane.seek(45);
  race.pace = 500;
  lane.play();
  assert.equal(lane.playing, true);
  await waitUntil(() => !lane.playing, "the replay");
  assert.equal(lane.shown, lane.progress.steps);
  assert.equal(lane.progress.outcome, "solved");
});

test("a paused lane sends no requests", async () => {
  const { race, workers } = start();
  race.prepare(long, [endless]);
  await ready(race);
  race.play();
  await waitUntil(() => race.lanes[0].progress.steps > 0, "steps");
  race.pause();
  await race.lanes[0].frame();
  const slices = sent(workers[0], "slice");
  await new Promise((settle) => setTimeout(settle, 50));
  assert.equal(sent(workers[0], "slice"), slices);
});

test("stopped lanes end and can still be shown, and the others continue", async () => {
  const { race } = start();
  race.prepare(long, [endless, secondEndless]);
  const [one, other] = race.lanes;
  await ready(race);
  race.play();
  await waitUntil(() => one.progress.steps > 100 && other.progress.steps > 0, "steps");
  one.stop();
  await waitUntil(() => one.state === "ended", "the stop");
  assert.equal(one.progress.outcome, "stopped");
  assert.equal(one.error, null);
  const { steps } = one.progress;
  const before = other.progress.steps;
  await waitUntil(() => other.progress.steps > before, "the other");
  assert.equal(one.progress.steps, steps);
  one.seek(7);
  assert.ok((await one.frame()).step <= 7);
  await waitUntil(() => one.shown === 7, "step 7");
  assert.equal(one.place, null);
});

test("a setup that a run refuses ends only its lane", async () => {
  const { race } = start();
  race.prepare(easy, [{ ...solver, preset: "no-such" }, solver]);
  race.play();
  await ended(race);
  const [refused, fine] = race.lanes;
  assert.equal(refused.progress.outcome, "invalid");
  assert.equal(refused.playing, false);
  assert.equal(refused.error?.code, "unknown-preset");
  assert.equal(await refused.frame(), null);
  assert.deepEqual(await refused.detail(), { type: "none" });
  assert.equal(await refused.measure(), null);
  assert.equal(fine.progress.outcome, "solved");

  const lanes = race.lanes;
  assert.throws(
    () => race.prepare(easy, [{ algorithm: "no-such" }]),
    (error) => error instanceof SudokuError && error.code === "unknown-algorithm",
  );
  assert.equal(race.lanes, lanes);
  race.prepare(lab.read(`55${".".repeat(79)}`), [solver, { ...solver, preset: () => "rows" }]);
  await ended(race);
  assert.equal(race.lanes[0].error?.code, "clash");
  assert.equal(race.lanes[1].error?.code, "refused");
});

test("workers are reused for the next race, busy or not", async () => {
  const { race, workers } = start();
  race.prepare(long, [endless, secondEndless, endless]);
  await ready(race);
  race.play();
  await waitUntil(() => race.lanes[0].progress.steps > 0, "steps");
  const [dropped] = race.lanes;
  race.prepare(easy, [solver, solver]);
  assert.equal(await dropped.frame(), null);
  race.play();
  await ended(race);
  assert.deepEqual(
    race.lanes.map(({ progress }) => progress.outcome),
    ["solved", "solved"],
  );
  assert.equal(workers.length, 3);
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [false, false, true],
  );
  race.dispose();
  assert.ok(workers.every(({ terminated }) => terminated));
});

test("a run that is too short for the clock is measured by repeating it", async () => {
  const { race } = start();
  race.prepare(easy, [solver]);
  const [lane] = race.lanes;
  await ready(race);
  assert.equal(await lane.measure(), null);
  race.play();
  await ended(race);
  const first = lane.time;
  const measured = await lane.measure();
  assert.ok(measured && measured.micros > 0 && measured.repeats >= 1);
  // The time of the first run is reported until the final one is known.
  assert.deepEqual([lane.measured, lane.time], [null, first]);
  await race.measure();
  assert.equal(lane.measurable, false);
  assert.ok(lane.measured.micros <= measured.micros);
  assert.equal(lane.time, lane.measured);
});

test("lanes are measured in turns, and lanes with similar times share a place", async () => {
  const told = [];
  /** A worker whose measurements are given by the test, in turn. */
  class Scripted extends NodeWorker {
    constructor(lane) {
      super();
      this.lane = lane;
    }
    hear(data) {
      if (data.answer?.repeats) {
        const micros = [100, 1000, 120][this.lane] * (told.length % 2 ? 1 : 1.04);
        told.push(this.lane);
        data.answer = { micros, repeats: 4 };
      }
      super.hear(data);
    }
  }
  const changes = [];
  const onChange = (lane) => changes.push(race.lanes.indexOf(lane));
  const { race } = start({ create: (lane) => new Scripted(lane), onChange });
  // The setups differ, because equal setups would share a time.
  race.prepare(easy, [solver, { ...solver, seed: 2 }, { ...solver, seed: 3 }]);
  await ready(race);
  race.play();
  await ended(race);
  await Promise.resolve(); // changes are reported in a microtask
  changes.length = 0;
  await race.measure();
  await Promise.resolve();
  assert.deepEqual(changes, [0, 1, 2], "a lane changes once, when its time is known");
  assert.deepEqual(
    told,
    Array.from({ length: 18 }, (_, at) => at % 3),
  );
  assert.deepEqual(
    race.lanes.map(({ place }) => place),
    [1, 3, 1],
  );
  await race.measure();
  assert.equal(told.length, 18, "what is known is not measured again");
});

test("on a busy machine, a lane is measured until it is decided which lane is faster", async () => {
  const told = [];
  /** A worker whose measurements agree only after the usual number. */
  class Disturbed extends NodeWorker {
    constructor(lane) {
      super();
      this.lane = lane;
    }
    hear(data) {
      if (data.answer?.repeats) {
        const round = told.filter((lane) => lane === this.lane).length;
        const slow = round < 32 ? 200 * 1.3 ** round : 204;
        told.push(this.lane);
        data.answer = { micros: this.lane === 0 ? 100 : slow, repeats: 4 };
      }
      super.hear(data);
    }
  }
  const { race } = start({ create: (lane) => new Disturbed(lane) });
  race.prepare(easy, [solver, { ...solver, seed: 2 }]);
  await ready(race);
  race.play();
  await ended(race);
  await race.measure();
  const times = (lane) => told.filter((one) => one === lane).length;
  assert.deepEqual([times(0), times(1)], [6, 34]);
  assert.deepEqual(
    race.lanes.map(({ place, time }) => [place, time.micros, time.steady]),
    [
      [1, 100, true],
      [2, 200, false],
    ],
  );
});

test("lanes with the same setup have one time and one place, however their measurements differ", async () => {
  /** The second lane has only half of its core, and the third is a different run. */
  class Slow extends NodeWorker {
    constructor(lane) {
      super();
      this.lane = lane;
    }
    hear(data) {
      if (data.answer?.repeats) {
        data.answer = { micros: [100, 200, 300, 200][this.lane], repeats: 4 };
      }
      super.hear(data);
    }
  }
  const { race } = start({ create: (lane) => new Slow(lane) });
  const setups = [solver, { ...solver }, { ...solver, seed: 2 }, { ...solver, seed: 5 }];
  race.prepare(easy, setups);
  await ready(race);
  race.play();
  await ended(race);
  await race.measure();
  assert.deepEqual(
    race.lanes.map(({ time, place }) => [time.micros, place]),
    [
      [100, 1],
      [100, 1],
      [300, 4],
      [200, 3],
    ],
  );
});

test("all lanes seek one step: a lane that ended before it shows its end", async () => {
  const { race } = start();
  race.prepare(easy, [solver, { algorithm: "backtracking", preset: "rows" }]);
  const [short, far] = race.lanes;
  const shown = (...steps) =>
    waitUntil(
      () => race.lanes.every((lane, at) => lane.shown === steps[at] && !lane.seeking),
      "it",
    );
  await ready(race);
  race.play();
  await ended(race);
  const [end, last] = [short.progress.steps, far.progress.steps];
  assert.ok(end + 3 < last, `${end} ${last}`);
  race.step(-1);
  await shown(end, last - 1);
  race.step(-(last - end));
  await shown(end - 1, end - 1);
  race.step(2);
  await shown(end, end + 1);
});

test("a lane that has not reached the step advances by as many steps, instead of jumping", async () => {
  const { race } = start();
  race.prepare(long, [endless, secondEndless]);
  const [one, other] = race.lanes;
  await ready(race);
  one.step(900);
  other.step(20);
  await waitUntil(() => one.shown === 900 && other.shown === 20, "both");
  race.step(3);
  await waitUntil(() => one.shown === 903 && other.shown === 23, "three steps on");
  race.step(-2);
  await waitUntil(() => one.shown === 901 && !one.seeking, "back");
  assert.equal(other.shown, 23);
});

test("on request, the first milliseconds of a run are known before it begins", async () => {
  const { race: blind } = start();
  blind.prepare(easy, [solver]);
  await ready(blind);
  assert.equal(blind.lanes[0].ahead, null);
  const { race } = start({ ahead: 3 });
  race.prepare(easy, [solver, { ...endless, algorithm: "backtracking" }]);
  assert.equal(race.lanes[0].ahead, null);
  race.prepare(long, [{ ...solver, maxSteps: 12 }, endless]);
  await ready(race);
  const [limited, goesOn] = race.lanes;
  assert.deepEqual(limited.ahead, { steps: 12, ended: true });
  assert.equal(goesOn.ahead.ended, false);
  assert.ok(goesOn.ahead.steps > 0);
  for (const lane of race.lanes) assert.equal(lane.progress.steps, 0);
});

test("visits are counted over every step up to the shown one", async () => {
  const { race } = start();
  race.prepare(long, [endless]);
  const [lane] = race.lanes;
  await ready(race);
  const counted = async (step) => {
    lane.goTo(step);
    await waitUntil(() => lane.shown === step && !lane.seeking, `step ${step}`);
    let visits = await lane.visits();
    while (visits.steps < step) visits = await lane.visits();
    return visits;
  };
  const expected = new Uint32Array(81);
  let before = (await lane.frame()).digits;
  for (let step = 1; step <= 40; step += 1) {
    const visits = await counted(step);
    const { digits } = await lane.frame();
    for (const [cell, digit] of digits.entries()) expected[cell] += digit === before[cell] ? 0 : 1;
    before = digits;
    assert.deepEqual(visits, { changes: expected, steps: step });
  }
  // The result is the same if the step is reached at once and by rewinding.
  const { changes } = await counted(4000);
  await counted(7);
  assert.deepEqual((await counted(4000)).changes, changes);
});

test("a short run is repeated even if its slice had to wait for a core", async () => {
  class Starved extends NodeWorker {
    waited = 0;
    hear(data) {
      if (data.answer?.micros > 0) {
        data.answer.micros = 30_000 - this.waited;
        this.waited = 30_000;
      }
      super.hear(data);
    }
  }
  const { race } = start({ create: () => new Starved() });
  race.prepare(easy, [solver]);
  const [lane] = race.lanes;
  await ready(race);
  assert.equal(lane.measurable, false);
  race.play();
  await ended(race);
  assert.equal(lane.measurable, true);
  await race.measure();
  const { measured } = lane;
  assert.ok(measured.micros < lane.micros && measured.repeats > 1);
  assert.equal(lane.measurable, false);
  assert.equal(await lane.measure(), measured);
});
