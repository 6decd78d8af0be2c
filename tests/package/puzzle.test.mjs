/** Puzzles as text: reading, writing and shuffling, and error messages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { easy, lab } from "./support.mjs";

const refuses = (call, code, place) =>
  assert.throws(call, (error) => {
    assert.ok(error instanceof SudokuError, String(error));
    assert.equal(error.code, code);
    assert.deepEqual(error.place, place);
    return error.message.length > 0;
  });

test("a puzzle is read into its canonical text, which gives the same puzzle again", () => {
  const boxed = lab.read("12|34\n3.|1.\n--+--\n2.|4.\n4.|2.");
  assert.equal(boxed.text, "12343.1.2.4.4.2.");
  assert.equal(boxed.side, 4);
  assert.equal(boxed.box, "2x2");
  assert.equal(boxed.usualBox, true);
  assert.deepEqual([...boxed.givens.slice(0, 6)], [1, 2, 3, 4, 3, 0]);
  assert.equal(boxed.candidates, null);
  assert.deepEqual(boxed.clashes, []);
  assert.deepEqual(lab.read(boxed.text, { box: boxed.box }), boxed);
});

test("boxes have the requested orientation", () => {
  const blank = ".".repeat(36);
  assert.equal(lab.read(blank).box, "2x3");
  const upright = lab.read(blank, { box: "3x2" });
  assert.equal(upright.box, "3x2");
  assert.equal(upright.usualBox, false);
  for (const box of ["3", "0x9", "5x6", "", "3x3x3", "a"]) {
    refuses(() => lab.read(blank, { box }), "box");
  }
  refuses(() => lab.read(blank, { box: "3x3" }), "parse", { line: 1, column: 37 });
});

test("large grids are written with letters, and are read from 0 on request", () => {
  const givens = new Uint8Array(256);
  givens.set([1, 16]);
  const letters = lab.write(givens, "4x4");
  assert.equal(letters, `AP${".".repeat(254)}`);
  assert.deepEqual(lab.read(letters).givens, givens);
  const hex = `0F${".".repeat(254)}`;
  assert.deepEqual(lab.read(hex, { hex: true }).givens, givens);
});

test("writing rejects digits that the grid does not have", () => {
  assert.equal(lab.write(easy.givens, "3x3"), easy.text);
  refuses(() => lab.write(easy.givens, "2x2"), "box");
  refuses(() => lab.write(new Uint8Array(16).fill(5), "2x2"), "box");
  refuses(() => lab.write(new Uint8Array(16), "two"), "box");
});

test("a text that cannot be read is reported with the position", () => {
  refuses(() => lab.read("1234\n34x2"), "parse", { line: 2, column: 3 });
  refuses(() => lab.read(""), "parse", { line: 1, column: 1 });
  refuses(() => lab.read("1234\n12345\n1234\n1234"), "parse", { line: 2, column: 5 });
});

test("conflicting givens are read, and reported", () => {
  const puzzle = lab.read(`55${".".repeat(79)}`);
  const names = (/** @type {string} */ kind, /** @type {string[]} */ ...values) => ({
    kind,
    values: [values],
  });
  const args = {
    a: names("cells", "r1c1"),
    b: names("cells", "r1c2"),
    digit: names("digits", "5"),
    house: names("houses", "row", "1"),
  };
  assert.deepEqual(puzzle.clashes, [
    {
      cells: [0, 1],
      message: "r1c1 and r1c2 in row 1 both contain 5",
      i18n: { id: "clash", args },
    },
  ]);
  refuses(() => lab.start(puzzle, { algorithm: "backtracking" }), "clash");
});

test("candidates beyond the givens are kept, and redundant ones are dropped", () => {
  const marks = (cell) => (cell === 0 ? "1" : cell === 2 ? "34" : cell === 5 ? "24" : "1234");
  const pencil = Array.from({ length: 16 }, (_, cell) => marks(cell)).join(" ");
  const puzzle = lab.read(pencil);
  assert.deepEqual([puzzle.givens[0], puzzle.givens[1]], [0, 0]);
  assert.equal(puzzle.candidates?.[2], 0b1100);
  assert.equal(puzzle.candidates?.[0], 0b0001);
  assert.deepEqual(lab.read(puzzle.text, { box: puzzle.box }), puzzle);

  const open = lab.read(Array.from({ length: 16 }, () => "1234").join(" "), { box: "2x2" });
  assert.equal(open.candidates, null);
  assert.equal(open.text, ".".repeat(16));
});

test("restricted candidates restrict a run", () => {
  const blank = Array.from({ length: 16 }, () => "1234");
  const first = (cell) => {
    const puzzle = lab.read(blank.with(0, cell).join(" "), { box: "2x2" });
    const run = lab.start(puzzle, { algorithm: "backtracking" });
    run.advance();
    return run.solution?.[0];
  };
  assert.deepEqual([first("1234"), first("34")], [1, 3]);
});

test("a filled cell whose text could be read as blank, or vice versa, is still read correctly", () => {
  // Givens, a blank line, and candidates where a cell that is not a given has one candidate left.
  const list = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? "1..." : ".234"));
  const puzzle = lab.read(`${".".repeat(16)}\n\n${list.join("")}`, { box: "2x2" });
  assert.equal(puzzle.givens[0], 0);
  assert.deepEqual(lab.read(puzzle.text, { box: puzzle.box }), puzzle);
});

test("a shuffled puzzle is a different, equivalent one, the same for the same seed", () => {
  const one = lab.shuffle(easy, 1);
  assert.notEqual(one.text, easy.text);
  assert.equal(one.box, easy.box);
  const counts = (puzzle) => puzzle.givens.filter((digit) => digit > 0).length;
  assert.equal(counts(one), counts(easy));
  assert.deepEqual(lab.shuffle(easy, 1), one);
  assert.notEqual(lab.shuffle(easy, 2).text, one.text);
  const solutions = (puzzle) => {
    const run = lab.start(puzzle, { algorithm: "backtracking", solutions: 0 });
    return run.advance().found;
  };
  assert.equal(solutions(one), 1);
  // A restriction of the candidates of one cell moves with the cell.
  const marked = lab.read(Array.from({ length: 16 }, (_, c) => (c ? "1234" : "12")).join(" "), {
    box: "2x2",
  });
  const moved = lab.shuffle(marked, 3);
  assert.equal(moved.candidates?.filter((set) => set !== 0b1111).length, 1);
});

test("new seeds are integers below 2^32, and differ", () => {
  const seeds = Array.from({ length: 8 }, () => lab.freshSeed());
  for (const seed of seeds) assert.equal(seed >>> 0, seed);
  assert.ok(new Set(seeds).size > 1);
});
