/** Every line of `docs/papers.md` has a status, and a status that claims something has evidence that exists. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}docs/papers.md`, "utf8");
/** Evidence by text (A to D) and the first cell of the line: `file`, or `file: name of a test in it`. */
const evidence = JSON.parse(readFileSync(`${root}docs/papers-evidence.json`, "utf8"));

/** The openings of the last cell of a line. Lines with a claim need evidence. */
const CLAIMS =
  /^(yes|in part|as far as specified|approximately|confirmed|reached|the same\b|all\b|departs)/;
const WITHOUT_CLAIM =
  /^(ours|no\b|not |from that paper|the draft names no rule|branches only|a sample|see the next row|the text does not say|the boards are lost|printed beside)/;

/**
 * @typedef {{ key: string, status: string }} Line
 * @returns {Line[]}
 */
function linesOf(/** @type {string} */ text) {
  /** @type {Line[]} */
  const lines = [];
  let letter = "";
  let inTable = false;
  for (const line of text.split("\n")) {
    letter = /^## ([A-D])\. /.exec(line)?.[1] ?? (line.startsWith("## ") ? "" : letter);
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length !== 5) inTable = false;
    else if (cells[3] === "faithful?") inTable = true;
    else if (inTable && !/^-+$/.test(cells[1] ?? "")) {
      lines.push({ key: `${letter}: ${cells[1]}`, status: cells[3] ?? "" });
    }
  }
  return lines;
}

/** The reason why a piece of evidence does not count; `null` if it exists. */
function problemOf(/** @type {string} */ piece) {
  const [, file = "", name] = /^([^:]+)(?:: (.+))?$/.exec(piece) ?? [];
  if (!existsSync(`${root}${file}`)) return `${file} does not exist`;
  const isTestFile = /\.(rs|mjs|spec\.ts|test\.tsx?)$/.test(file);
  if (name === undefined) return isTestFile ? `${file} needs the name of a test` : null;
  const source = readFileSync(`${root}${file}`, "utf8");
  const isTest = file.endsWith(".rs")
    ? new RegExp(`#\\[test\\]\\s+(?:#\\[[^\\n]*\\]\\s+)*fn ${name}\\(`).test(source)
    : source.includes(`test("${name}"`) || source.includes(`test(sampled("${name}")`);
  return isTest ? null : `${file} has no test “${name}”`;
}

/** The problems of a page with this evidence. */
function check(/** @type {string} */ text, /** @type {Record<string, string[]>} */ found) {
  const lines = linesOf(text);
  const problems = lines.flatMap(({ key, status }) => {
    const pieces = found[key] ?? [];
    if (!CLAIMS.test(status)) return WITHOUT_CLAIM.test(status) ? [] : [`${key}: no status`];
    return pieces.length === 0 ? [`${key}: “${status.slice(0, 30)}” without evidence`] : [];
  });
  const keys = new Set(lines.map(({ key }) => key));
  for (const [key, pieces] of Object.entries(found)) {
    if (!keys.has(key)) problems.push(`${key}: no such line`);
    for (const piece of pieces) {
      const problem = problemOf(piece);
      if (problem) problems.push(`${key}: ${problem}`);
    }
  }
  return problems;
}

test("each line that claims something has evidence that exists", () => {
  assert.ok(linesOf(page).length > 60, "the tables are found");
  assert.deepEqual(check(page, evidence), []);
});

test("a claim without evidence, a line without a status, a lost test and a lost file are found", () => {
  const table = (/** @type {string} */ status) =>
    `## A. Text\n\n| the text | here | faithful? |\n|---|---|---|\n| rows | x | ${status} |\n`;
  const here = "tests/tools/papers.test.mjs";
  const of = (/** @type {string[]} */ ...pieces) => ({ "A: rows": pieces });
  assert.deepEqual(check(table("ours"), {}), []);
  assert.deepEqual(check(table("yes"), {}), ["A: rows: “yes” without evidence"]);
  assert.deepEqual(check(table("surely"), {}), ["A: rows: no status"]);
  const name = "each line that claims something has evidence that exists";
  assert.deepEqual(check(table("yes"), of(`${here}: ${name}`)), []);
  assert.equal(check(table("yes"), of(`${here}: no test of this name`)).length, 1);
  assert.equal(check(table("yes"), of(here)).length, 1, "a file of tests alone proves nothing");
  assert.equal(check(table("yes"), of("docs/nothing.csv")).length, 1);
  assert.deepEqual(check(table("yes"), of("docs/papers.md")), []);
  assert.equal(check("", of("docs/papers.md")).length, 1, "the line is gone");
});
