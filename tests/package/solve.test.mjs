/** Solving one puzzle with one call, in this thread and in a worker; whole races; and errors for wrong names. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Race } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import {
  easy,
  easySolution,
  endless,
  fullLab,
  lab,
  long,
  settleSoon,
  waitUntil,
} from "./support.mjs";

const aborted = { name: "AbortError" };
const blank = ".".repeat(81);
const races = [];
after(() => {
  for (const race of races) race.dispose();
});

function startRace() {
  const race = new Race(lab, { cores: 3, createWorker: () => new NodeWorker() });
  races.push(race);
  return race;
}

/** Returns the result of a run with the setup. */
function expected(puzzle, setup) {
  const run = lab.start(puzzle, setup);
  const end = run.advance();
  const names = lab.algorithm(setup.algorithm).counters.map(({ id }) => id);
  const { counters } = run.frame();
  const { solution } = run;
  run.free();
  return {
    ...end,
    text: solution && lab.write(solution, lab.read(puzzle.text ?? puzzle).box),
    solution: solution && new Uint8Array(solution),
    counters: Object.fromEntries(names.map((name, at) => [name, counters[at]])),
  };
}

test("a text is solved by one call, with the solver for its size", async () => {
  const { pool } = startPool(1);
  for (const solved of [
    lab.solve(easy.text),
    lab.solve(easy),
    await settleSoon(pool.solve(easy.text)),
  ]) {
    assert.deepEqual(solved, expected(easy, { algorithm: "fast" }));
    assert.equal(solved.text, easySolution);
  }
  const large = "1".padEnd(256, ".");
  const solved = lab.solve(large);
  assert.deepEqual(solved, expected(lab.read(large), { algorithm: "general" }));
  assert.equal(lab.read(solved.text).givens[0], 1);
});

test("with a setup, the call is a run of this setup, in this thread and in a worker", async () => {
  const { pool, workers } = startPool(1);
  for (const [puzzle, setup] of [
    [easy, { algorithm: "backtracking", preset: "rows" }],
    [blank, { algorithm: "backtracking", solutions: 40 }],
    [blank, { algorithm: "dancing-links", solutions: 2 }],
    [easy, { algorithm: "ga", seed: 9, maxSteps: 30, params: { population: "40" } }],
    [`5${blank.slice(0, 8)}5${blank.slice(10)}`.replace(/5(.{8})5/, "5$1."), { algorithm: "fast" }],
    [`12345678.........9${blank.slice(18)}`, { algorithm: "general" }],
  ]) {
    const wanted = expected(puzzle, setup);
    assert.deepEqual(lab.solve(puzzle, setup), wanted);
    assert.deepEqual(await settleSoon(pool.solve(puzzle, setup)), wanted);
  }
  assert.equal(workers.length, 1);
});

test("a parameter can be a number, a boolean or a list, equivalent to its text", async () => {
  const { pool } = startPool(1);
  const setup = { algorithm: "ga", seed: 2, maxSteps: 20 };
  const told = lab.solve(easy, { ...setup, params: { population: "60", mutation: "0.25" } });
  const params = { population: 60, mutation: 0.25 };
  assert.notDeepEqual(lab.solve(easy, setup), told);
  assert.deepEqual(lab.solve(easy, { ...setup, params }), told);
  assert.deepEqual(await settleSoon(pool.solve(easy, { ...setup, params })), told);
  const race = startRace();
  const [lane] = await settleSoon(race.run(easy, [{ ...setup, params }]));
  assert.equal(lane.error, null);
  assert.deepEqual(Object.values(told.counters), [...(await lane.frame()).counters]);
  for (const info of lab.algorithms) {
    for (const { id, type, default: usual } of info.params) {
      if (type !== "ordered" && type !== "switch") continue;
      const set = { algorithm: info.id, seed: 1, maxSteps: 3 };
      const [first, other] = [usual, String(usual)].map((value) =>
        lab.solve(easy, { ...set, params: { [id]: value } }),
      );
      assert.deepEqual(first, other, `${info.id}: ${id}`);
    }
  }
});

test("a wrong name is rejected with the list of known names", async () => {
  const { pool, workers } = startPool(1);
  for (const [code, message, puzzle, setup] of [
    ["parse", /line 1, column 1: 'h' is neither a digit nor a blank/, "hello"],
    ["parse", /81 cells expected, 80 found/, easy.text.slice(1)],
    ["parse", /a text or what `read` gives; .* this is undefined/],
    ["parse", /this is object/, easy.givens],
    ["parse", /this is null/, null],
    ["clash", /r1c1 and r1c2 in row 1 both contain 5/, `55${easy.text.slice(2)}`],
    [
      "unknown-algorithm",
      /no algorithm dlx: there are .*dancing-links/,
      easy,
      { algorithm: "dlx" },
    ],
    [
      "unknown-preset",
      /no preset papr: ga has woc, paper/,
      easy,
      { algorithm: "ga", preset: "papr" },
    ],
    [
      "unknown-param",
      /no parameter populaton: ga has population/,
      easy,
      { algorithm: "ga", params: { populaton: 9 } },
    ],
    [
      "param-range",
      /population = 1: .* from 2 to/,
      easy,
      { algorithm: "ga", params: { population: 1 } },
    ],
    ["refused", /no limit: it has .*solutions/, easy, { limit: 2 }],
    ["refused", /an object such as \{ algorithm: "/, easy, "backtracking"],
    ["refused", /malformed: params/, easy, { algorithm: "ga", params: { population: {} } }],
    ["refused", /malformed: params/, easy, { algorithm: "ga", params: "population" }],
    ["incomplete", /only one solution/, easy, { algorithm: "ga", solutions: 2 }],
  ]) {
    const refusal = { name: "SudokuError", code, message };
    assert.throws(() => lab.solve(puzzle, setup), refusal, String(message));
    await assert.rejects(settleSoon(pool.solve(puzzle, setup)), refusal, String(message));
  }
  assert.ok(workers.length <= 1);
  assert.throws(() => lab.start(easy), { code: "refused", message: /a setup is an object/ });
});

test("a signal ends the call, the results until then are reported, and the worker is free", async () => {
  const { pool, workers } = startPool(1);
  const cancel = new AbortController();
  let last = null;
  const onProgress = (progress) => {
    last = progress;
  };
  const solving = pool.solve(long, endless, { signal: cancel.signal, onProgress });
  await waitUntil(() => last?.steps > 0, "steps");
  assert.deepEqual([last.found, last.outcome], [0, null]);
  cancel.abort();
  await assert.rejects(settleSoon(solving), aborted);
  await assert.rejects(settleSoon(pool.solve(easy, {}, { signal: AbortSignal.abort() })), aborted);
  const reason = new Error("enough");
  await assert.rejects(
    settleSoon(pool.solve(easy, {}, { signal: AbortSignal.abort(reason) })),
    reason,
  );
  assert.equal((await settleSoon(pool.solve(easy))).text, easySolution);
  assert.equal(workers.length, 1);
});

test("one call runs a whole race, and returns its lanes at their ends", async () => {
  const race = startRace();
  const setups = [{ algorithm: "backtracking" }, { algorithm: "ga", preset: "no-such" }];
  const lanes = await settleSoon(race.run(easy.text, setups));
  assert.equal(lanes, race.lanes);
  assert.deepEqual(
    lanes.map(({ progress, error }) => [progress.outcome, error?.code]),
    [
      ["solved", undefined],
      ["invalid", "unknown-preset"],
    ],
  );
  assert.deepEqual(await settleSoon(race.run(easy, [])), []);
  await assert.rejects(settleSoon(race.run(easy, [{ algorithm: "dlx" }])), {
    code: "unknown-algorithm",
  });
});

test("a race is ended by its signal, by another race and with its workers", async () => {
  const race = startRace();
  const cancel = new AbortController();
  const running = race.run(long, [endless, endless], { signal: cancel.signal });
  await waitUntil(() => race.lanes.every(({ progress }) => progress.steps > 0), "steps");
  cancel.abort();
  await assert.rejects(settleSoon(running), aborted);
  await waitUntil(() => race.lanes.every(({ state }) => state === "ended"), "the end");
  assert.deepEqual(
    race.lanes.map(({ progress }) => progress.outcome),
    ["stopped", "stopped"],
  );

  await assert.rejects(
    settleSoon(race.run(long, [endless], { signal: AbortSignal.abort() })),
    aborted,
  );
  assert.equal(race.lanes.length, 2, "what is cancelled before it begins changes nothing");

  const first = assert.rejects(settleSoon(race.run(long, [endless])), aborted);
  const second = race.run(easy, [{ algorithm: "fast" }]);
  await first;
  assert.equal((await settleSoon(second))[0].progress.outcome, "solved");

  const last = race.run(long, [endless]);
  race.dispose();
  await assert.rejects(settleSoon(last), aborted);
});

test("one call generates a puzzle: a different one each time, or determined by a seed", () => {
  const made = fullLab.generate({ seed: 7 });
  assert.deepEqual(fullLab.generate({ seed: 7, algorithm: "dig" }), made);
  assert.equal(fullLab.solve(made, { solutions: 2 }).found, 1);
  const several = new Set(Array.from({ length: 4 }, () => fullLab.generate().text));
  assert.equal(several.size, 4);
  const small = fullLab.generate({ seed: 1 }, "2x3");
  assert.deepEqual([small.box, small.side], ["2x3", 6]);
  const symmetric = fullLab.generate({ seed: 3, params: { symmetry: "rotate-180" } });
  const filled = [...symmetric.givens].map((digit) => digit > 0);
  assert.deepEqual(filled, filled.toReversed());
  const vain = { seed: 1, params: { most: 17 }, maxSteps: 40 };
  assert.throws(() => fullLab.generate(vain), {
    code: "refused",
    message: "dig gave up with the seed 1",
  });
  assert.throws(() => fullLab.generate({}, "nine"), { code: "box" });
});
