import assert from "node:assert/strict";
import { test } from "node:test";
import { inputsNow } from "../../tools/stages/browser.mjs";
import { draw, lineOf, listed, mayDraw, ROUNDS } from "../../tools/stages/drawn.mjs";

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
  assert.deepEqual(listed(report).map(lineOf), [
    "a.spec.ts:3:1 › b",
    "a.spec.ts:7:3 › on a phone › c",
  ]);
});

const tests = Array.from({ length: 20 }, (_, index) => ({
  file: `${index >> 2}.spec.ts`,
  line: index,
  column: 1,
  titles: [`${index}`],
}));

test("three commits in a row run each test once, from any number of commits on", () => {
  for (const first of [0, 1, 2, 1871]) {
    const rounds = Array.from({ length: ROUNDS }, (_, k) => draw(tests, first + k, () => false));
    for (const round of rounds) assert.ok(Math.abs(round.length - tests.length / ROUNDS) < 1);
    assert.deepEqual(
      rounds.flat().sort((a, b) => a.line - b.line),
      tests,
    );
  }
});

test("a changed spec file runs as a whole, each of its tests once", () => {
  const drawn = draw(tests, 1, (file) => file === "2.spec.ts");
  assert.equal(drawn.filter(({ file }) => file === "2.spec.ts").length, 4);
  assert.equal(new Set(drawn).size, drawn.length);
  assert.ok(drawn.length < tests.length);
});

test("long runs and --all draw nothing", () => {
  assert.equal(mayDraw({}), true);
  assert.equal(mayDraw({ CI: "true" }), true);
  assert.equal(mayDraw({ SUDOKU_LONG: "1" }), false);
  assert.equal(mayDraw({ SUDOKU_ALL: "1" }), false);
});

test("only a run of a whole spec file says what the file does not load", () => {
  assert.deepEqual(inputsNow(["/a.js"], true, ["/b.js"]), ["/a.js"]);
  assert.deepEqual(inputsNow(["/c.js", "/a.js"], false, ["/b.js", "/a.js"]), [
    "/a.js",
    "/b.js",
    "/c.js",
  ]);
  assert.equal(inputsNow(["/a.js"], false, undefined), undefined);
  assert.deepEqual(inputsNow(undefined, false, ["/b.js"]), ["/b.js"]);
});
