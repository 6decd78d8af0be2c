/** Many puzzles in one call. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { easy, lab } from "./support.mjs";

const set = (name) =>
  readFileSync(new URL(`../puzzles/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Returns puzzles as bytes, concatenated. */
const packed = (texts) =>
  Uint8Array.from(texts.join(""), (symbol) => (symbol === "." ? 0 : Number(symbol)));

/** Whether the digits keep the givens and occur once in each house; uses no code of the package. */
function solves(digits, givens) {
  const once = (of) => {
    const seen = new Set(digits.map((digit, cell) => `${of(cell)}:${digit}`));
    return seen.size === 81;
  };
  const row = (cell) => Math.floor(cell / 9);
  const band = (cell) => Math.floor(cell / 27);
  const stack = (cell) => Math.floor((cell % 9) / 3);
  return (
    digits.every((digit, cell) => 1 <= digit && digit <= 9 && [0, digit].includes(givens[cell])) &&
    once(row) &&
    once((cell) => cell % 9) &&
    once((cell) => `${band(cell)}${stack(cell)}`)
  );
}

const slices = (bytes) =>
  Array.from({ length: bytes.length / 81 }, (_, n) => [...bytes.subarray(81 * n, 81 * n + 81)]);

const texts = [...set("top95").slice(0, 20), ...set("easy50").slice(0, 20)];
const complete = lab.algorithms.filter(
  ({ kind, complete, sizes }) =>
    kind === "solver" && complete && sizes.least <= 9 && 9 <= sizes.most,
);

for (const { id } of complete) {
  test(`${id} answers many puzzles as it answers each one`, () => {
    const some = id === "fast" ? texts : texts.slice(18, 24);
    // A puzzle with several solutions, one without a solution, and one with conflicting givens.
    const odd = [
      easy.text.replace(/[1-4]/g, "."),
      `${easy.text.slice(0, 2)}2${easy.text.slice(3)}`,
      `55${".".repeat(79)}`,
    ];
    const bytes = packed([...some, ...odd]);
    const answers = lab.solveMany(id, bytes, { limit: 3 });
    const puzzles = slices(bytes);
    let steps = 0;
    for (const [n, solution] of slices(answers.solutions).entries()) {
      const puzzle = lab.read(lab.write(Uint8Array.from(puzzles[n]), "3x3"));
      if (puzzle.clashes.length > 0) {
        assert.deepEqual([answers.counts[n], Math.max(...solution)], [0, 0]);
        continue;
      }
      const run = lab.start(puzzle, { algorithm: id, seed: 1, solutions: 3 });
      const end = run.advance();
      assert.equal(answers.counts[n], end.found);
      assert.deepEqual(solution, [...(run.solution ?? new Uint8Array(81))]);
      if (end.found > 0) assert.ok(solves(solution, puzzles[n]), `puzzle ${n}`);
      steps += end.steps;
      run.free();
    }
    assert.equal(answers.steps, steps);
    assert.deepEqual([...answers.counts.slice(-3)], [3, 0, 0]);
  });
}

const takers = lab.algorithms.filter(
  ({ kind, sizes }) => kind === "solver" && sizes.least <= 9 && 9 <= sizes.most,
);

for (const { id, complete } of takers) {
  test(`${id} takes the same number of steps for each of many puzzles as for a separate run`, () => {
    const clash = `55${".".repeat(79)}`;
    const open = easy.text.replace(/[1-4]/g, ".");
    const nearlyFull = lab.solveMany("fast", easy.givens).solutions.with(40, 0).join("");
    const bytes = packed([...texts.slice(18, 22), open, nearlyFull, clash]);
    const ends = [0, 0];
    for (const maxSteps of [0, 1, 7, 60, undefined]) {
      if (maxSteps === undefined && !complete) continue; // such a run might not end
      const limit = complete ? 2 : 1;
      const { counts, steps, stepsEach, spent } = lab.solveMany(id, bytes, { limit, maxSteps });
      const expected = slices(bytes).map((digits) => {
        const puzzle = lab.read(lab.write(Uint8Array.from(digits), "3x3"));
        if (puzzle.clashes.length > 0) return [0, 0, 0];
        const run = lab.start(puzzle, { algorithm: id, seed: 1, solutions: limit, maxSteps });
        const end = run.advance();
        run.free();
        ends[end.outcome === "steps" ? 1 : 0] += 1;
        return [end.found, end.steps, end.outcome === "steps" ? 1 : 0];
      });
      const told = expected.map((_, n) => [counts[n], stepsEach[n], spent[n]]);
      assert.deepEqual(told, expected, `at most ${maxSteps} steps`);
      assert.deepEqual([stepsEach.length, spent.length], [expected.length, expected.length]);
      assert.equal(
        steps,
        expected.reduce((sum, [, one]) => sum + one, 0),
      );
    }
    assert.ok(
      ends.every((end) => end > 0),
      `ended by itself, and by the limit: ${ends}`,
    );
  });
}

test("the checker of this test detects faults", () => {
  const bytes = packed(texts.slice(0, 1));
  const [puzzle] = slices(bytes);
  const [solution] = slices(lab.solveMany("fast", bytes).solutions);
  assert.ok(solves(solution, puzzle));
  const given = puzzle.findIndex((digit) => digit > 0);
  assert.ok(!solves(solution, puzzle.with(given, (puzzle[given] % 9) + 1)));
  for (const [a, b] of [
    [0, 1],
    [0, 9],
    [0, 40],
  ]) {
    const swapped = solution.with(a, solution[b]).with(b, solution[a]);
    assert.ok(!solves(swapped, new Array(81).fill(0)));
  }
});

test("other sizes and limits apply if they are given; by default, one solution is searched for", () => {
  const { solutions, counts, steps } = lab.solveMany("backtracking", new Uint8Array(32), {
    box: "2x2",
  });
  assert.deepEqual([...counts], [1, 1]);
  assert.deepEqual(solutions.slice(0, 16), solutions.slice(16));
  assert.ok(steps > 0);
  const all = lab.solveMany("backtracking", new Uint8Array(16), { box: "2x2", limit: 0 });
  assert.deepEqual([...all.counts], [288]);
  assert.equal(lab.solveMany("fast", new Uint8Array(0)).counts.length, 0);
});

test("bytes that are not puzzles are rejected, with the position", () => {
  const refuses = (call, code, message) =>
    assert.throws(call, (error) => {
      assert.ok(error instanceof SudokuError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  const bytes = new Uint8Array(162);
  refuses(() => lab.solveMany("fast", bytes.subarray(1)), "box", /161/);
  refuses(() => lab.solveMany("fast", bytes.with(83, 10)), "box", /cell 3 of puzzle 2/);
  refuses(() => lab.solveMany("fast", bytes, { box: "nine" }), "box", /./);
  refuses(() => lab.solveMany("fast", [easy.text]), "argument", /readFile.*readLines/);
  refuses(() => lab.solveMany("fast", new Uint8Array(16), { box: "2x2" }), "size", /side 9/);
  refuses(() => lab.solveMany("none", bytes), "unknown-algorithm", /none/);
  refuses(() => lab.solveMany("fast", bytes, { limit: -1 }), "param-range", /limit/);
  refuses(() => lab.solveMany("fast", bytes, { limit: 2 ** 32 }), "param-range", /limit/);
  refuses(() => lab.solveMany("fast", bytes, { limit: 1.5 }), "param-type", /limit/);
  refuses(() => lab.solveMany("fast", bytes, { maxSteps: -1 }), "param-range", /maxSteps/);
  refuses(() => lab.solveMany("fast", bytes, { maxSteps: 0.5 }), "param-type", /maxSteps/);
  refuses(() => lab.solveMany("ga", bytes, { limit: 2 }), "incomplete", /./);
});
