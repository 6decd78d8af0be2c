/** The named puzzles of the page: a name stands for the same puzzle everywhere, and the claims in names are true. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fullLab } from "./support.mjs";

const root = new URL("../../", import.meta.url);
const text = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");
const collection = Object.values(JSON.parse(text("www/src/lab/collection.json"))).flat();

/** Returns the number of givens of a puzzle. */
const givensOf = (puzzle) => puzzle.givens.filter((digit) => digit > 0).length;

/** Whether the puzzle has one solution, and several solutions without any one of its givens. */
function isMinimal(puzzle) {
  const { solutions, minimal } = fullLab.facts(puzzle);
  return solutions === 1 && minimal === true;
}

test("no two names stand for the same puzzle, and no name stands for two puzzles", () => {
  const names = collection.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const forms = collection
    .filter(({ text }) => text.length === 81)
    .map(({ text }) => fullLab.canonical(fullLab.read(text)).text);
  assert.ok(forms.length > 15, `${forms.length}`);
  assert.equal(new Set(forms).size, forms.length);
});

test("puzzles that are called minimal are minimal, and numbers of givens in names are correct", () => {
  // These puzzles were published as minimal.
  const minimal = /minimal|Escargot|Inkala|Golden|Platinum|Red Dwarf|Tarek|Coly|Seventeen/;
  const claimed = collection.filter(({ name }) => minimal.test(name));
  assert.equal(claimed.length, 10);
  for (const { name, text } of claimed) assert.ok(isMinimal(fullLab.read(text)), name);
  const seventeen = collection.find(({ name }) => name === "Seventeen givens");
  assert.equal(givensOf(fullLab.read(seventeen.text)), 17);
});

test("the board that Hughes and Yampolskiy cite from Weber has their number of givens and one solution", () => {
  const { text } = collection.find(({ name }) => name === "Weber 2005");
  const puzzle = fullLab.read(text);
  assert.equal(givensOf(puzzle), 19);
  assert.equal(fullLab.facts(puzzle).solutions, 1);
});

test("AI Escargot is the same puzzle in the collection, the races and the lessons", () => {
  const named = collection.filter(({ name }) => name.includes("Escargot")).map(({ text }) => text);
  const races = JSON.parse(text("www/public/races.json"))
    .filter(({ title, note }) => /Escargot/.test(`${title} ${note}`))
    .map(({ hash }) => new URLSearchParams(hash).get("p"));
  const folders = ["en", "de"].map((language) => `www/lessons/${language}/`);
  const lessons = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root)).flatMap((file) =>
      [...text(folder + file).matchAll(/^puzzle: escargot (\S+)$/gm)].map(([, puzzle]) => puzzle),
    ),
  );
  assert.ok(named.length === 1 && races.length > 0 && lessons.length > 5);
  assert.deepEqual(new Set([...named, ...races, ...lessons]), new Set(named));
  assert.equal(givensOf(fullLab.read(named[0])), 23);
});
