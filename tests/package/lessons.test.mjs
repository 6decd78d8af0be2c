/** Runs the claims of the lessons about their settings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ofRound } from "../../tools/round.mjs";
import { readCodes } from "../../www/lessons/make/codes.mjs";
import { readLessons, taught } from "../../www/lessons/make/lesson.mjs";
import { findDisproved } from "./claims.mjs";

const codes = await readCodes("en");
const lessons = taught().flatMap((language) => readLessons(language, codes));

/** Settings that have been run, because translations contain the same settings. */
const done = new Map();

/** The lessons of this round; a translation has the round of its original. */
const drawn = new Set(ofRound([...new Set(lessons.map(({ number }) => number))]));

for (const { language, number, title, shown } of lessons.filter(({ number }) =>
  drawn.has(number),
)) {
  test(`lesson ${number} (${language}), ${title}: the claims of every setting hold`, () => {
    const wrong = shown.flatMap((setting) => {
      const key = JSON.stringify([setting.hash, setting.expect]);
      if (!done.has(key)) done.set(key, findDisproved(setting));
      return done.get(key);
    });
    assert.deepEqual(wrong, []);
  });
}

/** Returns the numbers with two digits or more in a text, and the p-values; all intervals have the level 95 %. */
const numbers = (text) =>
  (text.replace(/\br\d+c\d+\b|\b\d+×\d+\b|\b95[ -]%/g, " ").match(/\d[\d,.]*\d/g) ?? []).map(
    (number) => number.replace(/(?<!\b0)[,.](?=\d{3}\b)/g, "").replace(",", "."),
  );

test("every number in a caption occurs in its claims or its setting", () => {
  const unfounded = lessons.flatMap(({ shown }) =>
    shown.flatMap(({ caption, expect, hash, where }) =>
      numbers(caption)
        .filter((number) => !new RegExp(`(?<![\\d.])${number}(?![\\d])`).test(`${expect} ${hash}`))
        .map((number) => `${where}: ${number}`),
    ),
  );
  assert.deepEqual(unfounded, []);
});

/** Returns the lanes that claims compare over the same seeds without a claim about the p-value. */
function untested(expect) {
  const claims = expect.split(";").map((claim) => claim.trim());
  const groups = new Map();
  for (const claim of claims) {
    const [, seeds, lane, what, value] =
      /^seeds (\d+-\d+): (\d+)([. ]\w+)(?: = (.*))?$/.exec(claim) ?? [];
    if (!seeds || (what?.startsWith(".") && value === undefined)) continue;
    const ending = value === undefined ? `${what}` : `${what} = ${value}`;
    const key = `${seeds} ${what?.startsWith(".") ? what : "outcome"}`;
    const lanes = groups.get(key) ?? new Map();
    groups.set(key, lanes.set(lane, [...(lanes.get(lane) ?? []), ending]));
  }
  return [...groups]
    .filter(([key, lanes]) => {
      const different = new Set([...lanes.values()].map(String)).size > 1;
      const [seeds = ""] = key.split(" ");
      return different && !claims.some((claim) => claim.startsWith(`seeds ${seeds}: p(`));
    })
    .map(([key]) => key);
}

test("a setting that compares lanes over several seeds claims a p-value", () => {
  const wrong = lessons.flatMap(({ shown }) =>
    shown.flatMap(({ expect, where }) => untested(expect).map((key) => `${where}: seeds ${key}`)),
  );
  assert.deepEqual(wrong, []);
  assert.deepEqual(untested("seeds 1-5: 1.steps = 3; seeds 1-5: 2.steps = 9"), ["1-5 .steps"]);
  assert.deepEqual(untested("seeds 1-5: 1 solved; seeds 1-5: 2 stalled"), ["1-5 outcome"]);
  assert.deepEqual(untested("seeds 1-5: 1 solved; seeds 1-5: 2 solved"), []);
});

/** Returns the p-values and the 95 % intervals in claims or a caption. */
const stated = (text) =>
  [...text.matchAll(/\bp(?:\([^)]*\))?\s([=<]\s[\d.,]*\d)|(\d+–\d+)(?=\s?%|;|$)/g)]
    .map(([, p, interval]) => p?.replace(",", ".").replace(/\s/, " ") ?? interval)
    .sort();

test("a caption states the p-values and the intervals of its claims", () => {
  for (const { shown } of lessons) {
    for (const { caption, expect, where } of shown) {
      assert.deepEqual(new Set(stated(caption)), new Set(stated(expect)), where);
    }
  }
});

test("wrong claims are detected", () => {
  const puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const lanes = [{ algorithm: "backtracking", preset: "rows", params: {} }];
  const of = (expect) =>
    findDisproved({ view: "race", puzzle, lanes, hash: "", caption: "", where: "here", expect });
  assert.deepEqual(of("1 solved; 1.nodes = 4208; puzzle.givens = 30; puzzle.solutions = 1"), []);
  assert.deepEqual(
    of("seeds 1-3: 1 solved = 3; seeds 1-3: 1.nodes = 4208; 2 * 1.nodes > 8415"),
    [],
  );
  assert.deepEqual(of("1 stalled"), ["here: “1 stalled”: it ended solved"]);
  assert.deepEqual(of("1.nodes = 4207"), ["here: “1.nodes = 4207”: 4208 and 4207"]);
  assert.deepEqual(of("seeds 1-3: 1 solved < 3"), ["here: “seeds 1-3: 1 solved < 3”: 3 and 3"]);
  assert.deepEqual(
    of("seeds 1-2: p(1.nodes, 1.nodes) = 1; seeds 1-2: interval(1 solved) = 34–100"),
    [],
  );
  assert.deepEqual(of("seeds 1-5: p(1.nodes, 2 * 1.nodes) = 0.02"), [
    "here: “seeds 1-5: p(1.nodes, 2 * 1.nodes) = 0.02”: 0.004 and 0.02",
  ]);
  assert.throws(() => of("1.sweeps = 1"), /counts no “sweeps”/);
  assert.throws(() => of("2 solved"), /no lane 2/);
  assert.throws(() => of("it is fast"), /no claim/);
});
