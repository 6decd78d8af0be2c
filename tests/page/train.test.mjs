/**
 * The training of a net, as far as it can be tested without a page: recipes in links, drawings, and the net as a
 * solver.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NET_POOLS } from "../../pkg/dist/index.js";
import { inRoot } from "../../tools/run.mjs";
import { load } from "./load.mjs";

const { BOXES, RANGES, isInRange, readRecipe, countWeights, writeRecipe } =
  await load("views/train/recipe.ts");
const { chosenOf, digitsOf, TEST_STEPS } = await load("views/train/watch.ts");
const { sharesOf, averagePoints } = await load("views/train/Curves.tsx");
const { solverOf } = await load("views/train/solver.ts");

const defaults = (/** @type {string} */ box) => ({
  ...{ box, seed: 1, updates: 600, features: 16, hidden: 16, steps: 8, segments: 6 },
  ...{ batch: 16, rate: 0.006, pools: NET_POOLS, extra: 0 },
});

test("a recipe is written into a link and read again; defaults are omitted", () => {
  assert.equal(writeRecipe(defaults("2x3"), defaults), null);
  assert.deepEqual(readRecipe(null, defaults), defaults("2x3"));
  for (const box of BOXES) {
    const recipe = {
      ...defaults(box),
      ...{ updates: 2000, rate: 1e-5, pools: ["cell", "minicolumn"], hidden: 128 },
    };
    const text = writeRecipe(recipe, defaults);
    assert.deepEqual(readRecipe(text, defaults), recipe);
    assert.doesNotMatch(text, /seed|features|extra/);
  }
  assert.equal(writeRecipe(defaults("3x3"), defaults), "3x3");
  // The order of pools does not matter.
  const turned = { ...defaults("2x3"), pools: [...NET_POOLS].reverse() };
  assert.equal(writeRecipe(turned, defaults), null);
});

test("an invalid item of a recipe is reported", () => {
  const wrong = [
    ...["updates:0", "updates:200001", "updates:1.5", "updates:", "features:18", "hidden:132"],
    ...[
      "rate:1",
      "rate:x",
      "pools:",
      "pools:cell.house",
      "colour:red",
      "4x4",
      "seed:-1",
      "2x3x4",
      "extra:10",
    ],
  ];
  for (const item of wrong) {
    assert.throws(() => readRecipe(`seed:2,${item}`, defaults), { message: item }, item);
  }
  for (const [id, { min, max }] of Object.entries(RANGES)) {
    assert.ok(isInRange(id, min, "3x3") && isInRange(id, max, "3x3"), id);
    assert.ok(!isInRange(id, min - 1, "3x3") && !isInRange(id, max + 1, "3x3"), id);
  }
});

test("eight puzzles are chosen from all levels, in their order", () => {
  const puzzles = Array.from({ length: 40 }, (_, at) => ({ level: at < 30 ? 0 : 1 }));
  assert.deepEqual(chosenOf(puzzles), [0, 1, 2, 3, 30, 31, 32, 33]);
  assert.deepEqual(chosenOf(puzzles.slice(0, 3)), [0, 1, 2]);
  assert.deepEqual(chosenOf([]), []);
});

test("the boards are shown after as many steps as a test of the net takes", () => {
  const session = readFileSync(inRoot("src", "training", "session.rs"), "utf8");
  assert.equal(/MAX_TEST_STEPS: u32 = (\d+);/.exec(session)?.[1], String(TEST_STEPS));
});

test("the shown digits are the most probable ones", () => {
  const beliefs = new Float32Array(64).fill(0.25);
  beliefs[4 * 5 + 2] = 0.5;
  const digits = digitsOf(beliefs);
  assert.equal(digits.length, 16);
  assert.equal(digits[5], 3);
});

test("a long curve is thinned to means that cover all of it", () => {
  const curve = Float64Array.from({ length: 2000 }, (_, at) => (at % 2 ? 0.5 : at / 2));
  const points = averagePoints(curve, 0);
  assert.ok(points.length <= 240);
  assert.deepEqual(points[0], [3, 2]);
  assert.ok(points.at(-1)[0] <= 1000 && points.at(-1)[0] > 990);
  assert.ok(averagePoints(curve, 1).every(([, value]) => value === 0.5));
  assert.deepEqual(averagePoints(new Float64Array(0), 0), []);
});

test("puzzles are counted by level", () => {
  const puzzles = [0, 0, 1, 1, 1].map((level) => ({ level }));
  assert.deepEqual(sharesOf(puzzles, [3, null, 0, null, null]), [
    { level: 0, solved: 1, all: 2 },
    { level: 1, solved: 1, all: 3 },
  ]);
  assert.deepEqual(
    sharesOf(puzzles, undefined).map(({ solved }) => solved),
    [0, 0],
  );
});

/** Imports the script of a net as a module. @param {string} text */
const opened = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);

test("a net is a solver: its beliefs are a distribution over the candidates that no given excludes", async () => {
  const recipe = { ...defaults("2x2"), features: 4, hidden: 8 };
  const weights = Float32Array.from(
    { length: countWeights(recipe) },
    (_, at) => Math.sin(at * 12.9) / 3,
  );
  const solver = await opened(solverOf({ recipe, weights }, 'Net "1"', "It $& solves."));
  assert.equal(solver.about.name, 'Net "1"');
  assert.equal(solver.about.docs, "It $& solves.");
  const givens = Uint8Array.from("1...3.1....3.2..", (digit) => Number(digit) || 0);
  const state = solver.start({ side: 4, boxRows: 2, boxColumns: 2, givens });
  for (let step = 0; step < 3; step++) solver.step(state);
  const { digits, weights: beliefs } = solver.view(state);
  for (let cell = 0; cell < 16; cell++) {
    const own = beliefs.subarray(4 * cell, 4 * cell + 4);
    assert.ok(Math.abs(own.reduce((sum, one) => sum + one, 0) - 1) < 1e-5, `cell ${cell}`);
    if (givens[cell] > 0) assert.equal(digits[cell], givens[cell]);
    else
      assert.equal(own[0] > 0, ![0, 1, 2, 3, 4, 5, 8, 12, 6, 7, 10, 14].includes(cell), `${cell}`);
  }
  assert.ok(solver.sample(state).entropy > 0);
});

test("a solver reports a solution only if every house has all digits, and gives up eventually", async () => {
  const recipe = { ...defaults("2x2"), features: 4, hidden: 4 };
  const weights = new Float32Array(countWeights(recipe)).fill(0.1);
  const solver = await opened(solverOf({ recipe, weights }, "Net", ""));
  const of = (/** @type {string} */ text) => ({
    ...{ side: 4, boxRows: 2, boxColumns: 2 },
    givens: Uint8Array.from(text, (digit) => Number(digit) || 0),
  });
  assert.equal(solver.step(solver.start(of("12343412214343.1"))), "found");
  const state = solver.start(of("1..............."));
  let end;
  while (end === undefined) end = solver.step(state);
  assert.equal(end, "stalled");
});
