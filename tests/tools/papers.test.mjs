/** Every line of `docs/papers.md` has a status, and a status that claims something has evidence that exists. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import catalog from "../../pkg/wasm/catalog.js";
import { tablesOf } from "./papers-lines.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}docs/papers.md`, "utf8");
/** Evidence by text (A to D) and the first cell of the line: `file`, or `file: name of a test in it`. */
const evidence = JSON.parse(readFileSync(`${root}docs/papers-evidence.json`, "utf8"));

/** The openings of the last cell of a line. Lines with a claim need evidence. */
const CLAIMS =
  /^(yes|implemented|shown|in part|as far as specified|confirmed|contradicted|departs)\b/;
const WITHOUT_CLAIM = /^(ours|not (?:tested|compared|recorded|available))\b/;

/**
 * Returns the claims of a table of `www/public/papers`; a piece of evidence names it as `www/public/papers/ID.json:
 * TABLE`.
 */
function claimsOf(/** @type {string} */ piece) {
  const [, file = "", id] = /^(www\/public\/papers\/\w+\.json): (\w+)$/.exec(piece) ?? [];
  if (id === undefined) return null;
  const { tables } = JSON.parse(readFileSync(`${root}${file}`, "utf8"));
  /** @type {{ claims: { says: string, untested?: string, implied?: string }[] } | undefined} */
  const table = tables.find((/** @type {{ id: string }} */ one) => one.id === id);
  return table?.claims ?? null;
}

const presets = new Set(
  catalog.flatMap(({ id, presets: all }) => all.map((preset) => `${id}:${preset.id}`)),
);

/** Words that say that a text leaves something open. Then a preset is faithful as far as the text is specified. */
const LEFT_OPEN = /\bours\b|\bleaves? .*open\b|does not (say|state|specify|name)\b/;

/** Why a line must not have the status “yes”; `null` if it may. */
function problemOfYes(
  /** @type {string} */ here,
  /** @type {string[]} */ pieces,
  /** @type {string} */ status,
) {
  if (LEFT_OPEN.test(status)) return "“yes” for what the text leaves open";
  const named = [...here.matchAll(/`([a-z-]+:[a-z-]+)`/g)].map(([, name = ""]) => name);
  if (!named.some((name) => presets.has(name))) return "“yes” without a preset that does it";
  const open = pieces
    .flatMap((piece) => claimsOf(piece) ?? [])
    .find(({ untested, implied }) => untested !== undefined || implied !== undefined);
  return open ? `“yes” for a claim that is not tested: ${open.says}` : null;
}

/** The files that are evidence: records, definitions and printed claims of experiments, puzzles, and measured data of authors. */
const EVIDENCE_FILE =
  /^(www\/public\/papers\/(records\/[\w-]+\.csv|[\w-]+\.(toml|json))|tests\/(papers|puzzles)\/[\w-]+\.(csv|txt))$/;

/** Whether a piece of evidence is a test. Only a test can fail; a file alone refutes nothing. */
const isTest = (/** @type {string} */ piece) => /\.(rs|mjs|spec\.ts|test\.tsx?): /.test(piece);

/** Returns the reason why a piece of evidence does not count; `null` if it exists. */
function problemOf(/** @type {string} */ piece) {
  const [, file = "", name] = /^([^:]+)(?:: (.+))?$/.exec(piece) ?? [];
  if (!existsSync(`${root}${file}`)) return `${file} does not exist`;
  if (/(?<!\.test)\.mjs$/.test(file)) return `${file} is not run as a test`;
  const isTestFile = /\.(rs|mjs|spec\.ts|test\.tsx?)$/.test(file);
  if (name === undefined) {
    if (isTestFile) return `${file} needs the name of a test`;
    return EVIDENCE_FILE.test(file) ? null : `${file} is no record, definition or measured data`;
  }
  if (file.endsWith(".json"))
    return claimsOf(piece) === null ? `${file} has no table “${name}”` : null;
  return hasTest(file, readFileSync(`${root}${file}`, "utf8"), name)
    ? null
    : `${file} has no test “${name}”`;
}

/** Whether a source has a test of this name that is run: neither in a comment nor marked to be skipped. */
function hasTest(
  /** @type {string} */ file,
  /** @type {string} */ source,
  /** @type {string} */ name,
) {
  if (file.endsWith(".rs"))
    return new RegExp(`^\\s*#\\[test\\]\\s+(?:#\\[[^\\n]*\\]\\s+)*fn ${name}\\(`, "m").test(source);
  return source.split("\n").some((line, at, lines) => {
    const code = line.trimStart();
    const isTest = [`test("${name}"`, `test(sampled("${name}")`].some((one) =>
      code.startsWith(one),
    );
    return isTest && !/^\s*(?:skip|todo)\b|\{ (?:skip|todo)\b/.test(`${line}\n${lines[at + 1]}`);
  });
}

/** Returns the problems of a page with this evidence. */
function check(/** @type {string} */ text, /** @type {Record<string, string[]>} */ found) {
  const { lines, unmarked } = tablesOf(text);
  const problems = lines.flatMap(({ key, here, status }) => {
    const pieces = found[key] ?? [];
    if (status.startsWith("yes")) {
      const problem = problemOfYes(here, pieces, status);
      if (problem !== null) return [`${key}: ${problem}`];
    }
    if (!CLAIMS.test(status)) return WITHOUT_CLAIM.test(status) ? [] : [`${key}: no status`];
    const said = `${key}: “${status.slice(0, 30)}”`;
    if (pieces.length === 0) return [`${said} without evidence`];
    return pieces.some(isTest) ? [] : [`${said} without a test`];
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
  const table = (/** @type {string} */ status, here = "`backtracking:rows`") =>
    `## A. Text\n\n| the text | here | faithful? |\n|---|---|---|\n| rows | ${here} | ${status} |\n`;
  const file = "tests/tools/papers.test.mjs";
  const of = (/** @type {string[]} */ ...pieces) => ({ "A: rows": pieces });
  assert.deepEqual(check(table("ours"), {}), []);
  assert.deepEqual(check(table("yes"), {}), ["A: rows: “yes” without evidence"]);
  assert.deepEqual(check(table("surely"), {}), ["A: rows: no status"]);
  const name = "each line that claims something has evidence that exists";
  assert.deepEqual(check(table("yes"), of(`${file}: ${name}`)), []);
  assert.equal(check(table("yes"), of(`${file}: no test of this name`)).length, 1);
  const passing = `${file}: ${name}`;
  const alone = of(passing, file);
  assert.equal(check(table("yes"), alone).length, 1, "a file of tests alone proves nothing");
  const helper = "tests/tools/papers-lines.mjs: tablesOf";
  const problem = "A: rows: tests/tools/papers-lines.mjs is not run as a test";
  assert.deepEqual(check(table("yes"), of(passing, helper)), [problem]);
  assert.equal(check(table("yes"), of(passing, "docs/nothing.csv")).length, 1);
  const record = "www/public/papers/records/a-thesis.csv";
  assert.deepEqual(check(table("yes"), of(passing, record)), []);
  assert.deepEqual(check(table("yes"), of(passing, "www/public/papers/a-thesis.toml")), []);
  for (const status of ["yes", "shown", "in part", "confirmed", "contradicted: no"])
    assert.equal(check(table(status), of(record)).length, 1, "a record alone cannot fail");
  for (const other of ["docs/papers.md", "biome.json", "src/solvers/ga/code.rs"])
    assert.equal(check(table("yes"), of(passing, other)).length, 1, `${other} is no evidence`);
  assert.equal(check("", of(record)).length, 1, "the line is gone");
  const wide = (/** @type {string} */ last) =>
    `## A. Text\n\n| solver | mean | maximum | ${last} |\n|---|---|---|---|\n| rows | 1 s | 2 s | shown |\n`;
  assert.deepEqual(check(wide("faithful?"), {}), ["A: rows: “shown” without evidence"]);
  assert.deepEqual(check(wide("faithful?"), of(passing)), []);
  assert.deepEqual(check(wide("unsolved"), {}), ["A: solver: a table without statuses"]);
  assert.deepEqual(check(wide("unsolved").replace("## A. ", "### "), {}), []);
});

test("only presets have the status “yes”, and no claim that is untested or follows from the method", () => {
  const passing =
    "tests/tools/papers.test.mjs: each line that claims something has evidence that exists";
  const line = (/** @type {string} */ here, status = "yes") =>
    `## B. Text\n\n| the text | here | faithful? |\n|---|---|---|\n| rows | ${here} | ${status} |\n`;
  const problems = (/** @type {string} */ text, /** @type {string[]} */ ...pieces) =>
    check(text, { "B: rows": pieces }).length;
  assert.equal(problems(line("`backtracking:rows`"), passing), 0);
  for (const words of ["the order is ours", "the text leaves ties open", "it does not state ties"])
    assert.equal(problems(line("`backtracking:rows`", `yes; ${words}`), passing), 1, words);
  assert.equal(problems(line("parameter `cell_order`"), passing), 1, "no preset");
  assert.equal(problems(line("`backtracking:no-such-preset`"), passing), 1);
  assert.equal(problems(line("parameter `cell_order`", "implemented"), passing), 0);
  const [growth, searched] = ["growth", "search"].map((id) => `www/public/papers/b.json: ${id}`);
  assert.equal(
    problems(line("`backtracking:rows`"), passing, growth ?? ""),
    1,
    "it follows from the method",
  );
  assert.equal(
    problems(line("`backtracking:rows`"), passing, searched ?? ""),
    1,
    "times are untested",
  );
  assert.equal(problems(line("`backtracking:rows`", "shown"), passing, growth ?? ""), 0);
  assert.equal(
    problems(line("x", "shown"), passing, "www/public/papers/b.json: nothing"),
    1,
    "no such table",
  );
});

test("a test in a comment and a test that is skipped are no evidence", () => {
  const found = (/** @type {string} */ source) =>
    hasTest("a.test.mjs", source, "boards are solved");
  assert.ok(found('test("boards are solved", () => {'));
  assert.ok(found('  test(sampled("boards are solved"), () => {'));
  for (const source of [
    '// test("boards are solved", () => {',
    ' * test("boards are solved", () => {',
    'test.skip("boards are solved", () => {',
    'test("boards are solved", { skip: true }, () => {',
    'test("boards are solved", { todo: "later" }, () => {',
  ])
    assert.ok(!found(source), source);
  const isRust = (/** @type {string} */ source) => hasTest("tests.rs", source, "boards_are_solved");
  assert.ok(isRust('#[test]\n#[ignore = "long"]\nfn boards_are_solved() {'));
  assert.ok(!isRust("// #[test]\nfn boards_are_solved() {"));
});

test("the page explains each status, and no other", () => {
  const [, legend = ""] = page.split("The last column of each table gives a status.");
  const [paragraph = ""] = legend.split("\n\n");
  const explained = new Set(
    [...paragraph.matchAll(/\*([^*]+)\*/g)].map(([, status = ""]) => status.toLowerCase()),
  );
  const used = tablesOf(page).lines.map(
    ({ status }) => (CLAIMS.exec(status) ?? WITHOUT_CLAIM.exec(status) ?? [])[1] ?? status,
  );
  assert.deepEqual([...explained].toSorted(), [...new Set(used)].toSorted());
});

test("the claims of each table on the page have a line", () => {
  const named = new Set(Object.values(evidence).flat());
  const left = ["a", "thesis", "b", "c", "d"].flatMap((id) => {
    const file = `www/public/papers/${id}.json`;
    /** @type {{ id: string, claims: object[] }[]} */
    const tables = JSON.parse(readFileSync(`${root}${file}`, "utf8")).tables;
    return tables
      .filter(({ claims }) => claims.length > 0)
      .map((table) => `${file}: ${table.id}`)
      .filter((piece) => !named.has(piece));
  });
  assert.deepEqual(left, []);
});
