/** Many runs in workers: each has the result of a separate run, whichever worker executes it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError, taskAt, tasksIn } from "../../pkg/dist/index.js";
import { mortalWorker, NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import * as support from "./support.mjs";

const { fullLab, blank, easy, endless, lab, long, settleSoon, waitUntil } = support;
/** Every solver with a small step limit. */
const setups = support.setups.map((setup) => ({ ...setup, maxSteps: 60 }));

const puzzles = [easy, lab.shuffle(easy, 1), lab.shuffle(easy, 2)];
const bytes = Uint8Array.from(puzzles.flatMap(({ givens }) => [...givens]));
const seeds = [3, 2 ** 32 - 1];

/** Returns records without the times. */
const timeless = ({ micros: _, ...records }) => records;

/** Returns the result of a run in this thread. */
function expected(puzzle, setup) {
  const run = fullLab.start(puzzle, setup);
  const { outcome, found, steps } = run.advance();
  const frame = run.frame();
  const { counters: specs } = fullLab.algorithm(setup.algorithm);
  const counters = Object.fromEntries(specs.map(({ id }, at) => [id, frame.counters[at]]));
  const grid = run.solution ?? frame.digits;
  const solution = run.solution ?? new Uint8Array(puzzle.givens.length);
  run.free();
  return { outcome, found, steps, counters, blanks: blanksOf(grid), solution: [...solution] };
}

const blanksOf = (digits) => [...digits].filter((digit) => digit === 0).length;

/** Returns the same values of a row of records. */
function row(records, at) {
  const cells = records.solutions.length / records.length;
  const counted = Object.entries(records.counters).map(([id, column]) => [id, column[at]]);
  return {
    outcome: records.outcomes[at],
    found: records.found[at],
    steps: records.steps[at],
    counters: Object.fromEntries(counted.filter(([, count]) => !Number.isNaN(count))),
    blanks: records.blanks[at],
    solution: [...records.solutions.subarray(at * cells, (at + 1) * cells)],
  };
}

test("the records of every algorithm equal those of separate runs, with any number of workers", async () => {
  const request = { setups, puzzles, seeds };
  const told = [];
  for (const workers of [1, 2, 4]) {
    const { pool } = startPool(workers);
    const parts = [];
    const onPart = ({ from, to, done }) => parts.push([from, to, done]);
    const records = await settleSoon(pool.runs(request, { onPart }));
    told.push(timeless(records));
    const rows = parts.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, n) => from + n),
    );
    assert.deepEqual(
      rows.toSorted((a, b) => a - b),
      Array.from({ length: records.length }, (_, at) => at),
    );
    assert.equal(parts.at(-1)[2], records.length);
    assert.ok(records.micros.every((micros) => micros >= 0 && Number.isFinite(micros)));
  }
  const [records] = told;
  assert.equal(records.length, setups.length * puzzles.length * seeds.length);
  assert.equal(tasksIn(request), records.length);
  for (let at = 0; at < records.length; at += 1) {
    const task = taskAt(request, at);
    const { setup, puzzle, seed } = task;
    assert.deepEqual(
      [records.tasks[at], records.setups[at], records.puzzles[at], records.seeds[at]],
      [at, setup, puzzle, seed],
    );
    const own = expected(puzzles[puzzle], { ...setups[setup], seed });
    assert.deepEqual(row(records, at), own, JSON.stringify([setups[setup], task]));
    if (own.outcome === "solved") assert.equal(records.conflicts[at], 0);
  }
  const outcomes = new Set(records.outcomes);
  assert.ok(outcomes.has("solved") && outcomes.size > 1, [...outcomes].join());
  // Algorithms that use random numbers have other results with another seed.
  const ga = setups.findIndex(({ algorithm }) => algorithm === "ga");
  const conflicts = [0, 1].map((seed) => {
    const at = records.setups.findIndex(
      (setup, at) => setup === ga && records.seeds[at] === seeds[seed],
    );
    return `${records.steps[at]} ${records.conflicts[at]} ${Object.values(records.counters).map((column) => column[at])}`;
  });
  assert.notEqual(...conflicts);
  // Other numbers of workers give the same records.
  for (const other of told.slice(1)) assert.deepEqual(other, records);
});

test("generators are supported like solvers", async () => {
  const makers = fullLab.algorithms.filter(
    ({ kind, sizes }) => kind === "generator" && sizes.least <= 9 && 9 <= sizes.most,
  );
  const { pool } = startPool(2);
  const request = {
    setups: makers.map(({ id }) => ({ algorithm: id })),
    puzzles: new Uint8Array(81),
    seeds: [5, 6, 7],
  };
  const records = await settleSoon(pool.runs(request));
  assert.equal(records.length, makers.length * 3);
  for (let at = 0; at < records.length; at += 1) {
    const setup = { ...request.setups[records.setups[at]], seed: records.seeds[at] };
    assert.deepEqual(row(records, at), expected(blank("3x3"), setup));
    assert.equal(records.outcomes[at], "solved");
  }
});

test("any part of a request can be executed by itself, in any order", async () => {
  const request = { setups: setups.slice(0, 4), puzzles: bytes, seeds };
  const { pool } = startPool(2);
  const whole = await settleSoon(pool.runs(request));
  const tasks = [20, 3, 11, 4, 5];
  const some = await settleSoon(pool.runs({ ...request, tasks }));
  assert.deepEqual([...some.tasks], tasks);
  for (const [at, task] of tasks.entries()) {
    assert.deepEqual(row(some, at), row(whole, task));
    const { setup, puzzle, seed } = taskAt(request, task);
    assert.deepEqual([some.setups[at], some.puzzles[at], some.seeds[at]], [setup, puzzle, seed]);
  }
  assert.equal((await settleSoon(pool.runs({ ...request, tasks: [] }))).length, 0);
});

test("puzzles can be bytes, texts or parsed puzzles, with candidates that restrict them", async () => {
  const { pool } = startPool(1);
  const request = { setups: [{ algorithm: "backtracking", solutions: 0 }], puzzles: bytes };
  const texts = puzzles.map(({ text }) => text);
  const [one, ...others] = await settleSoon(
    Promise.all([bytes, puzzles, texts].map((puzzles) => pool.runs({ ...request, puzzles }))),
  );
  for (const other of others) assert.deepEqual(timeless(other), timeless(one));
  // A quarter of the 288 grids of side 4: those that begin with 1.
  const first = ["1", ...Array.from({ length: 15 }, () => "1234")].join(" ");
  const restricted = lab.read(first, { box: "2x2" });
  const some = [blank("2x2"), { ...restricted }];
  const { found, box } = await settleSoon(pool.runs({ setups: request.setups, puzzles: some }));
  assert.deepEqual([[...found], box], [[288, 72], "2x2"]);
});

test("limits apply to all setups, and without a list of seeds each setup uses its own seed", async () => {
  const { pool } = startPool(1);
  const setups = [
    { algorithm: "backtracking", preset: "random", seed: 9, maxSteps: 100_000 },
    { algorithm: "backtracking", preset: "rows", solutions: 2 },
  ];
  const own = await settleSoon(pool.runs({ setups, puzzles: [easy] }));
  assert.deepEqual([...own.seeds], [9, 0]);
  for (const at of [0, 1]) assert.deepEqual(row(own, at), expected(easy, setups[at]));
  const limits = { maxSteps: 7, solutions: undefined };
  const limited = await settleSoon(pool.runs({ setups, puzzles: [easy], limits }));
  assert.deepEqual(limited.outcomes, ["steps", "steps"]);
  assert.deepEqual([...limited.steps], [7, 7]);
  const brief = await settleSoon(
    pool.runs({ setups: [endless], puzzles: [long, easy], limits: { maxSeconds: 0.05 } }),
  );
  assert.deepEqual(brief.outcomes, ["time", "solved"]);
  assert.ok(brief.steps[0] > 0 && brief.micros[0] >= 50_000);
});

test("conflicting givens give a row, and so does a refused setup unless all setups are refused", async () => {
  const { pool } = startPool(1);
  const clash = lab.read(`55${".".repeat(79)}`);
  const setups = [
    { algorithm: "backtracking" },
    { algorithm: "dig", params: { engine: "fast" } },
    { algorithm: "dancing-links", seed: 4 },
  ];
  const nine = await settleSoon(pool.runs({ setups: setups.slice(0, 1), puzzles: [clash, easy] }));
  assert.deepEqual(nine.outcomes, ["invalid", "solved"]);
  assert.equal(nine.errors.size, 0);
  const four = await settleSoon(pool.runs({ setups, puzzles: new Uint8Array(16), box: "2x2" }));
  assert.deepEqual(four.outcomes, ["solved", "invalid", "solved"]);
  assert.deepEqual([...four.errors.keys()], [1]);
  assert.equal(four.errors.get(1).code, "param-range");
});

test("errors of a request are reported at once", async () => {
  const { pool } = startPool(1);
  const good = { setups: [{ algorithm: "backtracking" }], puzzles: [easy] };
  const refuses = async (request, code, message) =>
    assert.rejects(settleSoon(pool.runs({ ...good, ...request })), (error) => {
      assert.ok(error instanceof SudokuError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  await refuses({ setups: [{ algorithm: "none" }] }, "unknown-algorithm", /none/);
  await refuses({ setups: [{ algorithm: "ga", preset: "x" }] }, "unknown-preset", /x/);
  await refuses({ setups: [{ algorithm: "ga", solutions: 2 }] }, "incomplete", /./);
  await refuses({ seeds: [1.5] }, "param-type", /seed/);
  await refuses({ seeds: [2 ** 32] }, "param-range", /seed/);
  await refuses({ tasks: [1] }, "param-range", /task/);
  await refuses({ puzzles: [easy, blank("2x2")] }, "box", /3x3.*2x2/);
  await refuses({ puzzles: new Uint8Array(80) }, "box", /80/);
  await refuses({ puzzles: [easy, "5x"] }, "parse", /./);
  await refuses({ limits: { maxSeconds: Number.NaN } }, "param-range", /maxSeconds/);
  await refuses({ limits: { maxSteps: -1 } }, "param-range", /maxSteps/);
});

test("a cancelled request keeps its results, and its workers can be used again", async () => {
  const { pool, workers } = startPool(2);
  const cancel = new AbortController();
  let kept = null;
  const request = { setups: [{ algorithm: "dancing-links" }, endless], puzzles: [easy, long] };
  const work = pool.runs(request, {
    signal: cancel.signal,
    onPart: ({ records, done }) => {
      kept = records;
      // Only the last of the four runs takes minutes.
      if (done === 3) cancel.abort();
    },
  });
  await assert.rejects(settleSoon(work), { name: "AbortError" });
  assert.deepEqual(kept.outcomes, ["solved", "solved", "solved", null]);
  assert.deepEqual(row(kept, 0), expected(easy, request.setups[0]));
  const again = await settleSoon(pool.runs({ ...request, tasks: [0, 1, 2] }));
  for (const at of [0, 1, 2]) assert.deepEqual(row(again, at), row(kept, at));
  assert.ok(workers.length <= 2);
});

test("a worker that dies is replaced, and the records are the same", async () => {
  const request = { setups: setups.slice(0, 3), puzzles, seeds };
  const { pool: sound } = startPool(1);
  const whole = await settleSoon(sound.runs(request));
  const { pool, workers } = startPool(1, (number) =>
    number === 0 ? mortalWorker("exit", 3) : new NodeWorker(),
  );
  const records = await settleSoon(pool.runs(request));
  assert.deepEqual(timeless(records), timeless(whole));
  assert.equal(workers.length, 2);
});

/** A worker that ends itself at every run with a certain seed, as if the algorithm crashed. */
class Fragile extends NodeWorker {
  postMessage(message, transfer) {
    const { tasks } = message;
    if (tasks?.some((value, at) => at % 3 === 2 && value === 13)) {
      setImmediate(() => this.onerror?.({ message: "unlucky" }));
      return;
    }
    super.postMessage(message, transfer);
  }
}

test("a run that crashes two workers has no result, and the other runs are unaffected", async () => {
  const { pool } = startPool(1, () => new Fragile());
  const request = {
    setups: [{ algorithm: "backtracking" }],
    puzzles: [easy],
    seeds: Array.from({ length: 60 }, (_, seed) => seed),
  };
  const records = await settleSoon(pool.runs(request));
  assert.deepEqual(
    [...records.outcomes.entries()].filter(([, outcome]) => outcome !== "solved"),
    [[13, "crashed"]],
  );
  assert.deepEqual([...records.errors.keys()], [13]);
  assert.match(records.errors.get(13).message, /unlucky/);
});

test("a disposed pool ends the request", async () => {
  const { pool, workers } = startPool(1);
  const work = pool.runs({ setups: [endless], puzzles: [long] });
  await waitUntil(() => workers[0]?.sent.some(({ type }) => type === "runs-on"), "work");
  pool.dispose();
  await assert.rejects(settleSoon(work), { code: "crashed" });
});
