/** The choice of squares in backtracking, and the proof that a solution is unique, by the numbers of digits tried. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fullLab, linesOf } from "./support.mjs";

const puzzles = linesOf("puzzles/17-clue.txt");

/** One of every this many puzzles is run, in its min-lex form. */
const EVERY = 1966;
const some = puzzles.filter((_, at) => at % EVERY === 0);
const formOf = (/** @type {string} */ text) =>
  fullLab.read(fullLab.canonical(fullLab.read(text)).text);
const documented = linesOf("../docs/papers.md").join(" ").replaceAll(/\s+/g, " ");
const text = (/** @type {number} */ count) => count.toLocaleString("en");

/** Whether a search with this order of squares ends within a number of nodes; digits are tried in ascending order. */
const solvesWithin = (
  /** @type {ReturnType<typeof fullLab.read>} */ puzzle,
  /** @type {string} */ order,
  /** @type {number} */ nodes,
) => {
  const run = fullLab.solve(puzzle, {
    algorithm: "backtracking",
    params: { cell_order: order },
    seed: 1,
    maxSteps: nodes,
  });
  return run.outcome === "solved";
};

test("the square with the fewest candidates takes fewer nodes than the first and than a random square", () => {
  assert.equal(some.length, 26);
  for (const item of some) {
    const puzzle = formOf(item);
    const { counters, outcome } = fullLab.solve(puzzle, {
      algorithm: "backtracking",
      preset: "most-constrained",
    });
    assert.equal(outcome, "solved");
    const { nodes = 0 } = counters;
    assert.ok(solvesWithin(puzzle, "most-constrained", nodes), "the limit counts nodes");
    assert.ok(!solvesWithin(puzzle, "most-constrained", nodes - 1));
    for (const order of ["rows", "random"]) assert.ok(!solvesWithin(puzzle, order, nodes), item);
  }
  const said = `on all ${some.length} puzzles with 17 clues (every ${text(EVERY)}th of the list), choosing the square with the fewest candidates takes fewer nodes than choosing the first square and fewer nodes than choosing a random square`;
  assert.ok(documented.includes(said), said);
});

test("rules try fewer digits than backtracking to prove that a solution is unique", () => {
  const tried = (/** @type {string} */ algorithm, /** @type {string} */ preset) =>
    some.map((entry) => {
      const setup = { algorithm, preset, seed: 1 };
      const run = fullLab.solve(formOf(entry), { ...setup, solutions: 2 });
      assert.deepEqual([run.outcome, run.found], ["solved", 1], entry);
      const first = fullLab.solve(formOf(entry), setup).counters.nodes ?? 0;
      const { nodes = 0 } = run.counters;
      assert.ok(nodes >= first, "the proof continues the search");
      return nodes;
    });
  const rules = tried("rules", "thesis");
  const backtracking = tried("backtracking", "most-constrained");
  assert.ok(rules.every((nodes, at) => nodes < (backtracking[at] ?? 0)));
  const limits = (/** @type {number[]} */ nodes) => [Math.min(...nodes), Math.max(...nodes)];
  assert.deepEqual(limits(rules), [0, 12]);
  assert.deepEqual(limits(backtracking), [6456, 461_950]);
  const span = (/** @type {number[]} */ nodes) => limits(nodes).map(text).join(" to ");
  const said = `on ${some.length} puzzles with 17 clues, every ${text(EVERY)}th of the list, in min-lex form | in part: \`rules:thesis\` tries ${span(rules)} digits, \`backtracking:most-constrained\` ${span(backtracking)}, and`;
  assert.ok(documented.includes(said), said);
});
