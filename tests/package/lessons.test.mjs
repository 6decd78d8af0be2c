/** What the lessons claim of their settings, run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCodes } from "../../www/lessons/make/codes.mjs";
import { readLessons, taught } from "../../www/lessons/make/lesson.mjs";
import { disproved } from "./claims.mjs";

const codes = await readCodes("en");
const lessons = taught().flatMap((language) => readLessons(language, codes));

/** Settings that were run, as translations have the same. */
const done = new Map();

for (const { language, number, title, shown } of lessons) {
  test(`lesson ${number} (${language}), ${title}: every setting does what is said`, () => {
    const wrong = shown.flatMap((setting) => {
      const key = JSON.stringify([setting.hash, setting.expect]);
      if (!done.has(key)) done.set(key, disproved(setting));
      return done.get(key);
    });
    assert.deepEqual(wrong, []);
  });
}

/**
 * Numbers that a text names, of two digits or more, and those of years apart. The p-values of comparisons are tested in
 * lesson-comparisons.test.mjs.
 */
const numbers = (text) =>
  (text.replace(/\br\d+c\d+\b|\b\d+×\d+\b|\bp = [\d.,]+\d/g, " ").match(/\d[\d,.]*\d/g) ?? []).map(
    (number) => number.replace(/[,.](?=\d{3}\b)/g, "").replace(",", "."),
  );

test("every number that a caption names stands in its claims or its setting", () => {
  const unfounded = lessons.flatMap(({ shown }) =>
    shown.flatMap(({ caption, expect, hash, where }) =>
      numbers(caption)
        .filter((number) => !new RegExp(`(?<![\\d.])${number}(?![\\d])`).test(`${expect} ${hash}`))
        .map((number) => `${where}: ${number}`),
    ),
  );
  assert.deepEqual(unfounded, []);
});

test("claims that are wrong are found out", () => {
  const puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const lanes = [{ algorithm: "backtracking", preset: "rows", params: {} }];
  const of = (expect) =>
    disproved({ view: "race", puzzle, lanes, hash: "", caption: "", where: "here", expect });
  assert.deepEqual(of("1 solved; 1.nodes = 4208; puzzle.givens = 30; puzzle.solutions = 1"), []);
  assert.deepEqual(
    of("seeds 1-3: 1 solved = 3; seeds 1-3: 1.nodes = 4208; 2 * 1.nodes > 8415"),
    [],
  );
  assert.deepEqual(of("1 stalled"), ["here: “1 stalled”: it ended solved"]);
  assert.deepEqual(of("1.nodes = 4207"), ["here: “1.nodes = 4207”: 4208 and 4207"]);
  assert.deepEqual(of("seeds 1-3: 1 solved < 3"), ["here: “seeds 1-3: 1 solved < 3”: 3 and 3"]);
  assert.throws(() => of("1.sweeps = 1"), /counts no “sweeps”/);
  assert.throws(() => of("2 solved"), /no lane 2/);
  assert.throws(() => of("it is fast"), /no claim/);
});
