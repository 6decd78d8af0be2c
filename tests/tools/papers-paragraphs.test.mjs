/** Each paragraph of the thesis has lines in `docs/papers.md`, or a reason why it makes no claim. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { tablesOf } from "./papers-lines.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { lines } = tablesOf(readFileSync(`${root}docs/papers.md`, "utf8"));

/**
 * A paragraph of the thesis, in our words. Items of lists count as paragraphs; captions belong to the paragraph that
 * names their figure.
 *
 * @typedef {{ section: string, about: string, rows?: string[], none?: string }} Paragraph
 */
/** @type {Paragraph[]} */
const paragraphs = JSON.parse(readFileSync(`${root}tests/papers/thesis-paragraphs.json`, "utf8"));

/** The problems of a list of paragraphs: those without a line or a reason, unknown lines, and lines of the thesis in no paragraph. */
function check(/** @type {Paragraph[]} */ all, /** @type {readonly string[]} */ keys) {
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
  const left = keys.filter((key) => /^A: .*\bthesis\b/.test(key) && !covered.has(key));
  return [...problems, ...left.map((key) => `${key}: in no paragraph`)];
}

const keys = lines.map(({ key }) => key);

test("each paragraph has lines or a reason, and each line of the thesis a paragraph", () => {
  assert.ok(paragraphs.length > 75);
  assert.deepEqual(check(paragraphs, keys), []);
});

test("the paragraphs follow the sections of the thesis", () => {
  const chapters = paragraphs.flatMap(({ section }) => /^\d/.exec(section)?.map(Number) ?? []);
  assert.deepEqual(chapters, chapters.toSorted());
  assert.deepEqual([...new Set(chapters)], [1, 2, 3, 4, 5]);
});

test("a paragraph without a line, an unknown line and a line without a paragraph are found", () => {
  const one = { section: "1", about: "x" };
  const row = "A: thesis: x";
  assert.deepEqual(check([{ ...one, rows: [row] }], [row]), []);
  assert.deepEqual(check([{ ...one, none: "a definition" }], ["A: draft: x"]), []);
  assert.equal(check([one], []).length, 1);
  assert.equal(check([{ ...one, none: "" }], []).length, 1);
  assert.equal(check([{ ...one, rows: [] }], []).length, 1);
  assert.equal(check([{ ...one, rows: [row], none: "why" }], [row]).length, 1);
  assert.equal(check([{ ...one, rows: [row] }], []).length, 1, "no such line");
  assert.equal(check([{ ...one, none: "why" }], [row]).length, 1, "no paragraph covers the line");
});
