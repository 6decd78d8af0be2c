/** The requested difficulty of a puzzle: what people type, and the form that the page and the command line share. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load as loadLab } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const { normalizeDifficulty, rangeOf, rangeText, scalesForSide } = await load(
  "lab/workshop/difficulty.ts",
);
const { scales: all } = await loadLab();
const scales = scalesForSide(all, 9);

test("typed difficulties are converted into one form", () => {
  for (const [text, form] of [
    ["hard", "hodoku_level=hard"],
    ["Hard", "hodoku_level=hard"],
    ["hodoku=hard", "hodoku_level=hard"],
    ["hodoku=900..", "hodoku_score=900.."],
    ["qqwing=Expert", "qqwing=expert"],
    ["medium..unfair", "hodoku_level=medium..unfair"],
    ["se=6.0..7.0", "se_er=6.0..7.0"],
    ["se_ep = ..1.2", "se_ep=..1.2"],
    ["clues=17", "clues=17"],
  ]) {
    assert.equal(normalizeDifficulty(text, scales), form, text);
    assert.equal(normalizeDifficulty(form, scales), form, form);
  }
});

test("an invalid text has no difficulty", () => {
  for (const text of [
    "",
    "tough",
    "rank=3",
    "se=7..6",
    "se=",
    "se=..",
    "se=1..2..3",
    "unfair..easy",
    "7",
  ]) {
    assert.equal(normalizeDifficulty(text, scales), null, text);
  }
  assert.equal(normalizeDifficulty("hard", scalesForSide(all, 4)), null);
});

test("ranges of numbers are converted to fields and back, and classes are not", () => {
  for (const text of ["se_er=6.0..7.0", "clues=17", "hodoku_score=900..", "guesses=..0"]) {
    assert.equal(rangeText(rangeOf(text, scales)), text);
  }
  assert.deepEqual(rangeOf("clues=17", scales), { column: "clues", from: "17", to: "17" });
  assert.equal(rangeOf("hodoku_level=hard", scales), null);
});
