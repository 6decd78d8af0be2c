/** What human techniques find: the same in this thread, in a worker and natively. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findDeductions, findPath, SudokuError } from "../../pkg/dist/index.js";
import { read } from "./golden.mjs";
import { startPool } from "./pools.mjs";
import { all, blank, easy, easySolution, lab, soon, text, until } from "./support.mjs";

/** Norvig's first hard puzzle: it takes more than singles. */
const hard = all.read(
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
);
const singles = ["full-house", "naked-single", "hidden-single"];

const name = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const items = (list, sign) => list.map(([cell, digit]) => name(cell) + sign + digit).join(";");
const fields = ({ technique, placements, eliminations }) =>
  [technique, items(placements, "="), items(eliminations, "<>")].join();

/** A file of `../golden`: of which techniques and puzzles it is, and its table. */
function written(file) {
  const [first, , ...rows] = read(file).trimEnd().split("\n");
  const [, techniques, ...puzzles] = first.split(" ");
  return { techniques, puzzles, rows };
}

test("paths are those that the command line writes", () => {
  const { techniques, puzzles, rows } = written("paths.csv");
  const paths = puzzles.flatMap((puzzle, line) =>
    all
      .path(puzzle, { techniques })
      .steps.map((step, at) => `${line + 1},${at + 1},${fields(step)}`),
  );
  assert.deepEqual(paths, rows);
});

test("deductions are those that the command line writes, which says each once", () => {
  const { techniques, puzzles, rows } = written("deductions.csv");
  const found = puzzles.flatMap((puzzle, line) =>
    all.deductions(puzzle, { techniques }).map((one) => `${line + 1},${fields(one)}`),
  );
  assert.deepEqual([...new Set(found)], rows);
});

test("a path is replayed to what it leaves, as single steps and together", () => {
  for (const together of [false, true]) {
    const { steps, solved, left } = all.path(easy, { techniques: singles, together });
    const digits = [...easy.givens];
    for (const { placements } of steps) {
      for (const [cell, digit] of placements) {
        assert.equal(digits[cell], 0);
        digits[cell] = digit;
      }
    }
    assert.deepEqual([text(digits), left, solved], [easySolution, easySolution, true]);
    const most = Math.max(...steps.map(({ placements }) => placements.length));
    assert.equal(most > 1, together);
  }
});

test("where techniques end, what is left goes on from there", () => {
  const { steps, solved, left } = all.path(hard, { techniques: singles });
  assert.equal(solved, false);
  const further = all.path(left);
  assert.deepEqual(all.path(left, { techniques: singles }).steps, []);
  assert.equal(further.solved, true);
  const whole = all.path(hard);
  const [solution] = [all.solve(hard).text];
  assert.deepEqual([whole.left, further.left], [solution, solution]);
  assert.ok(steps.every(({ technique }) => singles.includes(technique)));
  assert.ok(whole.steps.some(({ technique }) => !singles.includes(technique)));
});

test("a step says why, if it is asked", () => {
  const plain = all.path(hard);
  const told = all.path(hard, { explain: true });
  assert.ok(plain.steps.every(({ explanation }) => explanation === null));
  assert.deepEqual(
    told.steps.map((step) => ({ ...step, explanation: null })),
    plain.steps,
  );
  for (const { placements, eliminations, explanation } of told.steps) {
    const marked = (wanted) =>
      explanation.marks
        .filter(({ role }) => role === wanted)
        .map(({ cell, digit }) => [cell, digit]);
    assert.deepEqual([marked("placed"), marked("eliminated")], [placements, eliminations]);
    assert.match(explanation.text, /^[A-Zr][^{}]* [^{}]*\.$/);
  }
  const [first] = told.steps;
  assert.equal(first.explanation.text, "r6c2 is 4: box 4 has no other place for it.");
  const [one] = all.deductions(hard, { techniques: ["locked-candidates"], explain: true });
  assert.match(one.explanation.text, /box \d/);
});

test("a worker finds what this thread finds, and tells it as it comes", async () => {
  const { pool } = startPool(2);
  for (const [puzzle, options] of [
    [easy, {}],
    [hard, { explain: true }],
    [hard.text, { techniques: "hodoku", together: true }],
    [hard, { techniques: singles }],
    [lab.read("1..............2"), {}],
  ]) {
    const heard = [];
    const onFound = (found) => heard.push(...found);
    const path = await soon(findPath(pool, puzzle, { ...options, onFound }));
    assert.deepEqual(path, all.path(puzzle, options));
    assert.deepEqual(heard, path.steps);
    const { together: _, ...rest } = options;
    const found = await soon(findDeductions(pool, puzzle, rest));
    assert.deepEqual(found, all.deductions(puzzle, rest));
  }
});

test("techniques and orders say what they are, and are what lists name", () => {
  const { techniques, orders } = all;
  const ids = techniques.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { id, name, family, docs, sides, oneSolution, hodoku } of techniques) {
    assert.ok(name && family && docs.includes("# How it works"), id);
    assert.ok(4 <= sides[0] && sides[0] <= sides[1] && sides[1] <= 25, id);
    assert.equal(oneSolution, family === "uniqueness", id);
    assert.ok(hodoku === null || hodoku.score > 0, id);
    assert.deepEqual(all.path(easy, { techniques: [id] }), all.path(easy, { techniques: id }));
  }
  assert.ok(orders.length > 1);
  for (const { id, name, docs, techniques: of } of orders) {
    assert.ok(name && docs, id);
    assert.ok(of.length > 5 && of.every((one) => ids.includes(one)), id);
    assert.deepEqual(all.path(hard, { techniques: id }), all.path(hard, { techniques: of }));
  }
  assert.deepEqual(all.path(hard, { techniques: ids }), all.path(hard));
});

const clash = lab.read("55".padEnd(81, "."));

test("what cannot be looked for is refused by name, in every thread, and the worker goes on", async () => {
  const { pool, workers } = startPool(1);
  for (const [puzzle, techniques, code, message] of [
    [clash, "all", "clash", /r1c1 and r1c2 are both 5/],
    [easy, "magic", "unknown-technique", /no technique or order "magic"/],
    [easy, ["xy-wing", "y-wing"], "unknown-technique", /"y-wing"/],
    [easy, [], "unknown-technique", /""/],
    ["12", "all", "parse", /cells/],
  ]) {
    const wanted = (error) =>
      error instanceof SudokuError && error.code === code && message.test(error.message);
    assert.throws(() => all.path(puzzle, { techniques }), wanted);
    assert.throws(() => all.deductions(puzzle, { techniques }), wanted);
    await assert.rejects(soon(findPath(pool, puzzle, { techniques })), wanted);
    await assert.rejects(soon(findDeductions(pool, puzzle, { techniques })), wanted);
  }
  assert.deepEqual(await soon(findPath(pool, easy)), all.path(easy));
  assert.equal(workers.length, 1);
});

test("a search for deductions is cancelled by its signal, and the worker goes on with other work", async () => {
  const { pool, workers } = startPool(1);
  const reason = new Error("enough");
  await assert.rejects(findPath(pool, hard, { signal: AbortSignal.abort(reason) }), reason);
  assert.ok(workers.every(({ sent }) => sent.every(({ type }) => type !== "logic")));

  // It has to look at every technique of a large grid, and is in the midst of that.
  const cancel = new AbortController();
  const work = findDeductions(pool, blank("4x4"), { signal: cancel.signal });
  work.catch(() => {});
  const on = () => workers.some(({ sent }) => sent.some(({ type }) => type === "logic-on"));
  await until(on, "the second slice");
  cancel.abort(reason);
  await assert.rejects(soon(work), reason);
  assert.deepEqual(await soon(findPath(pool, hard)), all.path(hard));
  assert.equal(workers.length, 1);
});
