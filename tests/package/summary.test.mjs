/** Summaries of the runs of an experiment, by the workshop's module. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import {
  END,
  endOf,
  FIGURE_KINDS,
  figureOf,
  load,
  summaryOf,
} from "../../pkg/dist/node/workshop.js";

await load();

/** Two contestants on four puzzles of two sets: `slow` takes twice as long, and is cut off on the last puzzle. */
const columns = {
  sets: ["small", "large"],
  contestants: ["slow", "quick"],
  units: ["node", "sweep"],
  puzzles: Uint32Array.of(0, 17, 9, 0, 30, 9, 1, 60, 16, 1, 61, 16),
  puzzle: Uint32Array.of(0, 0, 1, 1, 2, 2, 3, 3),
  contestant: Uint32Array.of(0, 1, 0, 1, 0, 1, 0, 1),
  end: Uint8Array.of(1, 1, 1, 1, 1, 1, END.stepLimit, 1),
  micros: Float64Array.of(20, 10, 40, 20, 60, 30, 100, 5),
  steps: Float64Array.of(2, 1, 4, 2, 6, 3, 10, 5),
  nodes: new Float64Array(8).fill(Number.NaN),
};

test("runs in columns are summarised", () => {
  const told = summaryOf(columns, { budget: { steps: 10 } });
  assert.deepEqual([told.measure, told.by, told.runs, told.puzzles], ["time", "set", 8, 4]);
  const rows = told.rows.map((row) => [row.class, row.contestant, row.runs, row.solved, row.half]);
  assert.deepEqual(rows, [
    ["small", "slow", 2, 2, 20],
    ["small", "quick", 2, 2, 10],
    ["large", "slow", 2, 1, 60],
    ["large", "quick", 2, 2, 5],
    [null, "slow", 4, 3, 40],
    [null, "quick", 4, 4, 10],
  ]);
  assert.equal(told.rows[2].par2Steps.value, (6 + 2 * 10) / 2);
  const [pair] = told.pairs;
  assert.deepEqual(pair.solved, [3, 0, 1, 0]);
  assert.ok(Math.abs(pair.cost.ratio.value - 2) < 1e-12, `${pair.cost.ratio.value}`);
  assert.match(pair.sentence, /slow took 2\.00 times as long as quick/);
  assert.deepEqual(told.stopped, { steps: 1, seconds: 0 });
  assert.equal(told.tests, 4, "two of the pair, and the hardest set of each");
  assert.deepEqual([told.growth, told.growthUnknown], [[], []], "four puzzles show no growth");
});

test("a power law is reported if its exponent differs from 0", () => {
  const micros = columns.micros.slice();
  for (const [at, givens] of [17, 30, 60, 61].entries()) micros[2 * at + 1] = givens ** 2;
  const { growth } = summaryOf({ ...columns, micros });
  const [quick, ...others] = growth.filter((one) => one.with === "givens");
  assert.deepEqual([quick.contestant, quick.puzzles, others], ["quick", 4, []]);
  assert.ok(Math.abs(quick.growth.exponent.value - 2) < 1e-9);
});

test("with a limit in one unit there is no penalised mean in the other", () => {
  const budget = { steps: 10, seconds: 2 };
  const byBudget = (/** @type {number} */ stop) => {
    const end = columns.end.slice();
    end[6] = stop;
    return summaryOf({ ...columns, end }, { budget }).rows[0];
  };
  const stepLimit = byBudget(END.stepLimit);
  assert.deepEqual([stepLimit.par2Seconds, stepLimit.restricted], [null, null]);
  assert.ok(stepLimit.par2Steps.value > 0);
  const timeLimit = byBudget(END.timeLimit);
  assert.equal(timeLimit.par2Steps, null);
  assert.ok(timeLimit.par2Seconds.value > 0 && timeLimit.restricted.value > 0);
  assert.equal(endOf("time"), END.timeLimit);
});

test("pending runs do not count, and runs that never started count as unsolved", () => {
  const end = columns.end.slice();
  end.fill(END.pending, 2);
  assert.equal(summaryOf({ ...columns, end }).runs, 2);
  end[1] = endOf("invalid");
  const [, quick] = summaryOf({ ...columns, end }).rows;
  assert.deepEqual([quick.runs, quick.solved, quick.half], [1, 0, null]);
});

test("steps are compared only between contestants with the same unit", () => {
  const apart = summaryOf(columns, { measure: "steps", by: "size" });
  assert.deepEqual(
    apart.rows.map((row) => row.class),
    ["9×9", "9×9", "16×16", "16×16", null, null],
  );
  const { cost, comparable, sentence } = apart.pairs[0];
  assert.deepEqual([cost, comparable], [null, false]);
  assert.match(sentence, /steps are of different kinds/);
  const alike = summaryOf({ ...columns, units: ["node", "node"] }, { measure: "steps" });
  assert.match(alike.pairs[0].sentence, /2\.00 times as many steps as quick/);
});

test("steps of two algorithms are compared only if both are nodes, for any two solvers", async () => {
  const solvers = (await load()).algorithms.filter(({ kind }) => kind === "solver");
  assert.ok(solvers.length > 10);
  for (const one of solvers) {
    for (const other of solvers) {
      const known = { units: [one.step, other.step], algorithms: [one.id, other.id] };
      const [pair] = summaryOf({ ...columns, ...known }, { measure: "steps" }).pairs;
      const alike = one.id === other.id || (one.step === "node" && other.step === "node");
      assert.equal(pair.comparable, alike, `${one.id}, ${other.id}`);
      assert.equal(/different kinds/.test(pair.sentence), !alike, pair.sentence);
    }
  }
});

test("different limits and user-supplied solvers are named", () => {
  const told = summaryOf({ ...columns, limits: [10, null], own: [false, true] });
  assert.deepEqual(told.own, ["quick"]);
  const totals = told.rows.filter((row) => row.class === null);
  assert.deepEqual(
    totals.map((row) => [row.stepLimit, row.par2Steps?.value ?? null, row.byPuzzle]),
    [
      [10, (2 + 4 + 6 + 20) / 4, false],
      [null, null, false],
    ],
  );
  const [pair] = told.pairs;
  assert.deepEqual(pair.limits, [
    { steps: 10, unit: "node", selfDeclared: false },
    { steps: null, unit: "sweep", selfDeclared: true },
  ]);
  assert.deepEqual(pair.code, ["built-in", "own"]);
  assert.match(
    pair.sentence,
    /under different limits: slow 10 steps, each one node; quick no step/,
  );
  assert.match(
    pair.sentence,
    /quick is a user-supplied solver and runs in a different environment from/,
  );
  assert.deepEqual(summaryOf(columns).pairs[0].limits, null);
});

test("columns that do not fit are refused", () => {
  for (const [wrong, said] of [
    [{ limits: [10] }, /2 contestants have 1 limits/],
    [{ limits: [10, -1] }, /a step limit must be from 0/],
    [{ steps: columns.steps.subarray(1) }, /differ in length/],
    [{ puzzle: columns.puzzle.with(4, 9) }, /run 5 is of no puzzle/],
    [{ puzzles: columns.puzzles.with(3, 2) }, /unknown set/],
  ]) {
    assert.throws(
      () => summaryOf({ ...columns, ...wrong }),
      (error) =>
        error instanceof SudokuError && error.code === "param-range" && said.test(error.message),
    );
  }
  assert.throws(
    () => summaryOf(columns, { measure: "hours" }),
    (error) => error instanceof SudokuError && error.code === "param-type",
  );
});

test("every figure has the requested width", () => {
  for (const kind of FIGURE_KINDS) {
    const drawn = figureOf(kind, columns, { measure: "time", by: "size", log: false, width: 500 });
    assert.match(drawn, /^<svg [^>]* viewBox="0 0 500 \d/, kind);
    assert.match(drawn, /<title>[^<]+<\/title>\s*<desc>[^<]+<\/desc>/, kind);
  }
  const told = figureOf("cactus", columns, { words: { solved: "gelöst" } });
  assert.ok(told.includes("gelöst") && told.includes("quick"), told);
  for (const [kind, options, code] of [
    ["pie", {}, "param-range"],
    ["cactus", { measure: "hours" }, "param-type"],
  ]) {
    assert.throws(
      () => figureOf(kind, columns, options),
      (error) => error instanceof SudokuError && error.code === code,
    );
  }
});
