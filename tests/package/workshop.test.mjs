/** Many puzzles that are generated in one call, and properties of puzzles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { load } from "../../pkg/dist/node/workshop.js";
import { makers, measureGenerators } from "../../tools/bench/generators.mjs";
import { lines } from "./golden.mjs";
import { easy, lab, text } from "./support.mjs";

const workshop = await load();

test("puzzles that are generated in one call equal those of single runs", () => {
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

test("a generator that gives up returns a blank grid", () => {
  const setup = { algorithm: "dig", params: { most: "17" }, maxSteps: 40 };
  assert.deepEqual(workshop.generateMany(setup, 2), new Uint8Array(162));
});

test("an invalid request to generate is rejected by name", () => {
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

test("a puzzle is found in a text as people write it, and an ambiguous text is rejected", () => {
  const rows = easy.text.match(/.{9}/g);
  const table = rows.map((row) => [...row].join("\t").replaceAll(".", "")).join("\n");
  const zeros = rows.map((row) => [...row].map((cell) => (cell === "." ? 0 : Number(cell))));
  for (const found of [table, `A title\n${table}`, `board = ${JSON.stringify(zeros)}`, easy.text]) {
    assert.deepEqual(workshop.find(found), easy);
  }
  const trimmed = rows.map((row) => row.replaceAll(".", " ").trimEnd()).join("\n");
  for (const [text, line, said] of [
    [table.replace("\t\t", "\t"), 1, /81 cells expected, 80 found: line 1 has 8/],
    [trimmed, 1, /write a dot for each blank/],
  ]) {
    assert.throws(
      () => workshop.find(text),
      (error) => error.code === "parse" && error.place.line === line && said.test(error.message),
    );
  }
});

test("the properties of a puzzle do not depend on the solver that counts", () => {
  const facts = workshop.facts(easy);
  assert.deepEqual(
    { ...facts, nodes: 0 },
    { givens: 30, solutions: 1, minimal: false, nodes: 0, hardest: "naked-single", complete: true },
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

test("easier versions equal the recorded ones of the command line", () => {
  for (const [box, givens, seed, puzzle, easier] of lines("eased.txt")) {
    const eased = workshop.ease(workshop.read(puzzle, { box }), Number(givens), Number(seed));
    assert.equal(eased.text, easier);
    assert.equal(eased.box, box);
  }
  assert.deepEqual(workshop.ease(easy, 40), workshop.ease(easy, 40, 1));
  assert.deepEqual(workshop.ease(easy, 30), easy);
});

test("a puzzle without an easier version is rejected by name, with the reason", () => {
  const none = workshop.read(`12345678.........9${".".repeat(63)}`);
  for (const [code, message, ...args] of [
    ["not-unique", /more than one solution/, workshop.read(".".repeat(81)), 30],
    ["not-unique", /no solution/, none, 30],
    ["clash", /r1c1 and r1c2 in row 1 both contain 5/, workshop.read(`55${".".repeat(79)}`), 30],
    ["param-range", /81 cells, so it cannot have 82 givens/, easy, 82],
    ["param-range", /from 0 to 625/, easy, 1e300],
    ["param-range", /givens/, easy, -1],
    ["param-type", /givens must be a whole number/, easy, 30.5],
    ["param-type", /givens must be a whole number/, easy, Number.NaN],
    ["param-range", /seed must be from 0 to 4294967295/, easy, 40, 2 ** 32],
    ["param-type", /seed/, easy, 40, 1.5],
  ]) {
    assert.throws(
      () => workshop.ease(...args),
      (error) => error instanceof SudokuError && error.code === code && message.test(error.message),
      message.source,
    );
  }
});

test("the benchmarked generator makes minimal puzzles with one solution, and faults are detected", () => {
  const [ours, theirs] = makers(workshop);
  const soon = { turn: 1, warm: 1 };
  for (const { generator, unique, minimal, puzzles } of measureGenerators(
    [ours, theirs],
    1,
    lab,
    soon,
  )) {
    assert.ok(puzzles > 0, generator);
    assert.deepEqual([unique, minimal], [1, 1], generator);
  }
  const several = { ...ours, make: () => easy.givens.map((digit) => (digit > 4 ? digit : 0)) };
  assert.throws(() => measureGenerators([several], 1, lab, soon), /without exactly one solution/);
  const others = { ...several, generator: "another" };
  assert.deepEqual(
    measureGenerators([others], 1, lab, soon).map(({ unique }) => unique),
    [0],
  );
});

test("all pencil marks in the text are returned, including marks that digits exclude", () => {
  const rows = ["1 234 34 24", "34 1234 12 1", "2 3 4 1", "4 1 23 23"];
  const text = rows.join("\n");
  const marks = workshop.marks(text);
  assert.deepEqual([...marks.slice(0, 6)], [0b0001, 0b1110, 0b1100, 0b1010, 0b1100, 0b1111]);
  assert.equal(workshop.marks("1...".repeat(4)), null);
  assert.throws(
    () => workshop.marks("1 2 3"),
    (error) => error instanceof SudokuError && error.code === "parse",
  );
});
