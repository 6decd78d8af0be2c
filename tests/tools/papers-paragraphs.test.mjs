/** Each paragraph of the drafts and of the thesis has lines in `docs/papers.md`, or a reason why it makes no claim. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { tablesOf } from "./papers-lines.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { lines } = tablesOf(readFileSync(`${root}docs/papers.md`, "utf8"));

/**
 * A paragraph of a text, in our words; `only` names the one of the two drafts that has it. Items of lists and headings
 * without text count as paragraphs; captions belong to the paragraph that names their figure.
 *
 * @typedef {{ section: string, about: string, rows?: string[], none?: string, only?: string }} Paragraph
 */
const read = (/** @type {string} */ name) =>
  /** @type {Paragraph[]} */ (
    JSON.parse(readFileSync(`${root}tests/papers/${name}-paragraphs.json`, "utf8"))
  );
const [drafts, thesis] = [read("draft"), read("thesis")];

/**
 * Returns the problems of a list of paragraphs: those without a line or a reason, unknown lines, and lines of the text
 * in no paragraph.
 */
function check(
  /** @type {Paragraph[]} */ all,
  /** @type {readonly string[]} */ keys,
  /** @type {RegExp} */ ofText,
) {
  const problems = all.flatMap(({ section, about, rows, none }, at) => {
    const place = `${at + 1}, ${section}: ${about}`;
    if ((rows === undefined) === (none === undefined))
      return [`${place}: either lines or a reason`];
    if (rows?.length === 0 || none === "") return [`${place}: empty`];
    return (rows ?? [])
      .filter((row) => !keys.includes(row))
      .map((row) => `${place}: no line “${row}”`);
  });
  const covered = new Set(all.flatMap(({ rows = [] }) => rows));
  const left = keys.filter((key) => ofText.test(key) && !covered.has(key));
  return [...problems, ...left.map((key) => `${key}: in no paragraph`)];
}

/** The lines that name a text. */
const OF_DRAFTS = /^A: .*\bdrafts?\b/;
const OF_THESIS = /^A: .*\bthesis\b/;

/** The lines of text A that are no item of the three texts, but our variants or the authors' other programs. */
const NO_ITEM = [
  "A: the authors' own unfinished program (folder `cultural`): population 50, a gene is a box without repetition, crossover by boxes",
  "A: the same, made to work better",
  "A: the same with another cooling schedule",
  "A: constant temperature",
];

const keys = lines.map(({ key }) => key);

test("each paragraph has lines or a reason, and each line of text A a paragraph", () => {
  assert.ok(thesis.length > 75 && drafts.length > 55);
  assert.deepEqual(check(thesis, keys, OF_THESIS), []);
  assert.deepEqual(check(drafts, keys, OF_DRAFTS), []);
  const items = keys.filter((key) => !NO_ITEM.includes(key));
  assert.deepEqual(check([...drafts, ...thesis], items, /^A: /), []);
});

test("the paragraphs follow the sections of their texts", () => {
  for (const [all, expected] of /** @type {const} */ ([
    [thesis, [1, 2, 3, 4, 5]],
    [drafts, [1, 2]],
  ])) {
    const chapters = all.flatMap(({ section }) => /^\d/.exec(section)?.map(Number) ?? []);
    assert.deepEqual(chapters, chapters.toSorted());
    assert.deepEqual([...new Set(chapters)], expected);
  }
  const parts = drafts.flatMap(({ section }) => /^2\.(\d+)/.exec(section)?.[1] ?? []).map(Number);
  assert.deepEqual(
    parts,
    parts.toSorted((a, b) => a - b),
  );
  assert.deepEqual([...new Set(parts)], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { only = "second", about } of drafts)
    assert.ok(only === "first" || only === "second", about);
});

test("a paragraph without a line, an unknown line and a line without a paragraph are found", () => {
  const one = { section: "1", about: "x" };
  const row = "A: thesis: x";
  const problems = (
    /** @type {Paragraph[]} */ all,
    /** @type {string[]} */ rows,
    text = OF_THESIS,
  ) => check(all, rows, text).length;
  assert.equal(problems([{ ...one, rows: [row] }], [row]), 0);
  assert.equal(problems([{ ...one, none: "a definition" }], ["A: draft: x"]), 0);
  assert.equal(problems([{ ...one, none: "a definition" }], ["A: draft: x"], OF_DRAFTS), 1);
  assert.equal(problems([one], []), 1);
  assert.equal(problems([{ ...one, none: "" }], []), 1);
  assert.equal(problems([{ ...one, rows: [] }], []), 1);
  assert.equal(problems([{ ...one, rows: [row], none: "why" }], [row]), 1);
  assert.equal(problems([{ ...one, rows: [row] }], []), 1, "no such line");
  assert.equal(problems([{ ...one, none: "why" }], [row]), 1, "no paragraph covers the line");
});

test("the generators cite the section of the drafts on generation", () => {
  const sections = drafts
    .filter(({ rows = [] }) => rows.some((row) => row.startsWith('A: draft: "randomly placing')))
    .map(({ section }) => section);
  assert.deepEqual(sections, ["2.3.2 Generation"]);
  const [number = ""] = (sections[0] ?? "").split(" ");
  for (const [file, word] of [
    ["src/generator/dig.rs", "section"],
    ["src/generator/build_up.rs", "section"],
    ["www/src/words/de/docs/algorithms/generators.ts", "Abschnitt"],
  ]) {
    const text = readFileSync(`${root}${file}`, "utf8");
    const cited = [
      ...text.matchAll(/"A comparison of sudoku solving algorithms", KTH, 2012, (\w+) ([\d.]*\d)/g),
    ];
    assert.ok(cited.length > 0, file);
    for (const [all, kind, found] of cited) assert.deepEqual([kind, found], [word, number], all);
  }
});
