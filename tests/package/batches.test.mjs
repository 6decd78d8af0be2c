/**
 * Whole sets: the kernel in WebAssembly gives, puzzle for puzzle and step for step, the results of native code, in
 * long runs also without vectors; and `general`, which shares no code with the kernel, counts the same solutions of
 * the first thousands.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { batchOf, bytesOf } from "../golden/runs.mjs";
import { lines } from "./golden.mjs";
import { lab } from "./support.mjs";

const batches = lines("batches.txt").map((line) => line.join(" "));

const textOf = (file) => readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8");

/** The line of a batch as these solvers make it. */
function computed(line, solveMany) {
  const words = line.split(" ");
  return batchOf(words, textOf(words[1]), solveMany);
}

test("in vectors", () => {
  const solveMany = (id, bytes, limit) => lab.solveMany(id, bytes, { limit });
  assert.ok(batches.length > 0);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

/** In short runs, a unit test of `src/solvers/fast` compares the portable lanes with words. */
const longOnly = { skip: !process.env.SUDOKU_LONG && "in npm run test:long" };

test("in plain words", longOnly, async () => {
  const { scalar } = await import("./scalar.mjs");
  const glue = await scalar();
  const solveMany = (id, puzzles, limit) => glue.solve_many(id, "3x3", puzzles, limit);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

/** Of each set; the native tests have both solvers answer all of it, and here the hashes tell of the rest. */
const MOST = process.env.SUDOKU_LONG ? Number.POSITIVE_INFINITY : 5000;

test("by another solver", () => {
  for (const line of batches) {
    const [id, file, limit] = line.split(" ");
    const bytes = bytesOf(textOf(file)).subarray(0, 81 * MOST);
    const mine = lab.solveMany(id, bytes, { limit: Number(limit) });
    const other = lab.solveMany("general", bytes, { limit: Number(limit) });
    assert.deepEqual(mine.counts, other.counts, file);
    for (const [n, count] of mine.counts.entries()) {
      const [a, b] = [mine, other].map(({ solutions }) => solutions.subarray(81 * n, 81 * n + 81));
      if (count === 1) assert.deepEqual(a, b, `${file}: puzzle ${n + 1}`);
    }
  }
});
