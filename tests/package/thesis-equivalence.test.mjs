/** The list of 17-clue puzzles that the drafts and the thesis use has no two equivalent puzzles. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fullLab } from "./support.mjs";

const file = new URL("../puzzles/17-clue.txt", import.meta.url);
const puzzles = readFileSync(file, "utf8").trimEnd().split("\n");

/**
 * The number of puzzles whose canonical forms are computed; the long tests use all puzzles, which takes about 20
 * seconds.
 */
const FEW = 5000;

const formOf = (/** @type {string} */ puzzle) => fullLab.canonical(fullLab.read(puzzle)).text;

/** Returns a transposed puzzle with digits 1 and 2 exchanged. */
const rearranged = (/** @type {string} */ puzzle) =>
  Array.from({ length: 81 }, (_, at) => puzzle[9 * (at % 9) + Math.floor(at / 9)] ?? "")
    .map((digit) => ({ 1: "2", 2: "1" })[digit] ?? digit)
    .join("");

test("no two of the puzzles with 17 clues are equivalent", () => {
  assert.equal(puzzles.length, 49_151);
  const few = process.env.SUDOKU_LONG ? puzzles : puzzles.slice(0, FEW);
  assert.equal(new Set(few.map(formOf)).size, few.length);
  // A transformed puzzle has the same form, so an equivalent puzzle would be found.
  const [first = ""] = puzzles;
  assert.notEqual(rearranged(first), first);
  assert.equal(formOf(rearranged(first)), formOf(first));
});
