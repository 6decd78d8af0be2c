/** Backtracking on the puzzles that the program of the thesis did not solve in 20 seconds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fullLab, linesOf } from "./support.mjs";

const recorded = linesOf("papers/thesis-unsolved.csv")
  .slice(2)
  .map((row) => row.split(",").map(Number));

/**
 * The number of puzzles with the fewest nodes that are run in addition to the hardest; the long tests run all puzzles,
 * which takes about 20 minutes.
 */
const FEW = 3;

test("the recorded nodes are those of backtracking on the min-lex forms", () => {
  assert.equal(recorded.length, 1150);
  const puzzles = linesOf("puzzles/17-clue.txt");
  const sorted = recorded.toSorted(([, one = 0], [, other = 0]) => one - other);
  // The documentation states the nodes of the hardest puzzle, so they are always counted.
  const few = [...sorted.slice(0, FEW), ...sorted.slice(-1)];
  for (const [line = 0, nodes] of process.env.SUDOKU_LONG ? recorded : few) {
    const puzzle = fullLab.read(fullLab.canonical(fullLab.read(puzzles[line - 1])).text);
    const { counters, outcome } = fullLab.solve(puzzle, {
      algorithm: "backtracking",
      preset: "most-constrained",
    });
    assert.deepEqual([outcome, counters.nodes], ["solved", nodes], `line ${line}`);
  }
});
