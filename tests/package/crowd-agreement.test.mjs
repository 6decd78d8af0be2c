/**
 * The crowd of text C does not need a rule for experts that disagree: runs are the same with the rule of the text and
 * with ours.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { easy, lab, long } from "./support.mjs";

test("with 5,000 individuals, two of the 250 experts agree on every row, even on nearly blank grids", () => {
  // Puzzles with 30, 17 and 5 givens.
  const nearlyBlank = lab.read(`12345${".".repeat(76)}`);
  const run = (/** @type {any} */ puzzle, /** @type {Record<string, string>} */ params) => {
    const run = lab.start(puzzle, { algorithm: "ga", preset: "woc", params });
    run.advance(30);
    return JSON.stringify([run.frame().conflicts, [...run.frame().digits]]);
  };
  for (const puzzle of [easy, long, nearlyBlank]) {
    const [random, expert, strict] = [
      { disagreement: "random-row" },
      { disagreement: "expert-row" },
      { agreement: "majority" },
    ].map((params) => run(puzzle, params));
    assert.equal(random, expert, "the rule is not needed");
    assert.notEqual(random, strict, "runs differ if the crowd does");
  }
});
