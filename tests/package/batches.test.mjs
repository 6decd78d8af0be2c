/**
 * Whole sets: the kernel in vectors and in plain words gives, puzzle for puzzle and step for step, what
 * native code gives; and `general`, whose code is another, counts the same solutions.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Hash, lines } from "./golden.mjs";
import { scalar } from "./scalar.mjs";
import { lab } from "./support.mjs";

const batches = lines("batches.txt").map((line) => line.join(" "));

/** The 9×9 puzzles of a set, end to end. */
function bytesOf(file) {
  const text = readFileSync(new URL(`../puzzles/${file}`, import.meta.url), "utf8");
  const words = text.split("\n").map((line) => line.split(/[ ,]/)[0]);
  const puzzles = words.filter((word) => word.length === 81 && !word.startsWith("#"));
  return Uint8Array.from(puzzles.join(""), (symbol) => (symbol === "." ? 0 : Number(symbol)));
}

/** The line of a batch as these solvers make it. */
function computed(line, solveMany) {
  const [id, file, limit] = line.split(" ");
  const { solutions, counts, steps } = solveMany(id, bytesOf(file), Number(limit));
  const hash = new Hash();
  hash.bytes(solutions);
  hash.numbers(counts);
  const found = counts.reduce((sum, count) => sum + count, 0);
  return [id, file, limit, counts.length, found, steps, hash].join(" ");
}

test("in vectors", () => {
  const solveMany = (id, bytes, limit) => lab.solveMany(id, bytes, { limit });
  assert.ok(batches.length > 0);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

test("in plain words", async () => {
  const glue = await scalar();
  const solveMany = (id, puzzles, limit) => glue.solve_many(id, "3x3", puzzles, limit);
  assert.deepEqual(
    batches.map((line) => computed(line, solveMany)),
    batches,
  );
});

test("by another solver", () => {
  for (const line of batches) {
    const [id, file, limit] = line.split(" ");
    const bytes = bytesOf(file);
    const mine = lab.solveMany(id, bytes, { limit: Number(limit) });
    const other = lab.solveMany("general", bytes, { limit: Number(limit) });
    assert.deepEqual(mine.counts, other.counts, file);
    for (const [n, count] of mine.counts.entries()) {
      const [a, b] = [mine, other].map(({ solutions }) => solutions.subarray(81 * n, 81 * n + 81));
      if (count === 1) assert.deepEqual(a, b, `${file}: puzzle ${n + 1}`);
    }
  }
});
