/** The requirements of a puzzle in words, and a request for a similar one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load as loadLab } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const { needsOf, withoutSingles } = await load("play/rate/needs.ts");
const { kindsOf } = await load("play/rate/kinds.ts");
const { times, words } = await load("words/ratings.ts");
const lab = await loadLab();

/** Norvig's first hard puzzle. */
const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

test("steps are counted by technique, the easiest first", () => {
  const { steps } = lab.path(hard);
  const needs = needsOf(steps, lab.techniques);
  const sum = needs.reduce((all, { count }) => all + count, 0);
  assert.equal(sum, steps.length);
  const order = lab.techniques.map(({ id }) => id);
  const places = needs.map(({ id }) => order.indexOf(id));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  for (const { id, count, hardness } of needs) {
    assert.equal(count, steps.filter(({ technique }) => technique === id).length);
    assert.ok(0 <= hardness && hardness <= 1);
  }
  const hardest = withoutSingles(needs);
  assert.ok(hardest.length > 1 && hardest.every(({ family }) => family !== "singles"));
  assert.equal(hardest[0].id, needs.at(-1).id);
  assert.deepEqual(needsOf([], lab.techniques), []);
});

test("a sentence states how often each technique is needed, with the usual terms", () => {
  for (const [count, name, said] of [
    [1, "XY-chain", "an XY-chain"],
    [2, "X-wing", "two X-wings"],
    [1, "W-wing", "a W-wing"],
    [1, "WXYZ-wing", "a WXYZ-wing"],
    [1, "ALS-XZ", "an ALS-XZ"],
    [3, "Hidden pair", "three hidden pairs"],
    [2, "Swordfish", "two swordfish"],
    [1, "Empty rectangle", "an empty rectangle"],
    [2, "Unique rectangle, type 1", "two unique rectangles, type 1"],
    [1, "Unique rectangle, type 1", "a unique rectangle, type 1"],
    [1, "Locked candidates", "locked candidates once"],
    [4, "Locked candidates", "four locked candidates"],
    [1, "Sue de Coq", "a Sue de Coq"],
    [12, "Forcing chain", "12 forcing chains"],
    [1, "3D Medusa", "a 3D Medusa"],
  ]) {
    assert.equal(times(count, name), said);
  }
  assert.equal(
    words.sentence([
      [2, "X-wing"],
      [1, "XY-chain"],
    ]),
    "Two X-wings and an XY-chain.",
  );
  assert.equal(words.sentence([[1, "Naked pair"]]), "A naked pair.");
  const many = ["Forcing net", "Nice loop", "X-chain", "Swordfish", "Naked pair"];
  assert.equal(
    words.sentence(many.map((name) => [2, name])),
    "Two forcing nets, two nice loops, two X-chains and two easier techniques beyond singles.",
  );
});

test("a similar puzzle has the same known level, or the hardest technique of a complete path", () => {
  const all = lab.rate(hard, { scales: ["clues", "hodoku", "qqwing"] });
  const ratings = new Map(all.map((rating) => [rating.scale, rating]));
  const needs = needsOf(lab.path(hard).steps, lab.techniques);
  const kinds = kindsOf(lab.scales, ratings, needs, true);
  assert.deepEqual(
    kinds.map(({ wanted }) => wanted),
    [
      { difficulty: "hodoku_level=medium" },
      { difficulty: "qqwing=intermediate" },
      { technique: needs.at(-1).id },
    ],
  );
  assert.equal(kindsOf(lab.scales, ratings, needs, false).length, 2);
  assert.deepEqual(kindsOf(lab.scales, new Map(), [], true), []);
  const [, hodoku] = all;
  const bound = { ...hodoku, values: hodoku.values.map((value) => ({ ...value, atLeast: true })) };
  assert.deepEqual(kindsOf(lab.scales, new Map([["hodoku", bound]]), [], true), []);
});
