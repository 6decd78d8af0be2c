/** A file of puzzles that any setup solves, in one call or as runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startPool } from "../package/pools.mjs";
import { blank, easy, fullLab, lab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { solvePuzzles, outcomeKinds } = await load("views/experiment/set/answering.ts");
const { nameOf, isSameTask, setupText } = await load("views/experiment/set/tally.ts");

/** One puzzle has one solution, one several, one none, and the givens of the last are in conflict. */
const several = lab.read(easy.text.replace(/[1-4]/g, "."));
const none = lab.read(`.12345678${".".repeat(18)}9${".".repeat(53)}`);
const some = [easy, several, none].map(({ givens }) => [...givens]);
const clash = [5, 5, ...blank("3x3").givens.slice(2)];
const puzzles = Uint8Array.from([...some.flat(), ...clash]);
const group = { box: "3x3", side: 9, numbers: Uint32Array.of(0, 1, 2, 3), puzzles };
const { pool } = startPool(2);

/** @param {string} id @param {object} [more] */
const taskOf = (id, more) => {
  const plain = { preset: null, params: {}, seed: null, limit: 2, maxSteps: null };
  return { solver: fullLab.algorithm(id), ...plain, ...more };
};

/** Returns the result of each puzzle, by name. @param {object} task */
async function became(task) {
  /** @type {unknown[]} */
  const rows = [];
  const onPart = (/** @type {any} */ { from, to, fate, counts, steps, solutions, error }) => {
    for (let at = from; at < to; at += 1) {
      const digits = solutions.slice((at - from) * 81, (at - from + 1) * 81);
      const figures = [outcomeKinds[fate(at - from)], counts[at - from], steps[at - from]];
      rows[at] = [...figures, digits.join(""), error?.code ?? null];
    }
  };
  await solvePuzzles(pool, group, task, {
    workers: 2,
    signal: new AbortController().signal,
    onPart,
  });
  return rows;
}

test("puzzles get the same answers in one call and as runs", async () => {
  for (const maxSteps of [null, 2]) {
    for (const preset of [null, "rows"]) {
      const task = taskOf("backtracking", { preset, maxSteps, limit: maxSteps === null ? 2 : 1 });
      const atOnce = await became(task);
      const asRuns = await became({ ...task, seed: 5 });
      assert.deepEqual(asRuns.slice(0, 3), atOnce.slice(0, 3));
      const said = asRuns.map((row) => /** @type {any[]} */ (row)[0]);
      const wanted = maxSteps === null ? ["unique", "several", "none"] : ["steps", "steps"];
      assert.deepEqual(said.slice(0, wanted.length), wanted);
      assert.equal(said[3], "invalid");
    }
  }
});

test("an incomplete solver answers too, with its seed and its parameters", async () => {
  const params = { population: "100" };
  const task = taskOf("ga", { params, seed: 3, limit: 1 });
  const [first, again] = [await became(task), await became(task)];
  assert.deepEqual(again, first);
  const run = fullLab.start(easy, { algorithm: "ga", params, seed: 3 });
  const { steps } = run.advance();
  run.free();
  assert.equal(/** @type {any[]} */ (first[0])[2], steps);
  assert.notDeepEqual(await became({ ...task, seed: 4 }), first);
  const stalls = await became(taskOf("relaxation-labeling", { limit: 1, seed: 1 }));
  assert.equal(/** @type {any[]} */ (stalls[1])[0], "stalled");
});

test("the name of a task contains all its settings", () => {
  const task = taskOf("ga", { preset: "paper", params: { elite: "2", crowd: "false" }, seed: 7 });
  assert.equal(setupText(task), "ga:paper crowd=false elite=2 seed=7");
  assert.match(nameOf(task), /^Genetic algorithm \(.+, crowd=false, elite=2, seed=7\)$/);
  assert.equal(nameOf(taskOf("ga")), "Genetic algorithm");
  const turned = { ...task, params: { crowd: "false", elite: "2" } };
  assert.ok(isSameTask(task, turned));
  for (const other of [{ seed: 8 }, { params: {} }, { preset: null }, { maxSteps: 9 }]) {
    assert.ok(!isSameTask(task, { ...task, ...other }), JSON.stringify(other));
  }
});
