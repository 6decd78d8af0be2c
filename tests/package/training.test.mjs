/** The training of a net, with the package's own worker in threads of Node. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SudokuError, Training } from "../../pkg/dist/index.js";
import { load } from "../../pkg/dist/node/workshop.js";
import { load as loadPage } from "../page/load.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { lab, settleSoon, waitUntil } from "./support.mjs";

const { solverOf } = await loadPage("views/train/solver.ts");
const workshop = await load();
const SMALL = { box: "2x2", updates: 12, features: 8, hidden: 8, segments: 2, batch: 4 };

const all = [];
after(() => {
  for (const training of all) training.dispose();
});

function begin(recipe = SMALL, options = {}) {
  const training = new Training(lab, recipe, { createWorker: () => new NodeWorker(), ...options });
  all.push(training);
  return training;
}

/** Trains a net to the end. */
async function trained(recipe) {
  const training = begin(recipe);
  training.start();
  await settleSoon(training.ended);
  return training;
}

test("a training makes its updates, is tested on puzzles of its grid, and ends", async () => {
  const states = new Set();
  const training = begin(SMALL, { onChange: ({ state }) => states.add(state) });
  assert.equal(training.state, "preparing");
  training.start();
  await settleSoon(training.ended);
  assert.equal(training.state, "ended");
  assert.ok(states.has("running") && states.has("ended"), [...states].join());
  assert.equal(training.updates, 12);
  assert.deepEqual(training.recipe, { ...workshop.defaultRecipe("2x2"), ...SMALL });
  const { curve, puzzles, test } = training;
  assert.equal(curve.length, 24);
  for (const [at, value] of curve.entries()) {
    assert.ok(value >= 0 && (at % 2 === 0 || value <= 1), `${at}: ${value}`);
  }
  assert.ok(puzzles.length > 0);
  for (const { givens, level } of puzzles) {
    assert.equal(givens.length, 16);
    assert.ok([0, 1].includes(level));
    const puzzle = lab.read(lab.write(givens, "2x2"), { box: "2x2" });
    assert.equal(workshop.solve(puzzle, { solutions: 2 }).found, 1);
  }
  assert.equal(test.update, 12);
  assert.equal(test.steps.length, puzzles.length);
  assert.equal(test.solved, test.steps.filter((steps) => steps !== null).length);
  training.start(); // this call has no effect: the training has ended
  assert.equal(training.state, "ended");
});

test("the weights are the same, however often the training is paused", async () => {
  const whole = await trained(SMALL);
  const parts = begin();
  for (const many of [1, 2, 4]) {
    parts.step(many);
    const updates = parts.updates;
    await settleSoon(waitUntil(() => parts.updates > updates && parts.test !== null));
  }
  await settleSoon(waitUntil(() => parts.updates === 7));
  assert.equal(parts.state, "paused");
  parts.start();
  await settleSoon(parts.ended);
  const [one, other] = [await whole.net(), await parts.net()];
  assert.equal(one.digest, other.digest);
  assert.deepEqual(one, other);
  assert.deepEqual(whole.curve, parts.curve);
  const seeded = await (await trained({ ...SMALL, seed: 2 })).net();
  assert.notEqual(seeded.digest, one.digest);
});

test("a start during the last slice of a step is not lost", async () => {
  const training = begin();
  training.step();
  await waitUntil(() => training.updates === 1 && training.test !== null);
  // A slice without updates, which is always the last one.
  training.step(0);
  training.start();
  await settleSoon(training.ended);
  assert.equal(training.updates, 12);
});

test("the weights equal those of the native training to the bit", async () => {
  // The constant `DIGEST` in `src/training/session.rs`: the default recipe with 200 updates.
  const training = await trained({ ...workshop.defaultRecipe("2x3"), updates: 200 });
  const { digest } = await training.net();
  assert.equal(digest, "1a5860540f67c8f3");
});

test("a net is saved and opened, and every other file is rejected with the reason", async () => {
  const training = await trained(SMALL);
  const [net, file] = [await training.net(), await training.file()];
  assert.deepEqual(workshop.openNet(file), net);
  const wrong = [
    new Uint8Array(0),
    new TextEncoder().encode("no net at all"),
    file.subarray(0, file.length - 1),
    Uint8Array.of(...file, 0),
    file.map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
  ];
  for (const [at, item] of wrong.entries()) {
    assert.throws(
      () => workshop.openNet(item),
      (error) => error instanceof SudokuError && error.code === "net" && error.message.length > 10,
      `${at}`,
    );
  }
});

test("a recipe out of range is the error of its training", async () => {
  for (const [field, value, code] of [
    ["updates", 0, "param-range"],
    ["features", 5, "param-range"],
    ["rate", 1, "param-range"],
    ["pools", [], "param-range"],
    ["pools", ["house"], "param-range"],
  ]) {
    const training = begin({ ...SMALL, [field]: value });
    await assert.rejects(settleSoon(training.ended), { code, message: new RegExp(field) });
    assert.equal(training.state, "failed");
    await assert.rejects(training.beliefs(0, 1), { code });
  }
  assert.throws(() => begin({ updates: "many" }), { code: "argument" });
});

test("beliefs are a distribution, and equal those of the script with which a net races", async () => {
  const training = await trained({ ...SMALL, box: "2x3", updates: 3 });
  const { weights, recipe } = await training.net();
  const text = solverOf({ recipe, weights }, "Net", "");
  const solver = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const { givens } = training.puzzles[3];
  const state = solver.start({ side: 6, boxRows: 2, boxColumns: 3, givens });
  for (const step of [0, 1, 2, 3]) {
    if (step > 0) solver.advance(state);
    const beliefs = await training.beliefs(3, step);
    assert.equal(beliefs.length, 216);
    for (let cell = 0; cell < 36; cell++) {
      const own = beliefs.subarray(6 * cell, 6 * cell + 6);
      assert.ok(Math.abs(own.reduce((sum, one) => sum + one, 0) - 1) < 1e-4);
    }
    for (const [at, belief] of beliefs.entries()) {
      assert.ok(Math.abs(belief - state.beliefs[at]) < 1e-3, `step ${step}: ${at}`);
    }
  }
  const [first, second] = await training.allBeliefs([3, 4], 2);
  assert.deepEqual(first, await training.beliefs(3, 2));
  assert.notDeepEqual(first, second);
});

test("a disposed training rejects its requests", async () => {
  const training = begin({ ...SMALL, updates: 200_000 });
  training.start();
  await settleSoon(waitUntil(() => training.updates > 0));
  const asked = training.beliefs(0, 1);
  training.dispose();
  await assert.rejects(asked, { name: "AbortError" });
  await assert.rejects(training.ended, { name: "AbortError" });
  await assert.rejects(training.net(), { name: "AbortError" });
});
