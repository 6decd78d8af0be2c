/** Names as the page writes them, and the main series of a run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mainSeries } from "../../pkg/dist/plot.js";
import { load } from "./load.mjs";

const { label } = await load("words/index.ts");
const { words: many } = await load("words/many.ts");

test("ids are written in the usual form", () => {
  assert.equal(label("candidates_left"), "candidates left");
  assert.equal(label("shake_ups"), "shake-ups");
});

test("the puzzles of an experiment are called a set, whatever their source is", () => {
  const said = Object.entries(many).map(([id, one]) => [id, String(one)]);
  const files = said.filter(([, text]) => /\bfiles?\b/i.test(text ?? "")).map(([id]) => id);
  assert.deepEqual(files, ["choose", "drop", "dropping"]);
});

test("the small curve shows the series that its algorithm declares as the main one", () => {
  assert.equal(mainSeries([{ main: false }, { main: true }, { main: true }]), 1);
  assert.equal(mainSeries([{ main: false }]), 0);
});
