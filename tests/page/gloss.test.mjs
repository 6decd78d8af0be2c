/** The word "house", which only some readers know, is explained at its first use in a text. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load as loadLab } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const { glossText } = await load("words/gloss.ts");

test("the first use of the word is explained, in the singular or plural as used", () => {
  assert.equal(
    glossText("A digit with one place left in a house is placed there. Every house has it."),
    "A digit with one place left in a house (row, column or box) is placed there. Every house has it.",
  );
  assert.equal(
    glossText("The houses that need the digit."),
    "The houses (rows, columns or boxes) that need the digit.",
  );
});

test("a text that explains the word, or does not use it, is unchanged", () => {
  for (const text of [
    "Each row, column or box is a house.",
    "A cell with one candidate.",
    "The choice `houses` of the encoding, and the house-order.",
    "The household.",
  ]) {
    assert.equal(glossText(text), text);
  }
});

test("every technique that uses the word explains it at its first use", async () => {
  const { techniques } = await loadLab();
  const using = techniques.filter(({ docs }) => /(?<![\w-])houses?(?![\w-])/.test(docs));
  assert.ok(using.length > 20);
  for (const { id, docs } of using) {
    const text = glossText(docs);
    const explained = text.search(/rows?, columns? or box(es)?/);
    const used = text.search(/(?<![\w-])houses?(?![\w-])/);
    assert.ok(explained >= 0 && explained < used + 10, id);
  }
});

test("the first ready-made race that mentions a house explains the word", () => {
  const races = JSON.parse(
    readFileSync(new URL("../../www/public/races.json", import.meta.url), "utf8"),
  );
  const notes = races.map(({ note }) => note).join(" ");
  const use = notes.search(/\bhouses?\b/);
  assert.match(notes.slice(use), /^houses? \(row, column or box\)/);
});
