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

/** The first line of the one table in the sections of the texts that has no items of a text: it counts runs made here. */
const TABLE_OF_COUNTS = "cell order";

/**
 * The items of the tables in the sections A to D, of any width, with the status in their last column; and the tables
 * there without such a column.
 *
 * @typedef {{ key: string, status: string }} Line
 * @returns {{ lines: Line[], unmarked: string[] }}
 */
function tablesOf(/** @type {string} */ text) {
  /** @type {Line[]} */
  const lines = [];
  const unmarked = [];
  let letter = "";
  /** The column of the status; 0 in a table without statuses, -1 outside of tables. */
  let column = -1;
  for (const line of text.split("\n")) {
    letter = /^## ([A-D])\. /.exec(line)?.[1] ?? (line.startsWith("## ") ? "" : letter);
    const cells = line.split("|").map((cell) => cell.trim());
    if (!line.startsWith("|") || letter === "") column = -1;
    else if (column === -1) {
      column = cells.at(-2) === "faithful?" ? cells.length - 2 : 0;
      if (column === 0 && cells[1] !== TABLE_OF_COUNTS) unmarked.push(`${letter}: ${cells[1]}`);
    } else if (column > 0 && !/^-+$/.test(cells[1] ?? "")) {
      lines.push({ key: `${letter}: ${cells[1]}`, status: cells[column] ?? "" });
    }
  }
  return { lines, unmarked };
}

/** The files that are evidence: records, definitions and printed claims of experiments, puzzles, and measured data of authors. */
const EVIDENCE_FILE =
  /^(www\/public\/papers\/(records\/[\w-]+\.csv|[\w-]+\.(toml|json))|tests\/(papers|puzzles)\/[\w-]+\.(csv|txt))$/;

/** The reason why a piece of evidence does not count; `null` if it exists. */
function problemOf(/** @type {string} */ piece) {
  const [, file = "", name] = /^([^:]+)(?:: (.+))?$/.exec(piece) ?? [];
  if (!existsSync(`${root}${file}`)) return `${file} does not exist`;
  const isTestFile = /\.(rs|mjs|spec\.ts|test\.tsx?)$/.test(file);
  if (name === undefined) {
    if (isTestFile) return `${file} needs the name of a test`;
    return EVIDENCE_FILE.test(file) ? null : `${file} is no record, definition or measured data`;
  }
  const source = readFileSync(`${root}${file}`, "utf8");
  const isTest = file.endsWith(".rs")
    ? new RegExp(`#\\[test\\]\\s+(?:#\\[[^\\n]*\\]\\s+)*fn ${name}\\(`).test(source)
    : source.includes(`test("${name}"`) || source.includes(`test(sampled("${name}")`);
  return isTest ? null : `${file} has no test “${name}”`;
}

/** The problems of a page with this evidence. */
function check(/** @type {string} */ text, /** @type {Record<string, string[]>} */ found) {
  const { lines, unmarked } = tablesOf(text);
  const problems = lines.flatMap(({ key, status }) => {
    const pieces = found[key] ?? [];
    if (!CLAIMS.test(status)) return WITHOUT_CLAIM.test(status) ? [] : [`${key}: no status`];
    return pieces.length === 0 ? [`${key}: “${status.slice(0, 30)}” without evidence`] : [];
  });
  problems.push(...unmarked.map((table) => `${table}: a table without statuses`));
  const keys = new Set(lines.map(({ key }) => key));
  if (keys.size < lines.length) problems.push("two lines begin alike");
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
  assert.ok(tablesOf(page).lines.length > 60, "the tables are found");
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
  const record = "www/public/papers/records/a-thesis.csv";
  assert.deepEqual(check(table("yes"), of(record)), []);
  assert.deepEqual(check(table("yes"), of("www/public/papers/a-thesis.toml")), []);
  for (const file of ["docs/papers.md", "biome.json", "src/solvers/ga/code.rs"])
    assert.equal(check(table("yes"), of(file)).length, 1, `${file} is no evidence`);
  assert.equal(check("", of(record)).length, 1, "the line is gone");
  const wide = (/** @type {string} */ last) =>
    `## A. Text\n\n| solver | mean | maximum | ${last} |\n|---|---|---|---|\n| rows | 1 s | 2 s | yes |\n`;
  assert.deepEqual(check(wide("faithful?"), {}), ["A: rows: “yes” without evidence"]);
  assert.deepEqual(check(wide("faithful?"), of(record)), []);
  assert.deepEqual(check(wide("unsolved"), {}), ["A: solver: a table without statuses"]);
  assert.deepEqual(check(wide("unsolved").replace("## A. ", "### "), {}), []);
});
