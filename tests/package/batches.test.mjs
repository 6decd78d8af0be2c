/**
 * Whole puzzle sets: the kernel in WebAssembly returns the results of native code, puzzle by puzzle and step by step,
 * in long runs also without SIMD; and `general`, which shares no code with the kernel, counts the same solutions of the
 * first thousands of puzzles.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { batchOf, bytesOf } from "../golden/runs.mjs";
import { lines } from "./golden.mjs";
import { lab } from "./support.mjs";

const batches = lines("batches.txt").map((line) => line.join(" "));

const textOf = (file) => readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8");

/** Returns the line of a batch, as these solvers compute it. */
function computed(line, solveMany) {
  const words = line.split(" ");
  return batchOf(words, textOf(words[1]), solveMany);
}

test("the kernel with SIMD instructions equals the native one", () => {
  const solveMany = (id, bytes, limit) => lab.solveMany(id, bytes, { limit });
  assert.ok(batches.length > 0);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

/** In short runs, a unit test of `src/solvers/fast` compares the portable lanes with words. */
const longOnly = { skip: !process.env.SUDOKU_LONG && "in npm run test:long" };

test("the kernel without SIMD instructions equals the native one", longOnly, async () => {
  const { scalar } = await import("./scalar.mjs");
  const glue = await scalar();
  const solveMany = (id, puzzles, limit) => glue.solve_many(id, "3x3", puzzles, limit);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

/**
 * The number of puzzles per set. In the native tests, both solvers solve all of them; here, the hashes cover the rest.
 */
const MOST = process.env.SUDOKU_LONG ? Number.POSITIVE_INFINITY : 5000;

test("another solver counts the same solutions", () => {
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
