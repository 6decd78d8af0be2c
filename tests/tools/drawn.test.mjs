import assert from "node:assert/strict";
import { test } from "node:test";
import { currentRound, ofRound, ROUND_COUNT } from "../../tools/round.mjs";
import { draw, idOf, lineOf, listTests, outcomesOf } from "../../tools/stages/drawn.mjs";

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

test("a test keeps its identifier when its file moves in a folder or its sample changes", () => {
  const id = idOf({ ...inner, titles: ["a group", "a test"] });
  assert.match(id, /^[0-9a-f]{12}$/);
  assert.equal(idOf({ ...inner, file: "e2e/a.spec.ts", titles: ["a group", "a test"] }), id);
  const windows = "a test (SUDOKU_SWEEP=1a2b3c4d: 320 × 568, 1024 × 480 px)";
  assert.equal(idOf({ ...inner, titles: ["a group", windows] }), id);
  assert.notEqual(idOf({ ...inner, titles: ["a group", "another test"] }), id);
  assert.notEqual(idOf({ ...inner, file: "b.spec.ts", titles: ["a group", "a test"] }), id);
});

test("a test has passed if it passed at the last attempt", () => {
  const one = (
    /** @type {string} */ title,
    /** @type {boolean} */ ok,
    /** @type {string} */ status,
    expectedStatus = "passed",
  ) => ({ ...inner, title, ok, tests: [{ status, expectedStatus, results: [{ duration: 500 }] }] });
  const specs = [
    one("a", true, "expected"),
    one("b", true, "flaky"),
    one("c", true, "skipped", "skipped"),
    // It was to run, but a hook before it failed.
    one("e", true, "skipped"),
  ];
  const failed = one("d", false, "unexpected");
  const suite = { title: "a.spec.ts", suites: [{ title: "group", specs }], specs: [failed] };
  const outcomes = outcomesOf({ suites: [suite] });
  const of = (/** @type {string[]} */ ...titles) => outcomes.get(idOf({ ...inner, titles }));
  assert.deepEqual(of("group", "a"), { ok: true, passed: 1, seconds: 0.5 });
  assert.deepEqual(of("group", "b"), { ok: true, passed: 1, seconds: 0.5 });
  assert.deepEqual(of("group", "c"), { ok: true, passed: 0, seconds: 0.5 });
  assert.deepEqual(of("group", "e"), { ok: false, passed: 0, seconds: 0.5 });
  assert.deepEqual(of("d"), { ok: false, passed: 0, seconds: 0.5 });
  assert.equal(of("a"), undefined);
});
