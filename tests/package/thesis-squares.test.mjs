/** The choice of squares in backtracking: the thesis prefers the square with the fewest candidates. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { all } from "./support.mjs";

const root = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");
const puzzles = read("tests/puzzles/17-clue.txt").trimEnd().split("\n");

/** One puzzle of this number is run, in its min-lex form. */
const EVERY = 1966;

/** Whether a search with this order of squares ends within a number of nodes; digits ascend. */
const solvesWithin = (
  /** @type {ReturnType<typeof all.read>} */ puzzle,
  /** @type {string} */ order,
  /** @type {number} */ nodes,
) => {
  const run = all.solve(puzzle, {
    algorithm: "backtracking",
    params: { cell_order: order },
    seed: 1,
    maxSteps: nodes,
  });
  return run.outcome === "solved";
};

test("the square with the fewest candidates takes fewer nodes than the first and than a random square", () => {
  const some = puzzles.filter((_, at) => at % EVERY === 0);
  assert.equal(some.length, 26);
  for (const text of some) {
    const puzzle = all.read(all.canonical(all.read(text)).text);
    const { counters, outcome } = all.solve(puzzle, {
      algorithm: "backtracking",
      preset: "most-constrained",
    });
    assert.equal(outcome, "solved");
    const { nodes = 0 } = counters;
    assert.ok(solvesWithin(puzzle, "most-constrained", nodes), "the limit counts nodes");
    assert.ok(!solvesWithin(puzzle, "most-constrained", nodes - 1));
    for (const order of ["rows", "random"]) assert.ok(!solvesWithin(puzzle, order, nodes), text);
  }
  const said = `fewer nodes than the first and than a random square on all of ${some.length} puzzles with 17 clues, every ${EVERY.toLocaleString("en")}th of the list`;
  assert.ok(read("docs/papers.md").replaceAll(/\s+/g, " ").includes(said), said);
});
