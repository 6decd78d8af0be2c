/** The computations of the inspector about several boards and weights. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { countAgreeing, countClashing, entropies, differingCells, weightsOf } = await load(
  "views/race/closer/figures.ts",
);
const { crossings, pathsOf } = await load("views/race/closer/levels.ts");
const { boardName } = await load("words/look.ts");

/** @param {string} text */
const digits = (text) => Uint8Array.from(text, Number);
const givens = digits("1000000000000004");
const boards = ["1200340000000004", "1230340000000004", "1204340000000004"].map((text) => ({
  digits: digits(text),
}));

test("boards agree if all have the same digit in an open cell", () => {
  assert.equal(countAgreeing(boards, givens), 3);
  assert.equal(countAgreeing(boards.slice(0, 1), givens), 3);
  assert.equal(countAgreeing([], givens), 0);
});

test("a board differs if it has another digit, or is the only one with a digit", () => {
  const [first, second, third] = boards.map((board) => board.digits);
  assert.deepEqual(differingCells(second, first), [2]);
  assert.deepEqual(differingCells(third, first), [3]);
  assert.deepEqual(differingCells(third, second), [2, 3]);
  assert.deepEqual(differingCells(first, first), []);
});

test("cells are in conflict if a house contains their digit twice", () => {
  assert.equal(countClashing(digits("1200340000000004"), 4, "2x2"), 0);
  assert.equal(countClashing(digits("1200240000000004"), 4, "2x2"), 2);
  assert.equal(countClashing(digits("1200001000001004"), 4, "2x2"), 2);
});

test("the weights of a digit are taken for each cell, except for givens", () => {
  const weights = Float32Array.from({ length: 64 }, (_, at) => at / 64);
  const third = weightsOf(weights, 3, givens);
  assert.equal(third[0], null);
  assert.equal(third[1], 6 / 64);
  assert.equal(third[14], 58 / 64);
  assert.equal(weightsOf([], 3, givens)[1], 0);
});

test("the uncertainty is the same for the weights of a frame and of a board", () => {
  const weights = Array.from({ length: 64 }, (_, at) => (at >= 4 && at < 8 ? 0.25 : 0));
  const [given, even, none] = entropies(weights, givens);
  assert.deepEqual([given, even, none], [null, 2, 0]);
  assert.deepEqual(entropies(Float32Array.from(weights), givens), entropies(weights, givens));
});

test("a board is named by its id and its number", () => {
  assert.equal(boardName("cells"), "Cells");
  assert.equal(boardName("level-2"), "Level 2");
  assert.equal(boardName("level_12"), "Level 12");
  assert.equal(boardName("from-row"), "From row");
});

const series = ["energy", "replica_1", "replica_2"].map((id, at) => ({
  id,
  unit: at > 0 ? "level" : "conflicts",
}));
/** @param {number} step @param {number[][]} columns */
const frame = (step, ...columns) => ({
  step,
  samples: columns[0]?.length ?? 0,
  trace: Float64Array.from(columns.flat()),
});

test("paths are derived from the series in levels, up to the shown step", () => {
  const shown = frame(3, [0, 1, 3, 4], [9, 8, 7, 6], [1, 2, 3, 3], [3, 3, 1, 1]);
  assert.deepEqual(pathsOf(series, shown), {
    steps: [0, 1, 3],
    paths: [
      { id: "replica_1", levels: [1, 2, 3] },
      { id: "replica_2", levels: [3, 3, 1] },
    ],
    most: 3,
  });
  assert.equal(pathsOf(series.slice(0, 2), shown), null);
  assert.equal(pathsOf(series, frame(0)), null);
});

test("an invalid replica gives no path, and long paths are drawn at their end", () => {
  const far = Array.from({ length: 500 }, (_, at) => at);
  const ones = far.map(() => 1);
  const none = far.map(() => Number.NaN);
  assert.equal(pathsOf(series, frame(499, far, ones, ones, none)), null);
  const { steps, paths } = pathsOf(series, frame(400, far, ones, ones, far));
  assert.equal(steps.at(-1), 400);
  assert.equal(steps.length, 120);
  assert.equal(paths[1].levels.at(-1), 400);
});

test("a path is counted each time it has moved from one end to the other", () => {
  assert.equal(crossings([1, 2, 3, 2, 3], 3), 1);
  assert.equal(crossings([2, 3, 2, 1, 2, 3], 3), 2);
  assert.equal(crossings([1, 2, 1, 2, 1], 3), 0);
});

test("cells count as filled alike in the counts of a lane, on its board and in its inspector", async () => {
  const { countFilled, digitsOn } = await load("views/race/shown.ts");
  const { lab } = await import("../package/support.mjs");
  // Relaxation labeling on the first puzzle of the page: some blank cells have two candidates, some one.
  const text = "......984...1.8..3....2.7....4.........3....51...5..9.4..5.2.1..9...4358..1.7....";
  const puzzle = lab.read(text);
  const { givens } = puzzle;
  const run = lab.start(puzzle, { algorithm: "relaxation-labeling" });
  const lane = { playing: true, progress: { steps: 0, outcome: null } };
  const first = run.frame();
  const cellsOf = (/** @type {number} */ weight) =>
    [...givens.keys()].filter(
      (cell) => Math.max(...first.weights.subarray(9 * cell, 9 * cell + 9)) === weight,
    );
  const [even, sure] = [cellsOf(0.5), cellsOf(1)];
  assert.ok(even.length > 0 && sure.length >= countFilled(givens));
  const shown = digitsOn(lane, first, givens);
  // A cell with two equal candidates does not count as filled.
  assert.equal(countFilled(shown), sure.length);
  assert.ok(even.every((cell) => shown[cell] === 0));
  // If a lane shows a number of blank cells, for any solver, the inspector counts the remaining cells as filled.
  const { countBlank } = await load("views/race/shown.ts");
  for (const { id } of lab.algorithms.filter(({ kind }) => kind === "solver")) {
    const other = lab.start(puzzle, { algorithm: id });
    for (const steps of [0, 1, 20]) {
      const { outcome } = other.advance(steps);
      const [frame, now] = [other.frame(), { playing: true, progress: other.progress }];
      const blank = countBlank(now, frame, givens);
      const filled = countFilled(digitsOn(now, frame, givens));
      const said = `${id}, ${steps} steps, ${outcome}: ${blank} blank, ${filled} filled`;
      assert.ok(blank === 0 ? !frame.digits.includes(0) : blank + filled === 81, said);
    }
  }
  // Before its start, a lane shows only the puzzle; at its end, every digit of the run.
  const waiting = { ...lane, playing: false };
  assert.equal(digitsOn(waiting, { ...first, digits: first.digits.map(() => 9) }, givens), givens);
  const ended = { playing: false, progress: { steps: first.step, outcome: "stalled" } };
  assert.equal(countFilled(digitsOn(ended, first, givens)), 81);
});
