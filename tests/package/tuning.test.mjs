/** Tuning in workers gives the results of the command line. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { Tuning } from "../../pkg/dist/node/workshop.js";
import { read } from "./golden.mjs";
import { startPool } from "./pools.mjs";
import { settleSoon, fullLab as workshop } from "./support.mjs";

const folder = new URL("../puzzles/", import.meta.url);
const fileOf = ({ file }) => readFile(new URL(file, folder), "utf8");
const cases = JSON.parse(read("tuned.json"));

const requestOf = ({ algorithm, preset, set, steps, runs, seed, heldOutRuns }) => ({
  setup: { algorithm, preset, seed, maxSteps: steps },
  set: { file: set },
  runs,
  heldOutRuns,
});
const open = (request) => Tuning.open(workshop, request, fileOf);

/** Returns a setup as the command line writes it, with its parameters in order. */
const setupOf = ({ algorithm, preset }, { params }) => [
  `${algorithm}:${preset}`,
  ...Object.entries(params)
    .map(([id, value]) => `${id}=${value}`)
    .sort(),
];
const wordsOf = (setup) => {
  const [first, ...rest] = setup.split(" ");
  return [first, ...rest.sort()];
};

function assertSame(one, result) {
  const { report } = one;
  for (const side of ["default", "tuned"]) {
    assert.deepEqual(setupOf(one, result[side]), wordsOf(report[side].setup));
    assert.equal(result[side].cost, report[side].cost);
    assert.equal(result[side].solved, report[side].solved);
    assert.ok(result[side].micros > 0);
  }
  assert.deepEqual(result.ratio, report.ratio);
  assert.equal(result.verdict === "too few" ? "cannot tell" : result.verdict, report.verdict);
  for (const key of ["configurations", "runs", "races", "ablationRuns", "ablation"]) {
    assert.deepEqual(result[key], report[key], key);
  }
  assert.ok(report.link.endsWith(`&p=${result.example.text}`), report.link);
}

for (const currentCase of cases) {
  test(`${currentCase.algorithm} is tuned as on the command line, with any number of workers`, async () => {
    for (const workers of [1, 3]) {
      const tuning = await open(requestOf(currentCase));
      const result = await settleSoon(tuning.run(startPool(workers).pool));
      assertSame(currentCase, result);
      assert.equal(tuning.state.stage, "over");
      // The second call has no effect: the tuning has ended.
      assert.deepEqual(await tuning.run(startPool(1).pool), result);
      tuning.dispose();
    }
  });
}

test("a tuning shows its race, is paused at any run, and continues to the same result", async () => {
  const item = cases.find(({ report }) => report.ablationRuns > 0);
  const tuning = await open(requestOf(item));
  const { pool } = startPool(2);
  assert.equal(tuning.result, null);
  const stages = new Set();
  let pauses = 0;
  for (let ended = false; !ended; ) {
    const abort = new AbortController();
    const from = tuning.runs;
    const onPart = ({ runs }) => {
      assert.ok(runs > from && runs === tuning.runs);
      const { stage, standings, spent } = tuning.state;
      stages.add(stage);
      assert.ok(spent <= runs);
      assert.equal(stage === "tuning", standings.length > 0);
      if (runs > from + 40) abort.abort();
    };
    try {
      await settleSoon(tuning.run(pool, { signal: abort.signal, onPart }));
      ended = true;
    } catch (error) {
      assert.equal(error.name, "AbortError");
      assert.ok(tuning.runs > from);
      pauses += 1;
    }
  }
  assert.ok(pauses > 1, `${pauses} pauses`);
  assert.deepEqual([...stages], ["tuning", "comparing", "ablating"]);
  assertSame(item, tuning.result);
  const { finalists, tuned } = tuning.result;
  assert.deepEqual(finalists[0].params, tuned.params);
  const costs = finalists.map(({ cost }) => cost);
  assert.deepEqual(
    costs,
    costs.toSorted((a, b) => a - b),
  );
});

test("an invalid tuning is rejected with the reason", async () => {
  const request = requestOf(cases[0]);
  const refused = async (change, code, message) => {
    await assert.rejects(open({ ...request, ...change }), (error) => {
      assert.ok(error instanceof SudokuError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  };
  const setup = (change) => ({ setup: { ...request.setup, preset: undefined, ...change } });
  await refused(setup({ algorithm: "fast" }), "refused", /no number, switch or choice to tune/);
  await refused(setup({ algorithm: "nothing" }), "unknown-algorithm", /nothing/);
  await refused(setup({ params: { cooling: "9" } }), "param-range", /cooling/);
  await refused(setup({ maxSteps: undefined }), "param-range", /step limit/);
  await refused({ runs: 0 }, "param-range", /^runs must be from 1 to/);
  await refused({ heldOutRuns: 1 }, "param-range", /^heldOutRuns must be from 2 to/);
  await refused({ set: { file: "easy50.txt", take: 3 } }, "refused", /4 different puzzles/);
});
