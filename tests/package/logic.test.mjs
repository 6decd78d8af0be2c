/** The results of human techniques are the same in this thread, in a worker and natively. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findDeductions, findPath, findRefutation, SudokuError } from "../../pkg/dist/index.js";
import { read } from "./golden.mjs";
import { mortalWorker, NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import {
  blank,
  easy,
  easySolution,
  fullLab,
  lab,
  settleSoon,
  text,
  waitUntil,
} from "./support.mjs";

/** Norvig's first hard puzzle, which needs more than singles. */
const hard = fullLab.read(
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
);
const singles = ["full-house", "naked-single", "hidden-single"];

const name = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const items = (list, sign) => list.map(([cell, digit]) => name(cell) + sign + digit).join(";");
const fields = ({ technique, placements, eliminations }) =>
  [technique, items(placements, "="), items(eliminations, "<>")].join();

/** Returns a file of `../golden`: its techniques, its puzzles, and its table. */
function written(file) {
  const [first, , ...rows] = read(file).trimEnd().split("\n");
  const [, techniques, ...puzzles] = first.split(" ");
  return { techniques, puzzles, rows };
}

test("paths equal those of the command line", () => {
  for (const file of ["paths.csv", "nets.csv"]) {
    const { techniques, puzzles, rows } = written(file);
    const paths = puzzles.flatMap((puzzle, line) =>
      fullLab
        .path(puzzle, { techniques })
        .steps.map((step, at) => `${line + 1},${at + 1},${fields(step)}`),
    );
    assert.deepEqual(paths, rows);
  }
});

test("deductions equal those of the command line, which reports each once", () => {
  const { techniques, puzzles, rows } = written("deductions.csv");
  const found = puzzles.flatMap((puzzle, line) =>
    fullLab.deductions(puzzle, { techniques }).map((one) => `${line + 1},${fields(one)}`),
  );
  assert.deepEqual([...new Set(found)], rows);
});

test("replaying a path gives its final position, in single steps and combined", () => {
  for (const together of [false, true]) {
    const { steps, solved, left } = fullLab.path(easy, { techniques: singles, together });
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

test("a path continues from the position in which techniques ended", () => {
  const { steps, solved, left } = fullLab.path(hard, { techniques: singles });
  assert.equal(solved, false);
  const further = fullLab.path(left);
  assert.deepEqual(fullLab.path(left, { techniques: singles }).steps, []);
  assert.equal(further.solved, true);
  const whole = fullLab.path(hard);
  const [solution] = [fullLab.solve(hard).text];
  assert.deepEqual([whole.left, further.left], [solution, solution]);
  assert.ok(steps.every(({ technique }) => singles.includes(technique)));
  assert.ok(whole.steps.some(({ technique }) => !singles.includes(technique)));
});

test("a step has an explanation on request", () => {
  const plain = fullLab.path(hard);
  const told = fullLab.path(hard, { explain: true });
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
  assert.equal(first.explanation.text, "r6c2 is 4: box 4 has no other place for 4.");
  const [one] = fullLab.deductions(hard, { techniques: ["locked-candidates"], explain: true });
  assert.match(one.explanation.text, /box \d/);
});

test("a worker finds the same steps as this thread, and reports them as they are found", async () => {
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
    const path = await settleSoon(findPath(pool, puzzle, { ...options, onFound }));
    assert.deepEqual(path, fullLab.path(puzzle, options));
    assert.deepEqual(heard, path.steps);
    const { together: _, ...rest } = options;
    const found = await settleSoon(findDeductions(pool, puzzle, rest));
    assert.deepEqual(found, fullLab.deductions(puzzle, rest));
  }
});

test("each step is reported once, also after a worker has crashed and another one has started again", async () => {
  const hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
  const find = async (/** @type {import("../../pkg/dist/index.js").Pool} */ pool) => {
    const told = [];
    const onFound = (more) => told.push(...more);
    const { steps } = await settleSoon(findPath(pool, hard, { maxSteps: 12, onFound }), 60_000);
    return { told, steps };
  };
  const { told, steps } = await find(startPool(1).pool);
  assert.deepEqual(told, steps);
  const mortal = (number) => (number === 0 ? mortalWorker("exit", 3) : new NodeWorker());
  const { pool, workers } = startPool(1, mortal);
  const second = await find(pool);
  assert.equal(workers.length, 2, "the first worker has died");
  assert.deepEqual(second.steps, steps);
  assert.deepEqual(second.told, steps);
});

test("techniques and orders are described, and lists accept their ids", () => {
  const { techniques, orders } = fullLab;
  const ids = techniques.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { id, name, family, docs, sides, oneSolution, hodoku } of techniques) {
    assert.ok(name && family && docs.includes("# How it works"), id);
    assert.ok(4 <= sides[0] && sides[0] <= sides[1] && sides[1] <= 25, id);
    assert.equal(oneSolution, family === "uniqueness", id);
    assert.ok(hodoku === null || hodoku.score > 0, id);
    assert.deepEqual(
      fullLab.path(easy, { techniques: [id] }),
      fullLab.path(easy, { techniques: id }),
    );
  }
  assert.ok(orders.length > 1);
  for (const { id, name, docs, techniques: of } of orders) {
    assert.ok(name && docs, id);
    assert.ok(of.length > 5 && of.every((one) => ids.includes(one)), id);
    assert.deepEqual(
      fullLab.path(hard, { techniques: id }),
      fullLab.path(hard, { techniques: of }),
    );
  }
  assert.deepEqual(fullLab.path(hard, { techniques: ids }), fullLab.path(hard));
});

const clash = lab.read("55".padEnd(81, "."));

test("an unknown technique is rejected by name in every thread, and the worker continues to work", async () => {
  const { pool, workers } = startPool(1);
  for (const [puzzle, techniques, code, message] of [
    [clash, "all", "clash", /r1c1 and r1c2 in row 1 both contain 5/],
    [easy, "magic", "unknown-technique", /no technique or order "magic"/],
    [easy, ["xy-wing", "y-wing"], "unknown-technique", /"y-wing"/],
    [easy, [], "unknown-technique", /""/],
    ["12", "all", "parse", /cells/],
  ]) {
    const wanted = (error) =>
      error instanceof SudokuError && error.code === code && message.test(error.message);
    assert.throws(() => fullLab.path(puzzle, { techniques }), wanted);
    assert.throws(() => fullLab.deductions(puzzle, { techniques }), wanted);
    await assert.rejects(settleSoon(findPath(pool, puzzle, { techniques })), wanted);
    await assert.rejects(settleSoon(findDeductions(pool, puzzle, { techniques })), wanted);
  }
  assert.deepEqual(await settleSoon(findPath(pool, easy)), fullLab.path(easy));
  assert.equal(workers.length, 1);
});

test("a search for deductions is cancelled by its signal, and the worker continues with other work", async () => {
  const { pool, workers } = startPool(1);
  const reason = new Error("enough");
  await assert.rejects(findPath(pool, hard, { signal: AbortSignal.abort(reason) }), reason);
  assert.ok(workers.every(({ sent }) => sent.every(({ type }) => type !== "logic")));

  // The search tries every technique on a large grid, and has not finished yet.
  const cancel = new AbortController();
  const work = findDeductions(pool, blank("4x4"), { signal: cancel.signal });
  work.catch(() => {});
  const on = () => workers.some(({ sent }) => sent.some(({ type }) => type === "logic-on"));
  await waitUntil(on, "the second slice");
  cancel.abort(reason);
  await assert.rejects(settleSoon(work), reason);
  assert.deepEqual(await settleSoon(findPath(pool, hard)), fullLab.path(hard));
  assert.equal(workers.length, 1);
});

/** Returns digits as a bit set. */
const setOf = (...digits) => digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0);

/** Returns a position after steps: values, and candidates from which the steps removed some. */
function after(givens, steps) {
  const values = new Uint8Array(givens.length);
  const candidates = new Uint32Array(givens.length);
  for (const { placements, eliminations } of steps) {
    for (const [cell, digit] of placements) values[cell] = digit;
    for (const [cell, digit] of eliminations) {
      candidates[cell] = (candidates[cell] || setOf(1, 2, 3, 4, 5, 6, 7, 8, 9)) & ~setOf(digit);
    }
  }
  return { box: "3x3", givens, values, candidates };
}

test("a position continues where the path of its puzzle was, in every thread", async () => {
  const { pool } = startPool(1);
  const { givens } = hard;
  const whole = fullLab.path(hard, { techniques: "hodoku", explain: true });
  const first = whole.steps.findIndex(({ eliminations }) => eliminations.length > 0);
  assert.ok(first > 0);
  for (const at of [0, 1, first, first + 1, first + 5]) {
    const options = { techniques: "hodoku", explain: true };
    const position = after(givens, whole.steps.slice(0, at));
    const path = fullLab.path(position, options);
    assert.deepEqual(path, { ...whole, steps: whole.steps.slice(at) });
    assert.deepEqual(await settleSoon(findPath(pool, position, options)), path);
    const found = fullLab.deductions(position, options);
    assert.deepEqual(found[0], whole.steps[at]);
    assert.deepEqual(await settleSoon(findDeductions(pool, position, options)), found);
  }
  const bare = { box: "3x3", givens };
  assert.deepEqual(fullLab.path(bare), fullLab.path(hard));
  // Candidates of filled cells, and candidates that the rules exclude, are ignored.
  const generous = {
    ...bare,
    candidates: new Uint32Array(81).fill(setOf(1, 2, 3, 4, 5, 6, 7, 8, 9)),
  };
  assert.deepEqual(fullLab.path(generous), fullLab.path(hard));
});

test("candidates that were removed are not used", () => {
  // r6c2 is the only place for 4 in its box, unless another candidate was removed.
  const four = [name(46), 4].join("=");
  assert.equal(fields(fullLab.path(hard).steps[0]), `hidden-single,${four},`);
  const candidates = new Uint32Array(81);
  candidates[46] = setOf(1, 2, 3, 5, 6, 7, 8, 9);
  const position = { box: "3x3", givens: hard.givens, candidates };
  const techniques = singles;
  assert.ok(fullLab.deductions(hard, { techniques }).some((one) => fields(one).includes(four)));
  assert.ok(
    !fullLab.deductions(position, { techniques }).some((one) => fields(one).includes(four)),
  );
});

test("the next step is the first step of the path, and the next three are its first three", async () => {
  const { pool } = startPool(1);
  const { steps } = fullLab.path(hard);
  for (const maxSteps of [0, 1, 3]) {
    const path = fullLab.path(hard, { maxSteps });
    assert.deepEqual([path.steps, path.solved], [steps.slice(0, maxSteps), false]);
    assert.deepEqual(await settleSoon(findPath(pool, hard, { maxSteps })), path);
  }
  assert.deepEqual(fullLab.path(hard, { maxSteps: 1000 }), fullLab.path(hard));
  for (const [maxSteps, code] of [
    [-1, "param-range"],
    [1.5, "param-type"],
  ]) {
    assert.throws(() => fullLab.path(hard, { maxSteps }), { code, message: /maxSteps/ });
    await assert.rejects(settleSoon(findPath(pool, hard, { maxSteps })), {
      code,
      message: /maxSteps/,
    });
  }
});

test("invalid positions are rejected, and the error names the cell", async () => {
  const { pool, workers } = startPool(1);
  const { givens } = hard; // r1c1 is 4, r1c2 is blank
  const entry = (kind, at, value) => Object.assign(new kind(81), { [at]: value });
  const dead = "12345678.........9".padEnd(81, ".");
  for (const [change, code, message] of [
    [{ candidates: entry(Uint32Array, 1, setOf(4)) }, "no-candidate", /^r1c2 .* 4 is already in/],
    [{ candidates: entry(Uint32Array, 1, setOf(4, 8)) }, "no-candidate", /^r1c2 .* 4, 8 are all/],
    [{ givens: lab.read(dead).givens }, "no-candidate", /^r1c9 has no candidate/],
    [{ candidates: entry(Uint32Array, 1, 1 << 9) }, "param-range", /10 in r1c2/],
    [{ values: entry(Uint8Array, 1, 4) }, "clash", /r1c1 and r1c2 in row 1 both contain 4/],
    [{ values: entry(Uint8Array, 0, 5) }, "clash", /r1c1 is given as 4 and has the value 5/],
    [{ givens: clash.givens }, "clash", /r1c1 and r1c2 in row 1 both contain 5/],
    [{ values: entry(Uint8Array, 80, 10) }, "param-range", /values has the digit 10 in r9c9/],
    [{ givens: givens.slice(1) }, "box", /givens has 80 entries/],
    [{ values: new Uint8Array(82) }, "box", /values has 82 entries/],
    [{ candidates: new Uint32Array(16) }, "box", /candidates has 16 entries/],
    [{ box: "3by3" }, "box", /3by3/],
    [{ box: undefined }, "argument", /box must be a string/],
    [{ givens: [...givens] }, "argument", /givens must be a Uint8Array/],
    [{ candidates: new Uint16Array(81) }, "argument", /candidates must be a Uint32Array/],
    [{ values: new Uint32Array(81) }, "argument", /values must be a Uint8Array/],
  ]) {
    const position = { box: "3x3", givens, ...change };
    const wanted = (error) =>
      error instanceof SudokuError && error.code === code && message.test(error.message);
    assert.throws(() => fullLab.path(position), wanted);
    assert.throws(() => fullLab.deductions(position), wanted);
    await assert.rejects(settleSoon(findPath(pool, position)), wanted);
    await assert.rejects(settleSoon(findDeductions(pool, position)), wanted);
  }
  const last = { box: "3x3", givens, values: entry(Uint8Array, 46, 4) };
  assert.deepEqual(await settleSoon(findPath(pool, last)), fullLab.path(last));
  assert.ok(workers.length <= 1);
});

test("a wrong candidate leads to a contradiction, and a correct one does not", async () => {
  const { pool } = startPool(1);
  const { solution } = fullLab.solve(easy);
  const cell = easy.givens.indexOf(0);
  const right = solution[cell];
  assert.equal(await settleSoon(findRefutation(pool, easy, [cell, right])), null);
  const { givens } = easy;
  let refuted = 0;
  for (const [at, digit] of solution.entries()) {
    if (givens[at] > 0) continue;
    for (let other = 1; other <= 9; other += 1) {
      if (other === digit) continue;
      const found = await settleSoon(
        findRefutation(pool, easy, [at, other]).catch((error) => error),
      );
      if (found instanceof SudokuError) {
        assert.equal(found.code, "no-candidate");
        assert.match(found.message, new RegExp(`${other} is no candidate of r\\dc\\d`));
        continue;
      }
      if (!found) continue;
      refuted += 1;
      assert.ok(["cell", "house"].includes(found.end.type));
      for (const step of found.steps) {
        assert.ok(["digit", "place", "locked", "pair"].includes(step.type), step.type);
      }
    }
  }
  assert.ok(refuted > 20, `${refuted}`);
  await assert.rejects(settleSoon(findRefutation(pool, easy, [81, 1])), { code: "no-candidate" });
});

test("a call that blocks the thread is cut short at its time limit, and reports this", (context) => {
  // A clock that advances by a millisecond whenever it is read.
  let now = 0;
  context.mock.method(performance, "now", () => {
    now += 1;
    return now;
  });
  const cut = fullLab.path(hard, { maxMs: 5 });
  const whole = fullLab.path(hard, { maxMs: Number.POSITIVE_INFINITY });
  assert.deepEqual([cut.complete, whole.complete], [false, true]);
  assert.ok(cut.steps.length < whole.steps.length);
  assert.deepEqual(cut.steps, whole.steps.slice(0, cut.steps.length));
  const some = fullLab.deductions(hard, { maxMs: 1 });
  const every = fullLab.deductions(hard, { maxMs: Number.POSITIVE_INFINITY });
  assert.deepEqual([some.complete, every.complete], [false, true]);
  assert.ok(some.length < every.length);
  const facts = fullLab.facts(hard, "fast", 0);
  assert.deepEqual([facts.hardest, facts.complete], ["unknown", false]);
  assert.ok(fullLab.estimate(hard, 1e9, 1, 5).probes < 1e9);
});

test("if every candidate occurs in a solution, no step is found", () => {
  for (const box of ["2x2", "3x3"]) {
    const empty = blank(box);
    assert.deepEqual([fullLab.path(empty).steps, fullLab.path(empty).complete], [[], true]);
    assert.deepEqual([...fullLab.deductions(empty)], []);
    assert.deepEqual(
      [fullLab.facts(empty).hardest, fullLab.facts(empty).complete],
      ["beyond", true],
    );
  }
});
