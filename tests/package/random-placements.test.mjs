/** The grids of digits placed at random, and the statements of the page and `docs/papers.md` about them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileOfPlacements, textOfPlacements } from "../../tools/random-placements.mjs";
import { lab } from "./support.mjs";

const text = readFileSync(fileOfPlacements, "utf8");
const grids = text.trimEnd().split("\n");
const givens = (grid) => grid.replaceAll(".", "").length;

test("the file of random placements equals what its generator writes", () => {
  assert.equal(text, textOfPlacements());
  const counts = [10, 15, 20, 25, 30].map(
    (count) => grids.filter((grid) => givens(grid) === count).length,
  );
  assert.deepEqual(counts, [60, 60, 60, 60, 60]);
});

test("of 300 random placements, 175 have several solutions, 125 none, and not one a single solution", () => {
  const digits = Uint8Array.from(grids.join(""), (cell) => Number(cell === "." ? 0 : cell));
  const found = [...lab.solveMany("fast", digits, { limit: 2 }).counts];
  const counts = [0, 1, 2].map((count) => found.filter((one) => one === count).length);
  assert.deepEqual(counts, [125, 0, 175]);
  const solvable = [10, 15, 20, 25, 30].map(
    (count) => found.filter((one, at) => one > 0 && givens(grids[at]) === count).length,
  );
  assert.deepEqual(solvable, [60, 56, 47, 11, 1]);
});
