/** Many puzzles made in one call, and what is said of a puzzle. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { load } from "../../pkg/dist/node/workshop.js";
import { makers, produce } from "../../tools/bench/generators.mjs";
import { easy, lab, text } from "./support.mjs";

const workshop = await load();

test("puzzles made in one call are those of one run after the other", () => {
  for (const [algorithm, box] of [
    ["minimal", "3x3"],
    ["dig", "2x3"],
    ["build-up", "3x3"],
  ]) {
    const bytes = workshop.generateMany({ algorithm, seed: 7 }, 3, box);
    const cells = bytes.length / 3;
    for (let at = 0; at < 3; at += 1) {
      const pattern = workshop.read(".".repeat(cells), { box });
      const run = workshop.start(pattern, { algorithm, seed: 7 + at });
      run.advance();
      assert.equal(text(bytes.subarray(at * cells, (at + 1) * cells)), text(run.solution));
      run.free();
    }
  }
  assert.equal(workshop.generateMany({ algorithm: "dig" }, 0).length, 0);
});

test("a generator that gives up leaves a blank", () => {
  const setup = { algorithm: "dig", params: { most: "17" }, maxSteps: 40 };
  assert.deepEqual(workshop.generateMany(setup, 2), new Uint8Array(162));
});

test("what cannot be made is refused by name", () => {
  const refused = (code, ...args) =>
    assert.throws(
      () => workshop.generateMany(...args),
      (error) => error instanceof SudokuError && error.code === code,
    );
  refused("unknown-algorithm", { algorithm: "fast" }, 1);
  refused("unknown-algorithm", { algorithm: "nobody" }, 1);
  refused("box", { algorithm: "dig" }, 1, "0x3");
  refused("param-range", { algorithm: "dig" }, -1);
  refused("param-type", { algorithm: "dig" }, 1.5);
  refused("unknown-param", { algorithm: "dig", params: { no: "1" } }, 1);
  refused("size", { algorithm: "minimal" }, 1, "2x2");
});

test("facts are those of the puzzle, whichever solver counts", () => {
  const facts = workshop.facts(easy);
  assert.deepEqual(
    { ...facts, nodes: 0 },
    { givens: 30, solutions: 1, minimal: false, nodes: 0, hardest: "naked-single" },
  );
  assert.deepEqual(workshop.facts(easy, "dancing-links"), facts);
  const [minimal] = [workshop.generateMany({ algorithm: "minimal", seed: 1 }, 1)];
  assert.equal(workshop.facts(workshop.read(text(minimal))).minimal, true);
  assert.equal(workshop.facts(workshop.read(".".repeat(81))).solutions, 2);
  const clash = workshop.read(`55${".".repeat(79)}`);
  assert.throws(
    () => workshop.facts(clash),
    (error) => error.code === "clash",
  );
});

test("what is benchmarked makes minimal puzzles with one solution, and more than that is found out", () => {
  const [ours, theirs] = makers(workshop);
  const soon = { turn: 1, warm: 1 };
  for (const { generator, unique, minimal, puzzles } of produce([ours, theirs], 1, lab, soon)) {
    assert.ok(puzzles > 0, generator);
    assert.deepEqual([unique, minimal], [1, 1], generator);
  }
  const several = { ...ours, make: () => easy.givens.map((digit) => (digit > 4 ? digit : 0)) };
  assert.throws(() => produce([several], 1, lab, soon), /without one solution/);
  const others = { ...several, generator: "another" };
  assert.deepEqual(
    produce([others], 1, lab, soon).map(({ unique }) => unique),
    [0],
  );
});
