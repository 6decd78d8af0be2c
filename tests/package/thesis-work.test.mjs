/** The work of the rules of the thesis on the puzzles as its authors ran them, in min-lex form. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { workOf } from "../tools/papers-tuples.mjs";
import { fullLab } from "./support.mjs";

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("the recorded combinations are those that an independent implementation checks on the min-lex forms", () => {
  const rows = read("papers/thesis-rules-work.csv").trimEnd().split("\n").slice(2);
  const digits = read("papers/thesis-rules-2000.txt").trimEnd().split(/\s+/).slice(-2000);
  const puzzles = read("puzzles/17-clue.txt").split("\n");
  assert.equal(rows.length, 2000);
  // All puzzles would take long, so every fiftieth is run, except in the long tests.
  const step = process.env.SUDOKU_LONG ? 1 : 50;
  for (let at = 0; at < rows.length; at += step) {
    const puzzle = fullLab.canonical(fullLab.read(puzzles[at])).text;
    const [first, every] = [workOf(puzzle), workOf(puzzle, true)];
    assert.equal(rows[at], [at + 1, first.combinations, every.combinations].join());
    assert.equal(first.guesses, Number(digits[at]), `the digits of rules:thesis on line ${at + 1}`);
    assert.deepEqual([first.solutions, every.solutions], [1, 1]);
  }
});
