/** Files of puzzles: read and solved in workers, with the results of this thread. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readFile, solveMany } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { startPool } from "./pools.mjs";
import { easy, lab, long, settleSoon } from "./support.mjs";

const file = (name) => new Blob([readFileSync(new URL(`../puzzles/${name}`, import.meta.url))]);
const read = async (blob, options) => settleSoon(readFile(startPool(1).pool, blob, options));

const top = (await read(file("top1465.txt"))).groups[0].puzzles;
const some = top.slice(0, 81 * 200);

for (const size of [1, 2, 3]) {
  for (const [algorithm, limit, puzzles, maxSteps] of [
    ["fast", 2, top],
    ["fast", 2, top, 20],
    ["fast", 0, some.slice(0, 81 * 20)],
    ["dancing-links", 2, some],
    ["dancing-links", 2, some, 100],
    ["general", 1, some],
  ]) {
    const asked = `to ${limit}${maxSteps ? ` in ${maxSteps} steps` : ""}`;
    test(`${algorithm}, ${asked}, gives the same answers with ${size} workers as in this thread`, async () => {
      const { pool } = startPool(size);
      const seen = new Uint8Array(puzzles.length / 81);
      const many = await settleSoon(
        solveMany(pool, algorithm, puzzles, {
          limit,
          maxSteps,
          onPart: ({ from, to, answers }) => {
            assert.equal(answers.counts.length, to - from);
            assert.equal(answers.stepsEach.length, to - from);
            for (let at = from; at < to; at += 1) seen[at] += 1;
          },
        }),
      );
      const expected = lab.solveMany(algorithm, puzzles, { limit, maxSteps });
      assert.deepEqual(many.counts, expected.counts);
      assert.deepEqual(many.solutions, expected.solutions);
      assert.equal(many.steps, expected.steps);
      assert.deepEqual(many.stepsEach, expected.stepsEach);
      assert.deepEqual(many.spent, expected.spent);
      assert.equal(expected.spent.includes(1), maxSteps !== undefined);
      assert.ok(many.answered.every((one) => one === 1) && seen.every((one) => one === 1));
      assert.deepEqual(many.failures, []);
    });
  }
}

test("with a preset, each puzzle takes the steps of a separate run with this preset", async () => {
  const { pool } = startPool(2);
  const algorithm = "backtracking";
  const maxSteps = 5000;
  const few = some.slice(0, 81 * 6);
  for (const preset of ["rows", "dual"]) {
    const many = await settleSoon(solveMany(pool, algorithm, few, { preset, maxSteps }));
    const alone = Array.from({ length: 6 }, (_, at) => {
      const text = lab.write(few.slice(81 * at, 81 * (at + 1)), "3x3");
      const run = lab.start(lab.read(text), { algorithm, preset, maxSteps });
      const { steps } = run.advance();
      run.free();
      return steps;
    });
    assert.deepEqual([...many.stepsEach], alone);
  }
  const usual = await settleSoon(solveMany(pool, algorithm, few, { maxSteps }));
  const rows = await settleSoon(solveMany(pool, algorithm, few, { preset: "rows", maxSteps }));
  assert.notDeepEqual(rows.stepsEach, usual.stepsEach);
});

test("grids with other boxes are solved, and an empty set has an empty result", async () => {
  const { pool } = startPool(2);
  const small = await settleSoon(
    solveMany(pool, "general", new Uint8Array(32), { box: "2x2", limit: 0 }),
  );
  assert.deepEqual([...small.counts], [288, 288]);
  const none = await settleSoon(solveMany(pool, "fast", new Uint8Array(0)));
  assert.equal(none.counts.length, 0);
});

test("bytes that are not puzzles are rejected, with the position", async () => {
  const { pool } = startPool(2);
  const refuses = (code, message, ...args) =>
    assert.rejects(settleSoon(solveMany(pool, ...args)), (error) => {
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  const bytes = new Uint8Array(81 * 30);
  await refuses("box", /161/, "fast", bytes.subarray(0, 161));
  await refuses("box", /cell 3 of puzzle 2/, "fast", bytes.with(83, 10));
  await refuses("box", /nine/, "fast", bytes, { box: "nine" });
  await refuses("argument", /readFile.*readLines/, "fast", [easy.text]);
  await refuses("size", /side 9/, "fast", new Uint8Array(16), { box: "2x2" });
  await refuses("unknown-algorithm", /none/, "none", bytes);
  await refuses("incomplete", /./, "ga", bytes, { limit: 2 });
  await refuses("unknown-preset", /crooked/, "backtracking", bytes, { preset: "crooked" });
});

test("an endless puzzle is cancelled, and the answers until then are reported", async () => {
  const { pool } = startPool(2);
  const cancel = new AbortController();
  // The last puzzle is a piece of its own, so that all others are answered.
  const puzzles = some.slice(0, 81 * 40).fill(0, 81 * 39);
  const answered = new Uint8Array(40);
  const counts = new Uint32Array(39);
  const many = solveMany(pool, "general", puzzles, {
    limit: 0,
    signal: cancel.signal,
    onPart: ({ from, to, answers }) => {
      answered.fill(1, from, to);
      counts.set(answers.counts, from);
      if (answered.reduce((sum, one) => sum + one) === 39) cancel.abort();
    },
  });
  await assert.rejects(settleSoon(many), { name: "AbortError" });
  assert.deepEqual(answered, new Uint8Array(40).fill(1).with(39, 0));
  const expected = lab.solveMany("fast", puzzles.slice(0, 81 * 39), { limit: 0 });
  assert.deepEqual(counts, expected.counts);
  const again = await settleSoon(solveMany(pool, "fast", top, { limit: 2 }));
  assert.ok(again.answered.every((one) => one === 1));
});

test("a puzzle that crashes its workers is reported, and the others are answered", async () => {
  const bad = 25;
  const puzzles = some.slice(0, 81 * 40);
  const marked = String(puzzles.slice(81 * bad, 81 * bad + 81));
  class Fragile extends NodeWorker {
    broken = false;
    hear(data) {
      if (this.broken && data.type === "answer") this.onerror({ message: "broken by a puzzle" });
      else super.hear(data);
    }
    postMessage(message) {
      super.postMessage(message);
      const { type, puzzles: given = [] } = message;
      const has = Array.from({ length: given.length / 81 }, (_, n) =>
        String(given.slice(81 * n, 81 * n + 81)),
      ).includes(marked);
      if (type === "many" && has) this.broken = true;
    }
  }
  const { pool } = startPool(2, () => new Fragile());
  const many = await settleSoon(solveMany(pool, "fast", puzzles, { limit: 2 }));
  const [{ from, to, error }, ...others] = many.failures;
  assert.equal(others.length, 0);
  assert.ok(from <= bad && bad < to);
  assert.equal(error.message, "broken by a puzzle");
  const expected = new Uint8Array(40).fill(1).fill(0, from, to);
  assert.deepEqual([...many.answered], [...expected]);
});

test("a file is read line by line, with any sizes, and malformed lines are listed", async () => {
  const blank = `5${".".repeat(80)}`;
  const text = [
    "\ufeff# a set",
    "puzzle,er,note",
    `${easy.text},2.3,easy`,
    "",
    `  ${long.text} hard one # and why`,
    `"1234341221434321",small`,
    blank.replace("5.", "55"),
    `${blank.slice(0, 40)}x${blank.slice(41)}`,
    "12",
    ".".repeat(256),
    easy.text.replaceAll(".", "0"),
  ].join("\r\n");
  const { groups, lines, labels, clashing, wrong, wrongCount, length, cut } = await read(
    new Blob([text]),
  );
  assert.equal(length, 6);
  assert.equal(cut, false);
  assert.deepEqual([...lines], [3, 5, 6, 7, 10, 11]);
  assert.deepEqual(labels, ["2.3,easy", "hard one", "small", "", "", ""]);
  assert.deepEqual([...clashing], [0, 0, 0, 1, 0, 0]);
  assert.deepEqual(
    groups.map(({ box, side, numbers }) => [box, side, [...numbers]]),
    [
      ["3x3", 9, [0, 1, 3, 5]],
      ["2x2", 4, [2]],
      ["4x4", 16, [4]],
    ],
  );
  assert.deepEqual(groups[0].puzzles.slice(0, 81), easy.givens);
  assert.deepEqual(groups[0].puzzles.slice(81, 162), long.givens);
  assert.deepEqual(groups[0].puzzles.slice(243), easy.givens);
  assert.equal(wrongCount, 3);
  assert.deepEqual(
    wrong.map(({ line, column, clash }) => [line, column, clash]),
    [
      [7, 2, true],
      [8, 41, false],
      [9, 3, false],
    ],
  );
  assert.ok(wrong.every(({ reason }) => reason.length > 5));
});

test("a set of any length is read completely, and a set with too many puzzles is cut", async () => {
  const heard = [];
  const all = await read(file("17-clue.txt"), { onProgress: (share) => heard.push(share) });
  const { groups, lines, length, wrongCount } = all;
  assert.deepEqual([length, wrongCount, groups.length], [49_151, 0, 1]);
  assert.ok(lines.every((line, index) => line === index + 1));
  assert.ok(heard.length > 5 && heard.every((share, at) => at === 0 || share > heard[at - 1]));
  assert.equal(heard.at(-1), 1);
  const text = readFileSync(new URL("../puzzles/17-clue.txt", import.meta.url), "utf8");
  const digits = Uint8Array.from(text.replaceAll("\n", ""), (one) => Number(one) || 0);
  assert.deepEqual(groups[0].puzzles, digits);
  const cut = await read(file("top1465.txt"), { most: 100 });
  assert.deepEqual([cut.length, cut.cut, cut.groups[0].numbers.length], [100, true, 100]);
  assert.deepEqual(cut.groups[0].puzzles, top.slice(0, 8100));
});

test("invalid bytes are reported and cause no crash", async () => {
  const bytes = Uint8Array.from({ length: 3 * 2 ** 20 }, (_, at) => (at * at * 31 + at) % 256);
  const none = await read(new Blob([bytes]));
  assert.equal(none.length, 0);
  assert.ok(none.wrongCount > 1000 && none.wrong.length === 1000);
  const line = await read(new Blob(["x".repeat(3 * 2 ** 20)]));
  assert.deepEqual([line.length, line.wrongCount > 0], [0, true]);
  const empty = await read(new Blob([]));
  assert.deepEqual([empty.length, empty.wrongCount], [0, 0]);
});

test("reading ends when it is cancelled", async () => {
  const cancel = new AbortController();
  const { pool } = startPool(1);
  const onProgress = () => cancel.abort();
  const reading = readFile(pool, file("17-clue.txt"), { signal: cancel.signal, onProgress });
  await assert.rejects(settleSoon(reading), { name: "AbortError" });
});
