/** Equivalent puzzles. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SudokuError } from "../../pkg/dist/index.js";
import { easy, fullLab as lab } from "./support.mjs";

const texts = (name) =>
  readFileSync(new URL(`../puzzles/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .slice(0, -1);
const seventeen = texts("17-clue");

/** Returns the givens after a symmetry was applied. */
function image(givens, { transposed, rows, columns, digits }) {
  const moved = new Uint8Array(81);
  for (const [cell, digit] of givens.entries()) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [first, second] = transposed ? [column, row] : [row, column];
    moved[9 * rows[first] + columns[second]] = digit && digits[digit - 1];
  }
  return moved;
}

test("a puzzle and its images have one canonical form, and the returned transformations lead to it", () => {
  for (const text of [
    easy.text,
    ...seventeen.slice(0, 20),
    ...texts("minimal-2000").slice(0, 20),
  ]) {
    const puzzle = lab.read(text);
    const form = lab.canonical(puzzle);
    assert.equal(lab.canonical(lab.read(form.text)).text, form.text);
    assert.deepEqual(image(puzzle.givens, form.symmetry), lab.read(form.text).givens);
    for (let seed = 0; seed < 10; seed += 1) {
      const other = lab.shuffle(puzzle, seed);
      const { text: same, automorphisms } = lab.canonical(other);
      assert.deepEqual([same, automorphisms], [form.text, form.automorphisms], text);
      const way = lab.equivalence(other, puzzle);
      assert.ok(way, text);
      assert.deepEqual(image(other.givens, way), puzzle.givens);
    }
  }
});

test("no two puzzles with 17 givens are equivalent", () => {
  const sample = seventeen.filter((_, n) => n % 25 === 0);
  const forms = new Set(sample.map((text) => lab.canonical(lab.read(text)).text));
  assert.ok(sample.length > 1900);
  assert.equal(forms.size, sample.length);
  const [one, other] = sample.map((text) => lab.read(text));
  assert.equal(lab.equivalence(one, other), null);
});

test("the automorphisms of a puzzle are counted and returned", () => {
  const most = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  const full = lab.read(most);
  assert.equal(lab.canonical(full).automorphisms, 648);
  const ways = lab.automorphisms(full, 1000);
  assert.equal(ways.length, 647);
  for (const way of ways) assert.deepEqual(image(full.givens, way), full.givens);
  assert.deepEqual(lab.automorphisms(full, 3), ways.slice(0, 3));
  assert.deepEqual(lab.automorphisms(easy, 3), []);
  assert.equal(lab.canonical(easy).automorphisms, 1);
});

test("other sizes are rejected with their name", () => {
  const small = lab.read(".".repeat(16));
  const calls = [
    () => lab.canonical(small),
    () => lab.equivalence(small, easy),
    () => lab.equivalence(easy, small),
    () => lab.automorphisms(small, 1),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof SudokuError);
      assert.equal(error.code, "size");
      assert.match(error.message, /3x3.*2x2/);
      return true;
    });
  }
});

test("lines of a file that are read in parts give the same result as at once", () => {
  const bytes = new TextEncoder().encode(
    `# mine\n${easy.text} easy\nnonsense\n${seventeen[0]},first\n`,
  );
  const all = lab.readLines(bytes, "3x3");
  assert.deepEqual(
    [all.lines, all.labels],
    [
      [2, 4],
      ["easy", "first"],
    ],
  );
  assert.deepEqual(all.givens.slice(0, 81), easy.givens);
  assert.deepEqual(
    all.wrong.map(({ line }) => line),
    [3],
  );
  const cut = bytes.indexOf(10, 10) + 1;
  const one = lab.readLines(bytes.subarray(0, cut), "3x3");
  const two = lab.readLines(bytes.subarray(cut), "3x3", one);
  assert.deepEqual([...one.lines, ...two.lines], all.lines);
  assert.throws(
    () => lab.readLines(bytes, "0x3"),
    (error) => error.code === "box",
  );
});
