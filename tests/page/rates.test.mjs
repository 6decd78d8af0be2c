/** The rates of levels and techniques among generated puzzles, which tell how rare a requested puzzle is. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ratesOf } from "../../tools/rates.mjs";
import { fullLab } from "../package/support.mjs";
import { load } from "./load.mjs";

const { rateOf } = await load("views/generate/rates.ts");

const file = new URL("../../www/src/views/generate/rates.json", import.meta.url);
const measured = JSON.parse(readFileSync(file, "utf8"));
const plain = { generator: "dig", box: "3x3", plain: true, difficulty: null, technique: null };

test("the recorded rates contain those of the first puzzles", () => {
  const few = ratesOf(fullLab, 40);
  for (const [technique, levels] of Object.entries({ ...few.hardest, "": few.unsolved })) {
    const recorded = technique === "" ? measured.unsolved : measured.hardest[technique];
    for (const [level, count] of Object.entries(levels)) {
      assert.ok((recorded?.[level] ?? 0) >= count, `${technique || "unsolved"}, ${level}`);
    }
  }
});

test("each puzzle has one level and at most one hardest technique", () => {
  const levels = ["easy", "medium", "hard", "unfair", "extreme"];
  const byLevel = levels.map(
    (level) => rateOf({ ...plain, difficulty: `hodoku_level=${level}` }).found,
  );
  assert.equal(
    byLevel.reduce((sum, one) => sum + one, 0),
    measured.puzzles,
  );
  const known = new Set(fullLab.techniques.map(({ id }) => id));
  assert.ok(Object.keys(measured.hardest).every((id) => known.has(id)));
});

test("a request with two conditions has the rates of both and of each", () => {
  const both = { difficulty: "hodoku_level=unfair", technique: "skyscraper" };
  const { found, alone } = rateOf({ ...plain, ...both });
  assert.equal(found, measured.hardest.skyscraper.unfair ?? 0);
  assert.deepEqual(alone, {
    difficulty: rateOf({ ...plain, difficulty: both.difficulty }).found,
    technique: rateOf({ ...plain, technique: both.technique }).found,
  });
  assert.ok(found < alone.difficulty && found < alone.technique);
});

test("settings, generators, sizes and scales without measured rates have none", () => {
  const wish = { ...plain, technique: "skyscraper" };
  assert.ok(rateOf(wish));
  for (const other of [
    { plain: false },
    { generator: "build-up" },
    { box: "2x3" },
    { difficulty: "se_er=3..4" },
    { difficulty: "hodoku_level=easy..hard" },
    { technique: null },
  ]) {
    assert.equal(rateOf({ ...wish, ...other }), null, JSON.stringify(other));
  }
});
