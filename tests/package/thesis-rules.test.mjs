/** The rules of the thesis on the puzzles as its authors ran them, in min-lex form. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fullLab } from "./support.mjs";

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const recorded = read("papers/thesis-rules-2000.txt").split("\n").slice(1).join(" ").trim();
const counts = recorded.split(" ").map(Number);

test("on the authors' first 2,000 puzzles, the digits tried have their mean, their maximum and their zeros", () => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const unguessed = counts.filter((count) => count === 0).length;
  assert.deepEqual(
    [counts.length, total / 2000, Math.max(...counts), unguessed],
    [2000, 1.217, 147, 1461],
  );
});

test("the recorded digits are those that the rules try on the min-lex forms", () => {
  const puzzles = read("puzzles/17-clue.txt").split("\n");
  // All puzzles would take long, so every twentieth is run, except in the long tests.
  const step = process.env.SUDOKU_LONG ? 1 : 20;
  for (let at = 0; at < counts.length; at += step) {
    const puzzle = fullLab.read(fullLab.canonical(fullLab.read(puzzles[at])).text);
    const { counters } = fullLab.solve(puzzle, { algorithm: "rules", preset: "thesis" });
    assert.equal(counters.nodes, counts[at], `line ${at + 1}`);
  }
});
