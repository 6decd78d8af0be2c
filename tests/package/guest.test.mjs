/** Custom solvers are run, verified and terminated, whatever they do. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openGuest } from "../../pkg/dist/guest.js";
import { Race, SudokuError } from "../../pkg/dist/index.js";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { documentedSolver, openSource, readExample, spawnedHosts } from "./guests.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import {
  bytesOf,
  easy,
  easySolution,
  lab,
  long,
  text,
  waitUntil,
  fullLab as workshop,
} from "./support.mjs";

const races = [];
after(() => {
  lab.guest = null;
  for (const race of races) race.dispose();
});

const own = { algorithm: "own" };
const ours = { algorithm: "backtracking", preset: "rows" };

/** Returns lanes of a guest, which need not have been opened. */
function start(guest, setups = [own]) {
  lab.guest = guest;
  const race = new Race(lab, { cores: 3, createWorker: () => new NodeWorker() });
  races.push(race);
  race.prepare(easy, setups);
  return race;
}

const ended = (...lanes) =>
  waitUntil(() => lanes.every(({ state }) => state === "ended"), "the end");

/** Seeks a step, and returns its frame. */
async function at(lane, step) {
  lane.seek(step);
  await waitUntil(() => lane.shown === step && !lane.seeking, `step ${step}`);
  return lane.frame();
}

/** Returns the source of a solver that consists of this body of `step`. */
const stepping = (body, about = "{}") => `
export const about = ${about};
export const start = ({ givens, random }, params) => ({ digits: givens.slice(), steps: 0, random, params });
export const view = (state) => state.digits;
export const sample = (state) => state.sample;
export const counters = (state) => state.counters;
export function step(state) {
  state.steps += 1;
  ${body}
}`;

/** Returns how a lane with such a solver ends; the lane must have ended for good. */
async function endOf(source, setup = own) {
  const guest = await openSource(source, { patience: 1500 });
  const race = start(guest, [setup]);
  race.play();
  await ended(race.lanes[0]);
  const [{ progress, error }] = race.lanes;
  const frame = await race.lanes[0].frame();
  race.dispose();
  return {
    steps: progress.steps,
    frame,
    outcome: progress.outcome,
    code: error?.code,
    message: error?.message ?? "",
    place: error?.place,
  };
}

test("the documented solver solves puzzles that need only naked singles, and gives up on others", async () => {
  assert.equal((await endOf(documentedSolver())).outcome, "solved");
  lab.guest = await openSource(documentedSolver());
  const race = new Race(lab, { createWorker: () => new NodeWorker() });
  races.push(race);
  race.prepare(long, [own]);
  race.play();
  await ended(race.lanes[0]);
  assert.equal(race.lanes[0].progress.outcome, "stalled");
});

test("a custom solver races beside built-in ones, is verified, drawn, counted and rewound", async () => {
  const guest = await openSource(readExample("backtracking.js"));
  assert.equal(guest.info.id, "own");
  const race = start(guest, [own, ours, own]);
  race.play();
  await ended(...race.lanes);
  const [lane, other, twin] = race.lanes;
  for (const { progress, error } of race.lanes)
    assert.deepEqual([progress.outcome, error], ["solved", null]);
  assert.equal(lane.progress.steps, twin.progress.steps);

  const frame = await lane.frame();
  assert.equal(text(frame.digits), easySolution);
  assert.deepEqual([frame.conflicts, frame.found, frame.step], [0, 1, lane.progress.steps]);
  // The solver counts the same backtracks as backtracking in row order.
  const backtracks = (await other.frame()).counters[
    other.info.counters.findIndex(({ id }) => id === "backtracks")
  ];
  assert.deepEqual([...frame.counters], [backtracks]);
  const filled = frame.trace.slice(frame.samples);
  assert.deepEqual([filled[0], filled.at(-1)], [30, 81]);
  assert.deepEqual([frame.trace[0], frame.trace[frame.samples - 1]], [0, frame.step]);
  const weights = frame.weights.reduce((sum, weight) => sum + weight, 0);
  assert.equal(weights, 81);

  const first = await at(lane, 1000);
  await at(lane, 3);
  assert.deepEqual(
    bytesOf({ ...(await at(lane, 1000)), times: 0 }),
    bytesOf({ ...first, times: 0 }),
  );
  assert.ok(first.conflicts > 0);
  // Until that step, it placed and removed digits; each is a change of a cell.
  let seen = await lane.visits();
  while (seen.steps < 1000) seen = await lane.visits();
  assert.ok(seen.changes.reduce((sum, count) => sum + count, 0) > 500);
  assert.ok((await twin.measure()).micros > 0);
});

test("random numbers depend only on the seed, through the given function and through Math.random", async () => {
  for (const random of ["state.random()", "Math.random()"]) {
    const guest = await openSource(
      stepping(
        `state.digits[0] = 1 + Math.floor(9 * ${random}); if (state.steps === 40) return "stalled";`,
      ),
    );
    assert.equal(guest.info.random, true);
    const race = start(guest, [own, { ...own, seed: 7 }, { ...own, seed: 7 }]);
    race.play();
    await ended(...race.lanes);
    const drawn = [];
    for (const step of [3, 11, 20, 39]) {
      drawn.push(
        await Promise.all(race.lanes.map(async (lane) => (await at(lane, step)).digits[0])),
      );
    }
    const [zero, first, other] = [0, 1, 2].map((lane) =>
      drawn.map((digits) => digits[lane]).join(),
    );
    assert.equal(first, other);
    assert.notEqual(zero, first);
    race.dispose();
  }
  assert.equal(
    (await openSource(stepping("return 'stalled';").replaceAll("random", "chance"))).info.random,
    false,
  );
});

test("its documentation has a summary, a full text and a description of a step", async () => {
  const docs = "Swaps\ntwo digits.\n\nOf a row.\n\n# A step\n\nOne\nswap.\n\nOr none.";
  const said = async (about) => {
    const { info, docs } = await openSource(stepping("", JSON.stringify(about)));
    return [info.summary, info.stepDoc, docs];
  };
  assert.deepEqual(await said({ docs }), ["Swaps\ntwo digits.", "One swap.", docs]);
  assert.deepEqual(await said({ docs: "Long.", summary: "Short." }), ["Short.", "", "Long."]);
  assert.deepEqual(await said({ summary: "Short." }), ["Short.", "", "Short."]);
});

test("parameters have defaults, are set by text, and are rejected if they are invalid", async () => {
  const about = `{ params: {
    tries: { default: 5, min: 1, max: 9, doc: "How often." },
    heat: { default: 0.5, min: 0, max: 1 },
    quick: false,
    order: { default: "rows", options: ["rows", { id: "columns", doc: "Down." }] },
  }, counters: { tries: "Tries.", heat: "", quick: "", order: "" } }`;
  const body = `const { tries, heat, quick, order } = state.params;
    state.counters = [tries, heat, Number(quick), order.length]; return "stalled";`;
  const counters = "state.counters ?? [0, 0, 0, 0]";
  const source = stepping(body, about).replace("state.counters;", `${counters};`);
  const guest = await openSource(source);
  assert.deepEqual(
    guest.info.params.map(({ id, type, default: value }) => [id, type, value]),
    [
      ["tries", "int", 5],
      ["heat", "float", 0.5],
      ["quick", "switch", false],
      ["order", "choice", "rows"],
    ],
  );
  const set = { tries: 7, heat: "0.25", quick: true, order: "columns" };
  const bad = [{ tries: 10 }, { tries: 1.5 }, { heat: "hot" }, { order: "boxes" }, { other: 1 }];
  const race = start(guest, [
    own,
    { ...own, params: set },
    ...bad.map((params) => ({ ...own, params })),
  ]);
  race.play();
  await ended(...race.lanes);
  const [plain, changed, ...refused] = race.lanes;
  assert.deepEqual([...(await plain.frame()).counters], [5, 0.5, 0, 4]);
  assert.deepEqual([...(await changed.frame()).counters], [7, 0.25, 1, 7]);
  assert.deepEqual(
    refused.map(({ progress, error }) => [progress.outcome, error.code]),
    ["param-range", "param-type", "param-type", "param-type", "unknown-param"].map((code) => [
      "invalid",
      code,
    ]),
  );
  race.dispose();
});

test("it ends by its own outcome, or at its step limit", async () => {
  for (const [body, outcome] of [
    [`if (state.steps > 5) return "stalled";`, "stalled"],
    [`if (state.steps > 5) return "exhausted";`, "unsolvable"],
    ["", "steps"],
  ]) {
    assert.equal((await endOf(stepping(body), { ...own, maxSteps: 50 })).outcome, outcome);
  }
});

test("its series are sampled at the same steps as those of built-in solvers, however long it runs", async () => {
  const guest = await openSource(
    stepping("state.sample = state.steps;", "{ series: { steps: '' } }").replace(
      "state.sample;",
      "state.sample ?? 0;",
    ),
  );
  const [most, more] = [3000, 99_999].map((maxSteps) =>
    [own, ours].map((setup) => ({ ...setup, maxSteps })),
  );
  lab.guest = guest;
  const race = new Race(lab, { cores: 3, createWorker: () => new NodeWorker() });
  races.push(race);
  race.prepare(long, [...most, ...more]);
  race.play();
  await ended(...race.lanes);
  const traces = await Promise.all(race.lanes.map((lane) => lane.frame()));
  const steps = traces.map(({ trace, samples }) => [...trace.subarray(0, samples)]);
  assert.deepEqual(steps[0], steps[1]);
  assert.deepEqual(steps[2], steps[3]);
  const { trace, samples } = traces[2];
  assert.deepEqual([...trace.subarray(samples)], steps[2]);
});

test("a claimed solution counts only if the checker confirms it", async () => {
  const blank = await endOf(stepping(`return "found";`));
  assert.deepEqual([blank.outcome, blank.code], ["crashed", "crashed"]);
  assert.match(blank.message, /r1c3 is blank/);
  // The board that it claimed can still be shown.
  const third = await endOf(
    stepping(`if (state.steps > 2) { state.digits.fill(7); return "found"; }`),
  );
  assert.deepEqual([third.steps, third.frame.step, third.frame.found], [3, 3, 0]);
  assert.deepEqual(new Set(third.frame.digits), new Set([7]));
  assert.equal(third.frame.conflicts, 27 * 8);
  const changed = await endOf(stepping(`state.digits.fill(1); return "found";`));
  assert.match(changed.message, /r1c1 is given as 5, not 1/);
  // A valid grid of another puzzle: exchanged rows within a band keep everything except the givens.
  const moved = easySolution.slice(9, 18) + easySolution.slice(0, 9) + easySolution.slice(18);
  const other = await endOf(
    stepping(`state.digits.set([..."${moved}"].map(Number)); return "found";`),
  );
  assert.match(other.message, /is given as/);
  // A grid with all cells filled and all givens kept, but with two equal rows in a box.
  const given = [...easy.givens];
  const filled = [...easySolution].map(
    (digit, cell) => given[cell] || (cell === 2 ? 5 : Number(digit)),
  );
  const twice = await endOf(stepping(`state.digits.set([${filled}]); return "found";`));
  assert.deepEqual(
    [twice.outcome, /r1c1 and r1c3/.test(twice.message)],
    ["crashed", true],
    twice.message,
  );
  const right = await endOf(
    stepping(`state.digits.set([..."${easySolution}"].map(Number)); return "found";`),
  );
  assert.equal(right.outcome, "solved");
});

test("errors of the solver are reported with their line and column", async () => {
  const late = await endOf(stepping("if (state.steps > 80) state.missing.less = 1;"));
  assert.deepEqual([late.outcome, late.place], ["crashed", { line: 9, column: 44 }]);
  assert.match(late.message, /^TypeError: .*less/);
  for (const [source, message, place] of [
    ["null.x;", /^TypeError/, { line: 1, column: 6 }],
    ["export const about = {};", /no “export function start”/, undefined],
    [stepping("", "{ name: 5 }"), /about\.name must be a text/, undefined],
    [stepping("", "{ colour: 5 }"), /about has no “colour”: it has name/, undefined],
    [
      stepping("", "{ params: { a: { default: 5, min: 6 } } }"),
      /about\.params\.a\.default must be from 6/,
      undefined,
    ],
    [stepping("", "{ series: { a: { goal: 'high' } } }"), /about\.series\.a\.goal/, undefined],
    [stepping("", "{ series: { a: { target: 81 } } }"), /about\.series\.a\.target/, undefined],
    [stepping("", "{ counters: { 'a b': '' } }"), /“a b” in about\.counters/, undefined],
    [stepping("", "{ sizes: { least: 9, most: 30 } }"), /about\.sizes/, undefined],
  ]) {
    await assert.rejects(openSource(source), (error) => {
      assert.ok(error instanceof SudokuError);
      assert.deepEqual([error.code, error.place], ["guest", place]);
      assert.match(error.message, message);
      return true;
    });
  }
  for (const [body, message] of [
    [`return "done";`, /“step” returns nothing, "found"/],
    [`state.digits = [1, 2]; return "found";`, /a digit for each of 81 cells, not 2/],
    [
      `state.digits = [...state.digits]; state.digits[11] = 10; return "found";`,
      /gives 10 in r2c3/,
    ],
  ]) {
    const { outcome, message: said } = await endOf(stepping(`if (state.steps > 70) {${body}}`));
    assert.equal(outcome, "crashed");
    assert.match(said, message);
  }
  const unnamed = await endOf(stepping("state.sample = 5;", "{ series: { a: '', b: '' } }"));
  assert.match(unnamed.message, /“sample” must give a number for a/);
});

test("a solver whose runs influence each other is rejected", async () => {
  const { outcome, message } = await endOf(
    `let steps = 0;\n${stepping(`steps += 1; state.digits[0] = steps % 9;`)}`,
  );
  assert.equal(outcome, "invalid");
  assert.match(message, /Two runs with the same seed differ/);
});

test("an infinite loop and exhausted memory affect only one lane", async () => {
  for (const [body, message] of [
    ["if (state.steps > 100) for (;;);", /did not come back within 2 s/],
    ["(state.all ??= []).push(new Array(1e5).fill({ ...state }));", /memory/],
  ]) {
    const guest = await openSource(stepping(body), { patience: 2000 });
    const race = start(guest, [own, ours]);
    race.play();
    await ended(...race.lanes);
    const [lost, sound] = race.lanes;
    assert.deepEqual([lost.progress.outcome, sound.progress.outcome], ["crashed", "solved"]);
    assert.match(lost.error.message, message);
    race.prepare(easy, [ours, ours]);
    race.play();
    await ended(...race.lanes);
    assert.deepEqual(
      race.lanes.map(({ progress }) => progress.outcome),
      ["solved", "solved"],
    );
    race.dispose();
  }
  await assert.rejects(openSource("for (;;);", { patience: 1000 }), { code: "crashed" });
});

test("unrequested messages end the worker before there are many", async () => {
  const flood = `
    let port = null;
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "target") ??
      Object.getOwnPropertyDescriptor(Event.prototype, "target");
    const { get: data } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
    Object.defineProperty(MessageEvent.prototype, "data", {
      get() { port = get.call(this); return data.call(this); },
    });
    ${stepping("if (state.steps === 70) for (let n = 0; n < 1e5; n += 1) port.postMessage({ id: 1, n });")}`;
  const { outcome, message } = await endOf(flood);
  assert.equal(outcome, "crashed");
  assert.match(message, /nobody asked for/);
});

/** Returns a guest whose worker is simulated by the test: its answers to one kind of request are changed. */
async function lying(type, change) {
  const guest = await openSource(readExample("backtracking.js"));
  const { source } = guest;
  return openGuest(source, {
    spawn: async (program, fail) => {
      const { spawn } = await import("./guests.mjs");
      const place = await spawn(program, fail);
      const asked = new Map();
      const port = {
        postMessage(message) {
          asked.set(message.id, message.type);
          place.port.postMessage(message);
        },
        set onmessage(hear) {
          place.port.onmessage = ({ data }) => {
            const lie = asked.get(data.id) === type ? change(data.answer) : data.answer;
            hear({ data: { ...data, answer: lie } });
          };
        },
      };
      return { ...place, port };
    },
  });
}

test("no answer of its worker is trusted", async () => {
  for (const [type, change] of [
    ["start", () => null],
    ["start", (status) => ({ ...status, steps: "many" })],
    ["slice", (status) => ({ ...status, steps: -1 })],
    ["slice", (status) => ({ ...status, outcome: "won" })],
    ["slice", (status) => ({ ...status, outcome: "solved", solution: null })],
    ["slice", (status) => ({ ...status, outcome: "solved", solution: new Uint8Array(80) })],
    ["slice", (status) => ({ ...status, micros: Number.NaN })],
    ["frame", (frame) => ({ ...frame, digits: new Uint8Array(81).fill(200) })],
    ["frame", (frame) => ({ ...frame, weights: new Float32Array(1e6) })],
    ["frame", (frame) => ({ ...frame, samples: 1e9 })],
    ["frame", (frame) => ({ ...frame, samples: 5000, trace: new Float64Array(10_000) })],
    ["frame", () => "a picture"],
  ]) {
    const race = start(await lying(type, change));
    const [lane] = race.lanes;
    await waitUntil(() => lane.state !== "preparing", "the lane");
    lane.play();
    if (type === "frame") await lane.frame();
    await ended(lane);
    assert.equal(lane.progress.outcome, "crashed", String(change));
    assert.match(lane.error.message, /^What its worker says is no /, String(change));
    race.dispose();
  }
});

test("without a solver its id is unknown, another one can replace it, and disposing terminates it", async () => {
  lab.guest = null;
  assert.throws(
    () => new Race(lab, { createWorker: () => new NodeWorker() }).prepare(easy, [own]),
    {
      code: "unknown-algorithm",
    },
  );
  const [one, other] = [
    await openSource(stepping(`return "stalled";`)),
    await openSource(stepping(`return "exhausted";`)),
  ];
  assert.notEqual(one.digest, other.digest);
  assert.ok(!lab.algorithms.some(({ id }) => id === "own"));
  const race = start(one);
  race.play();
  await ended(race.lanes[0]);
  assert.equal(race.lanes[0].progress.outcome, "stalled");
  lab.guest = other;
  race.prepare(easy, [own]);
  race.play();
  await ended(race.lanes[0]);
  assert.equal(race.lanes[0].progress.outcome, "unsolvable");
  race.dispose();
  one.dispose();
  other.dispose();
  await waitUntil(
    () => spawnedHosts.slice(-4).every(({ ended }) => ended),
    "the end of the threads",
  );
  const gone = new AbortController();
  const opening = openSource("for (;;);", { signal: gone.signal });
  gone.abort();
  await assert.rejects(opening, { name: "AbortError" });
});

test("its records in an experiment equal those of separate runs", async () => {
  const guest = await openSource(readExample("backtracking.js"));
  lab.guest = guest;
  const puzzles = [easy.text, long.text, easy.text];
  const { pool } = startPool(2);
  const definition = {
    set: [{ file: "some.txt" }],
    contestant: [ours, { ...own, name: "mine" }, { algorithm: "ga" }],
    seeds: 2,
    budget: { steps: 300 },
  };
  const read = async () => puzzles.join("\n");
  const opened = () => Experiment.open(workshop, definition, read);
  const experiment = await opened();
  assert.deepEqual(experiment.contestants, ["backtracking:rows", "mine", "ga"]);
  // The solver uses no random numbers, so it has one seed.
  assert.equal(experiment.tasks, 3 * (1 + 1 + 2));
  await experiment.run(pool, { repeat: false });
  assert.equal(experiment.done, experiment.tasks);
  const rows = [...experiment.csv()].join("").trim().split("\n").slice(1);
  const mine = rows
    .map((row) => row.split(","))
    .filter(([, , , , contestant]) => contestant === "mine");
  assert.deepEqual(
    mine.map(([, , line, , , seed, outcome, found, steps]) =>
      [line, seed, outcome, found, steps].map(String),
    ),
    ["1", "2", "3"].map((line) => [line, "1", "steps", "0", "300"]),
  );
  // A counter with the name of a column is in this column; the solver counts no nodes.
  assert.ok(
    mine.every(([, , , , , , , , , nodes, , backtracks]) => nodes === "" && backtracks > 0),
  );
  // A pack belongs to this solver only.
  const pack = experiment.pack();
  assert.equal((await opened()).restore([pack]), experiment.tasks);
  lab.guest = await openSource(stepping(`return "stalled";`).replaceAll("random", "chance"));
  const other = await opened();
  assert.throws(() => other.restore([pack]), { code: "refused" });
  await assert.rejects(experiment.run(pool), { code: "refused" });
  await other.run(pool, { repeat: true });
  const ends = [...other.csv()]
    .join("")
    .split("\n")
    .filter((row) => row.includes("mine,"));
  assert.ok(ends.length === 3 && ends.every((row) => row.includes("mine,1,stalled,0,1,")));
  lab.guest = null;
  await assert.rejects(opened(), { code: "unknown-algorithm" });
});

test("its runs and those of built-in solvers are in one table, and a wrong solution is not counted", async () => {
  lab.guest = await openSource(
    stepping(
      `if (state.digits[0] === 1) throw new TypeError("no ones");
      if (state.digits[0] === 2) for (;;);
      state.digits.set([..."${easySolution}"].map(Number)); return "found";`,
      "{ sizes: { least: 9, most: 9 } }",
    ),
    { patience: 1000 },
  );
  const { pool } = startPool(2);
  const puzzles = ["1", "5", "2", "."].map((digit) => `${digit}${".".repeat(80)}`);
  const moved = `.${easySolution[0]}${".".repeat(79)}`;
  const request = {
    setups: [ours, own],
    puzzles: [...puzzles, moved],
    seeds: [1, 2],
    limits: { maxSteps: 500 },
  };
  const told = [];
  const records = await pool.runs(request, {
    onPart: ({ from, to, done }) => told.push([from, to, done]),
  });
  const outcomes = Array.from({ length: 5 }, (_, puzzle) => records.outcomes[4 * puzzle + 1]);
  assert.deepEqual(outcomes, ["crashed", "solved", "crashed", "solved", "crashed"]);
  assert.deepEqual(
    [1, 9, 17].map((row) => records.errors.get(row).message),
    [
      "TypeError: no ones",
      "It did not come back within 1 s, and was ended: is there a loop without an end?",
      "It says that it found a solution, but r1c2 is given as 5, not 3.",
    ],
  );
  assert.equal(text(records.solutions.subarray(81 * 5, 81 * 6)), easySolution);
  assert.deepEqual([records.solutions[81], records.conflicts[5], records.steps[5]], [0, 0, 1]);
  // The records of our solvers are the same as without the custom solver.
  assert.deepEqual(
    [records.outcomes[0], records.setups[0], records.setups[1]],
    [records.outcomes[2], 0, 1],
  );
  assert.equal(told.at(-1)[2], 20);
  const solved = await pool.solve(puzzles[1], own);
  assert.deepEqual([solved.outcome, solved.text], ["solved", easySolution]);
  await assert.rejects(pool.runs({ setups: [own], puzzles: [".".repeat(256)] }), { code: "size" });
  const small = await pool.runs({ setups: [ours, own], puzzles: [".".repeat(16)] });
  assert.deepEqual(small.outcomes, ["solved", "invalid"]);
});
