import assert from "node:assert/strict";
import { test } from "node:test";
import { currentRound, ofRound, ROUND_COUNT } from "../../tools/round.mjs";
import { latestRecord } from "../../tools/stages/browser.mjs";
import { draw, lineOf, listTests } from "../../tools/stages/drawn.mjs";

const inner = { title: "c", file: "a.spec.ts", line: 7, column: 3 };
const report = {
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: [{ title: "b", file: "a.spec.ts", line: 3, column: 1 }],
      suites: [{ title: "on a phone", file: "a.spec.ts", specs: [inner] }],
    },
  ],
};

test("a listed test is selected by its place and its titles, without the file's own suite", () => {
  assert.deepEqual(listTests(report).map(lineOf), [
    "a.spec.ts:3:1 › b",
    "a.spec.ts:7:3 › on a phone › c",
  ]);
});

/** The numbers of all rounds. */
const ROUNDS = Array.from({ length: ROUND_COUNT }, (_, round) => round);

const tests = Array.from({ length: 300 }, (_, index) => ({
  file: `${index >> 2}.spec.ts`,
  line: index,
  column: 1,
  titles: [`${index}`],
}));

test("the rounds together run each test once", () => {
  const rounds = ROUNDS.map((round) => draw(tests, round, () => false));
  for (const round of rounds) assert.ok(Math.abs(round.length - tests.length / ROUND_COUNT) < 20);
  assert.deepEqual(
    rounds.flat().sort((a, b) => a.line - b.line),
    tests,
  );
});

test("a changed spec file runs completely, each of its tests once", () => {
  const drawn = draw(tests, 1, (file) => file === "2.spec.ts");
  assert.equal(drawn.filter(({ file }) => file === "2.spec.ts").length, 4);
  assert.equal(new Set(drawn).size, drawn.length);
  assert.ok(drawn.length < tests.length);
});

test("the round of a test does not depend on other tests or on the seed of its sample", () => {
  const named = (/** @type {string} */ title) => ({ ...inner, titles: [title] });
  const [first, other] = ["a (SAMPLE_SEED=1a2b3c4d)", "a (SAMPLE_SEED=99999999)"].map(named);
  for (const round of ROUNDS) {
    const together = draw(tests, round, () => false);
    assert.deepEqual(
      draw(tests.slice(7), round, () => false),
      together.filter((test) => tests.indexOf(test) >= 7),
    );
    const drawn = [first, other].map((test) => draw(test ? [test] : [], round, () => false).length);
    assert.equal(drawn[0], drawn[1]);
  }
});

test("an invalid round is rejected, because it would run nothing", () => {
  for (const round of ["x", "-1", "1.5"])
    assert.throws(() => currentRound({ SUDOKU_ROUND: round }), /not a natural number/);
});

test("consecutive commits have different rounds", () => {
  const rounds = ROUNDS.map((round) => currentRound({ SUDOKU_ROUND: `${1871 + round}` }));
  assert.deepEqual(new Set(rounds), new Set(ROUNDS));
});

test("long runs, runs of all tests and a single test file run all cases", () => {
  for (const env of [
    {},
    { SUDOKU_LONG: "1", SUDOKU_ROUND: "1" },
    { SUDOKU_ALL: "1", SUDOKU_ROUND: "1" },
  ]) {
    assert.equal(currentRound(env), undefined);
  }
  const cases = Array.from({ length: ROUND_COUNT + 1 }, (_, index) => index);
  assert.deepEqual(ofRound(cases, 0), [0, ROUND_COUNT]);
});

test("the tests of each round of a spec file have a record of their own, with the files that they load", () => {
  /** @type {Record<string, { key: string, inputs?: string[] }>} */
  const records = {
    "browser/a": { key: "key of /old.js", inputs: ["/old.js"] },
    "browser/a.round-0": { key: "key of /a.js", inputs: ["/a.js"] },
    "browser/a.round-1": { key: "key of /b.js", inputs: ["/b.js"] },
  };
  const find = (/** @type {string} */ name) =>
    records[name] && { ...records[name], at: "", tests: 1, seconds: 1 };
  const changed = new Set(["/old.js", "/b.js"]);
  const keyWith = (/** @type {readonly string[] | undefined} */ loaded = ["everything"]) =>
    loaded.some((file) => changed.has(file)) ? "another key" : `key of ${loaded}`;
  const latest = (/** @type {number | undefined} */ round) =>
    latestRecord("a", keyWith, round, find);
  assert.deepEqual(latest(0), { name: "browser/a.round-0", key: "key of /a.js" });
  assert.deepEqual(latest(1), { name: "browser/a.round-1", key: "another key" });
  assert.deepEqual(latest(2), { name: "browser/a.round-2", key: "key of everything" });
  changed.delete("/old.js");
  for (const round of [0, 1, 2, undefined]) {
    assert.deepEqual(latest(round), { name: "browser/a", key: "key of /old.js" });
  }
});
