/** Easier versions of puzzles, which the drafts and the thesis make by adding digits of the solution. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fullLab, linesOf } from "./support.mjs";

const golden = linesOf("golden/eased.txt").filter((line) => !line.startsWith("#"));
const givensIn = (/** @type {string} */ text) => [...text].filter((cell) => cell !== ".").length;

/**
 * Asserts that a puzzle keeps its givens, and that all other givens of its easier version are digits of the solution.
 */
function check(
  /** @type {string} */ box,
  /** @type {string} */ puzzle,
  /** @type {string} */ easier,
  /** @type {number} */ givens,
) {
  const solved = fullLab.solve(fullLab.read(puzzle, { box })).text ?? "";
  assert.equal(solved.length, puzzle.length);
  for (const [at, digit] of [...easier].entries()) {
    if (puzzle[at] !== ".") assert.equal(digit, puzzle[at], `given ${at} of ${puzzle}`);
    if (digit !== ".") assert.equal(digit, solved[at], `digit ${at} of ${puzzle}`);
  }
  assert.equal(givensIn(easier), Math.max(givens, givensIn(puzzle)), puzzle);
}

test("easier puzzles keep all givens and add digits of the solution up to the number asked for", () => {
  const rows = golden.map((line) => line.split(" "));
  assert.ok(rows.length > 15);
  for (const [box = "", givens, , puzzle = "", easier = ""] of rows)
    check(box, puzzle, easier, Number(givens));
  const seventeen = linesOf("puzzles/17-clue.txt").filter((_, at) => at % 5000 === 0);
  for (const puzzle of seventeen)
    for (const givens of [20, 46])
      check("3x3", puzzle, fullLab.ease(puzzle, givens, 1).text, givens);
});
