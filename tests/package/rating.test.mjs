/** Ratings of puzzles are the same in this thread, in a worker and natively. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findRatings, SudokuError } from "../../pkg/dist/index.js";
import { read } from "./golden.mjs";
import { startPool } from "./pools.mjs";
import { blank, easy, fullLab, lab, memory, settleSoon, waitUntil } from "./support.mjs";

const hard = fullLab.read(
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
);
const four = lab.read("1...23..4..1..2.");
const quick = ["clues", "se", "hodoku", "qqwing", "backdoor"];

test("ratings are those that the command line writes", () => {
  const [first, ...rows] = read("rated.csv").trimEnd().split("\n");
  const [named, header] = first.slice(2).split(" | ");
  const scales = named.split(" ");
  for (const row of rows) {
    const [puzzle] = row.split(",");
    const ratings = fullLab.rate(puzzle, { scales, seed: 7 });
    const values = ratings.flatMap((rating) => rating.values);
    assert.equal(["puzzle", ...values.map(({ column }) => column)].join(), header);
    assert.equal([puzzle, ...values.map(({ text }) => text)].join(), row);
    assert.deepEqual(
      values.map(({ atLeast }) => atLeast),
      values.map(({ text }) => text.startsWith(">=")),
    );
  }
});

test("each scale is described, and rates by its columns", () => {
  const ratings = fullLab.rate(easy);
  assert.deepEqual(
    ratings.map(({ scale }) => scale),
    fullLab.scales.map(({ id }) => id),
  );
  for (const [at, { id, name, measures, source, random, columns }] of fullLab.scales.entries()) {
    assert.ok(name && measures && source, id);
    const { values } = ratings[at];
    assert.deepEqual(
      values.map(({ column }) => column),
      columns.map((column) => column.id),
    );
    for (const [place, { text, value, interval }] of values.entries()) {
      const { classes } = columns[place];
      if (classes.length > 0) assert.equal(classes[value], text);
      if (interval) assert.ok(random && interval[0] <= value && value <= interval[1], id);
    }
  }
  const [depth] = fullLab.rate(hard, { scales: ["search-depth"] });
  const [other] = fullLab.rate(hard, { scales: ["search-depth"], seed: 2 });
  assert.notDeepEqual(depth, other);
  assert.deepEqual(fullLab.rate(hard, { scales: [] }), []);
});

test("a worker gives the same ratings as this thread, and reports each as it is known", async () => {
  const { pool } = startPool(2);
  for (const [puzzle, options] of [
    [easy, {}],
    [hard, { scales: ["guesses", ...quick], seed: 5 }],
  ]) {
    const heard = [];
    const onRating = (rating) => heard.push(rating);
    const ratings = await settleSoon(findRatings(pool, puzzle, { ...options, onRating }));
    assert.deepEqual(ratings, fullLab.rate(puzzle, options));
    assert.deepEqual(heard, ratings);
  }
});

test("an invalid request is rejected by name in every thread, and the worker continues", async () => {
  const { pool, workers } = startPool(1);
  const none = `12345678.........9${".".repeat(63)}`;
  const two = ["se", "size", /se is not defined for a grid of side 4/];
  for (const [puzzle, options, code, message] of [
    ["55".padEnd(81, "."), {}, "clash", /r1c1 and r1c2 in row 1 both contain 5/],
    [blank("3x3"), {}, "not-unique", /more than one solution/],
    [none, { scales: ["clues"] }, "not-unique", /no solution/],
    [easy, { scales: ["clues", "magic"] }, "unknown-scale", /no scale "magic"/],
    [four, { scales: [two[0]] }, two[1], two[2]],
    [easy, { seed: 2 ** 32 }, "param-range", /seed must be from 0 to 4294967295/],
    [easy, { seed: 0.5 }, "param-type", /seed must be a whole number/],
  ]) {
    const wanted = (error) =>
      error instanceof SudokuError && error.code === code && message.test(error.message);
    assert.throws(() => fullLab.rate(puzzle, options), wanted);
    await assert.rejects(settleSoon(findRatings(pool, puzzle, options)), wanted);
  }
  const options = { scales: quick };
  assert.deepEqual(await settleSoon(findRatings(pool, easy, options)), fullLab.rate(easy, options));
  assert.equal(workers.length, 1);
});

test("a rating is cancelled by its signal, and the worker continues with other work", async () => {
  const { pool, workers } = startPool(1);
  const cancel = new AbortController();
  const reason = new Error("enough");
  const heard = [];
  const work = findRatings(pool, hard, {
    scales: Array(200).fill("ga-generations"),
    signal: cancel.signal,
    onRating: (rating) => heard.push(rating),
  });
  work.catch(() => {});
  const on = () => workers.some(({ sent }) => sent.some(({ type }) => type === "rate-on"));
  await waitUntil(on, "the second slice");
  cancel.abort(reason);
  await assert.rejects(settleSoon(work), reason);
  assert.ok(heard.length < 200);
  const options = { scales: quick };
  assert.deepEqual(await settleSoon(findRatings(pool, hard, options)), fullLab.rate(hard, options));
  assert.equal(workers.length, 1);
});

test("a position is rejected, because only puzzles are rated", async () => {
  const { pool, workers } = startPool(1);
  const { givens, box } = hard;
  const scales = ["clues", "se", "qqwing"];
  const ratings = fullLab.rate(hard, { scales });
  const blank = givens.indexOf(0);
  const entered = new Uint8Array(81).with(blank, fullLab.solve(hard).solution[blank]);
  const noted = new Uint32Array(81).with(blank, 0b11);
  // The givens alone are a puzzle, even if the caller passes the arrays of a position and these are empty.
  for (const puzzle of [
    { box, givens },
    { box, givens, values: new Uint8Array(81), candidates: new Uint32Array(81) },
  ]) {
    assert.deepEqual(fullLab.rate(puzzle, { scales }), ratings);
    assert.deepEqual(await settleSoon(findRatings(pool, puzzle, { scales })), ratings);
  }
  const wanted = { code: "refused", message: /rated by its givens/ };
  for (const position of [
    { box, givens, values: entered },
    { box, givens, candidates: noted },
  ]) {
    assert.throws(() => fullLab.rate(position, { scales }), wanted);
    await assert.rejects(settleSoon(findRatings(pool, position, { scales })), wanted);
  }
  assert.equal(workers.length, 1);
});

test("a request that is rejected during the rating leaves nothing in memory", () => {
  const wide = blank("5x5");
  const refuse = () =>
    assert.throws(() => fullLab.rate(wide, { scales: ["clues"] }), { code: "not-unique" });
  for (let n = 0; n < 3; n += 1) refuse();
  const before = memory();
  for (let n = 0; n < 20; n += 1) refuse();
  assert.equal(memory(), before);
});
