/** Runs in the calling thread. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { Run as Bound } from "../../pkg/wasm/workshop/sudoku_lab.js";
import {
  bytesOf,
  easy,
  easySolution,
  endless,
  lab,
  long,
  memory,
  setups,
  text,
} from "./support.mjs";

test("a run executes the requested steps, then runs to its end", () => {
  const run = lab.start(easy, { algorithm: "backtracking" });
  assert.deepEqual(run.progress, { steps: 0, found: 0, outcome: null });
  assert.equal(run.advance(3).steps, 3);
  assert.equal(run.advance(4).steps, 7);
  assert.equal(run.solution, null);
  const end = run.advance();
  assert.equal(end.outcome, "solved");
  assert.equal(end.found, 1);
  assert.equal(text(run.solution), easySolution);
  assert.deepEqual(run.advance(), end);
  assert.equal(text(run.frame().digits), easySolution);
});

test("limits end a run", () => {
  const some = lab.start(easy, { algorithm: "backtracking", maxSteps: 5 });
  assert.deepEqual(some.advance(), { steps: 5, found: 0, outcome: "steps" });
  const blank = lab.read(".".repeat(16));
  const few = lab.start(blank, { algorithm: "backtracking", solutions: 3 });
  assert.equal(few.advance().found, 3);
  const all = lab.start(blank, { algorithm: "backtracking", solutions: 0 });
  assert.equal(all.advance().found, 288);
  const none = lab.start(lab.read(`1.......2.......3${".".repeat(63)}4`.slice(0, 81)), {
    algorithm: "backtracking",
    maxSteps: 0,
  });
  assert.equal(none.advance().outcome, "steps");
});

for (const setup of setups) {
  test(`${setup.algorithm} shows the same frames backwards as forwards`, () => {
    const run = lab.start(easy, setup);
    const seen = [];
    for (;;) {
      const { steps, outcome } = run.progress;
      seen.push([steps, bytesOf(run.frame())]);
      if (outcome || seen.length > 30) break;
      run.advance(7);
    }
    const { steps } = run.progress;
    const trace = run.frame().trace;
    // A step is compared at its first frame; the last step is compared at the final state of the run.
    const earlier = seen.filter(([step], at) => step < steps && seen[at - 1]?.[0] !== step);
    for (const [step, frame] of earlier.toReversed()) {
      run.seek(step);
      assert.deepEqual(bytesOf(run.frame()), frame, `step ${step}`);
      assert.deepEqual(run.frame().trace, trace, "the trace is that of the whole run");
    }
    run.seek(Number.POSITIVE_INFINITY);
    assert.deepEqual(bytesOf(run.frame()), seen.at(-1)?.[1]);
    assert.equal(run.progress.steps, steps);
  });

  test(`${setup.algorithm} fills its frames`, () => {
    const run = lab.start(easy, setup);
    run.advance(20);
    const { series, counters } = lab.algorithm(setup.algorithm);
    const frame = run.frame();
    assert.equal(frame.digits.length, 81);
    assert.equal(frame.weights.length, 729);
    assert.ok(frame.weights.every((weight) => 0 <= weight && weight <= 1));
    assert.equal(frame.counters.length, counters.length);
    assert.equal(frame.trace.length, (series.length + 1) * frame.samples);
    assert.ok(frame.conflicts >= 0);
    const detail = run.detail();
    assert.ok(["none", "path", "population", "boards"].includes(detail.type));
    if (detail.type === "boards") {
      const names = detail.boards.map(({ name }) => name);
      assert.ok(names.length > 1);
      assert.equal(new Set(names).size, names.length, "each has a name of its own");
      for (const { digits, weights } of detail.boards) {
        assert.equal(digits.length, 81);
        assert.ok(weights.length === 0 || weights.length === 729);
        assert.ok(weights.every((weight) => 0 <= weight && weight <= 1));
      }
    }
    if (frame.explanation) assert.doesNotMatch(frame.explanation.text, /[{}]/);
  });
}

test("runs with the same setup are equal", () => {
  for (const setup of setups) {
    const [item, two] = [0, 1].map(() => {
      const run = lab.start(easy, setup);
      run.advance(100);
      return run.frame();
    });
    assert.deepEqual(item, two);
  }
});

test("a setup that a run refuses is reported with a code", () => {
  const refused = (setup, code, puzzle = easy) =>
    assert.throws(
      () => lab.start(puzzle, setup),
      (error) => error instanceof SudokuError && error.code === code && error.message.length > 0,
      code,
    );
  const algorithm = "backtracking";
  refused({ algorithm: "no-such" }, "unknown-algorithm");
  refused({ algorithm, preset: "no-such" }, "unknown-preset");
  refused({ algorithm, params: { "no-such": "1" } }, "unknown-param");
  refused({ algorithm, seed: 1.5 }, "param-type");
  refused({ algorithm, seed: Number.NaN }, "param-type");
  refused({ algorithm, seed: 2 ** 32 }, "param-range");
  refused({ algorithm, seed: -1 }, "param-range");
  refused({ algorithm, maxSteps: -1 }, "param-range");
  refused({ algorithm, solutions: 0.5 }, "param-type");
  for (const malformed of [
    {},
    { algorithm: 1 },
    { algorithm: null },
    { algorithm, preset: 1 },
    { algorithm, seed: "1" },
    { algorithm, params: "depth" },
    { algorithm, params: { cell_order: {} } },
    { algorithm, limit: 2 },
    "backtracking",
    null,
  ]) {
    refused(malformed, "refused");
  }
  for (const { id, params, complete, sizes } of lab.algorithms) {
    for (const param of params.filter(({ type }) => type === "int" || type === "float")) {
      const set = (value) => ({ algorithm: id, params: { [param.id]: String(value) } });
      refused(set("many"), "param-type");
      if (param.max < 1e300) refused(set(param.max * 2 + 1), "param-range");
    }
    if (!complete) refused({ algorithm: id, solutions: 2 }, "incomplete");
    if (sizes.most < 25) refused({ algorithm: id }, "size", lab.read(".".repeat(625)));
  }
});

test("a freed run releases its memory, and cannot be used", () => {
  const once = () => {
    const run = lab.start(long, endless);
    run.advance(3000);
    run.seek(100);
    run.frame();
    run[Symbol.dispose]();
  };
  for (let i = 0; i < 20; i += 1) once();
  const before = memory();
  for (let i = 0; i < 200; i += 1) once();
  assert.equal(memory(), before);

  const run = lab.start(easy, { algorithm: "backtracking" });
  run.free();
  run.free();
  assert.throws(() => run.advance(), { code: "refused", message: "This run was freed." });
});

test("a trap ends only the run that caused it; the others continue as before", (context) => {
  const trap = new WebAssembly.Instance(
    new WebAssembly.Module(
      Uint8Array.of(
        ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
        ...[7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11],
      ),
    ),
  ).exports.t;
  // Runs in the middle, at an earlier step after rewinding, and at their end.
  const setup = { algorithm: "backtracking", preset: "rows" };
  const others = [3, 40, Number.POSITIVE_INFINITY].map((steps) => {
    const run = lab.start(easy, setup);
    run.advance(steps);
    return run;
  });
  others[1].seek(17);
  const stood = others.map((run) => [run.progress, bytesOf(run.frame()), run.line]);
  const broken = lab.start(easy, { algorithm: "backtracking" });
  const mock = context.mock.method(Bound.prototype, "capture", trap);
  const crashed = (error) => error instanceof SudokuError && error.code === "crashed";
  assert.throws(() => broken.frame(), crashed);
  mock.mock.restore();
  assert.throws(() => broken.frame(), crashed);
  broken.free();
  assert.deepEqual(
    others.map((run) => [run.progress, bytesOf(run.frame()), run.line]),
    stood,
  );
  const alone = lab.start(easy, setup);
  const end = alone.advance();
  for (const run of others) {
    assert.deepEqual(run.advance(), end);
    run.seek(Number.POSITIVE_INFINITY);
    alone.seek(Number.POSITIVE_INFINITY);
    assert.deepEqual(bytesOf(run.frame()), bytesOf(alone.frame()));
    run.free();
  }
  alone.free();
  assert.equal(lab.read(easy.text).text, easy.text);
  const run = lab.start(easy, { algorithm: "backtracking" });
  assert.equal(run.advance().outcome, "solved");
});
