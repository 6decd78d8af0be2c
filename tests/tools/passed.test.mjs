/** The tests that `npm test` may skip: their records, and the keys of their inputs. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { filesUnder } from "../../tools/fresh.mjs";
import { closureOf, inputsOf, isInput } from "../../tools/inputs.mjs";
import {
  environmentHash,
  lastPassed,
  maySkip,
  partitionTests,
  recordPassed,
} from "../../tools/passed.mjs";
import { runAll } from "../../tools/pool.mjs";
import { ROUND_COUNT } from "../../tools/round.mjs";
import { runNodeTests } from "../../tools/stages/node.mjs";
import { hasExamples, RUST_DATA, SAMPLED_TEST } from "../../tools/stages/rust.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const home = mkdtempSync(join(tmpdir(), "sudoku-lab-passed-"));
// A run of all tests sets these variables, with which nothing is skipped.
for (const name of ["SUDOKU_ALL", "SUDOKU_LONG"]) delete process.env[name];
after(() => rmSync(home, { recursive: true }));

test("a test is skipped exactly if it passed with the same key", () => {
  const setting = process.env.CI;
  delete process.env.CI;
  try {
    recordPassed("a/one", { key: "k", tests: 3, seconds: 1 }, undefined, home);
    writeFileSync(join(home, "cut.json"), '{ "key": "k"');
    const items = [
      { name: "a/one", key: "k" },
      { name: "a/one", key: "another" },
      { name: "never", key: "k" },
      { name: "cut", key: "k" },
    ];
    const { stale, unchanged } = partitionTests(items, home);
    assert.deepEqual(
      unchanged.map(({ item, passed }) => [item.name, passed.tests]),
      [["a/one", 3]],
    );
    assert.deepEqual(stale, items.slice(1));
    assert.ok(!Number.isNaN(Date.parse(lastPassed("a/one", home)?.at ?? "")));
    process.env.CI = "true";
    assert.equal(partitionTests(items, home).stale.length, 4);
  } finally {
    if (setting === undefined) delete process.env.CI;
    else process.env.CI = setting;
  }
});

test("nothing is skipped in continuous integration, in long runs, or with --all", () => {
  assert.ok(maySkip({}) && maySkip({ CI: "false" }));
  assert.ok(!maySkip({ CI: "true" }) && !maySkip({ CI: "1" }));
  assert.ok(!maySkip({ SUDOKU_LONG: "1" }) && !maySkip({ SUDOKU_ALL: "1" }));
});

test("environment variables that tests read are part of the key, others are not", () => {
  const plain = environmentHash({});
  for (const name of ["SUDOKU_LONG", "MONKEY_SEED", "RUSTFLAGS", "CHROMIUM", "TZ"]) {
    assert.notEqual(environmentHash({ [name]: "1" }), plain, name);
  }
  for (const name of ["PORT", "HOME", "SUDOKU_ALL"]) {
    assert.equal(environmentHash({ [name]: "1" }), plain, name);
  }
});

test("npm test does not load Vite, which sets an environment variable that is part of the key", () => {
  const files = [...closureOf(join(root, "tools/test.mjs"))];
  assert.ok(files.includes(join(root, "tools/page-modules.mjs")), "follows imports");
  for (const file of files) {
    assert.doesNotMatch(readFileSync(file, "utf8"), /(from|import\() ?"(vite|vitest)\b/, file);
  }
});

/** Writes files into a new folder of this test. @param {Record<string, string>} files */
function folderOf(files) {
  const folder = mkdtempSync(join(home, "files-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("a test file depends on its imports and on every folder that it names", () => {
  const inputs = inputsOf(join(root, "tests/page/found.test.mjs"));
  for (const path of ["tests/page/load.mjs", "tools/page-modules.mjs", "www", "pkg/dist"]) {
    assert.ok(inputs.includes(path), path);
  }
  const few = inputsOf(join(root, "tests/package/ticks.test.mjs"));
  assert.ok(few.includes("pkg/wasm") && few.includes("package-lock.json"));
  assert.ok(!few.some((path) => path.startsWith("www") || path === "src" || path === "tests"));
  const all = inputsOf(join(root, "tests/tools/wording.test.mjs"));
  assert.ok(["src", "www", "docs", "CHANGELOG.md"].every((path) => all.includes(path)));
  const readme = inputsOf(join(root, "tests/package/readme.test.mjs"));
  assert.ok(readme.includes("tests/puzzles") && !readme.includes("tests"), "a part of tests");
  const data = inputsOf(join(root, "tests/package/races.test.mjs"));
  assert.ok(data.includes("www/public"), "a part of www by its name");
  assert.ok(!data.includes("www/src") && !data.includes("www"));
});

test("a test that names a folder does not depend on what a build writes into it", () => {
  for (const file of ["www/dist/index.html", "www/public/sets/easy50.txt"]) {
    assert.ok(!isInput(file, "www") && !isInput(file, "www/public"), file);
  }
  assert.ok(isInput("www/dist/index.html", "www/dist"));
  assert.ok(isInput("www/distance.ts", "www") && isInput("www/src/page.tsx", "www"));
  assert.ok(!isInput("tests/e2e/.results/a.json", "tests"));
  const site = inputsOf(join(root, "tests/site/started.test.mjs"));
  assert.ok(site.includes("www/dist") && !site.includes("www"), "the tests of the site");
});

test("tests that passed in one round run again in the others", () => {
  const { CI, SUDOKU_ROUND } = process.env;
  delete process.env.CI;
  delete process.env.SUDOKU_ROUND;
  try {
    const item = { name: "part", key: "k" };
    const isUnchanged = (/** @type {number | undefined} */ round) =>
      partitionTests([item], home, round).unchanged.length === 1;
    const record = (/** @type {string} */ key, /** @type {number | undefined} */ round) =>
      recordPassed("part", { key, tests: 1, seconds: 1 }, round, home);
    record("k", 1);
    assert.deepEqual([0, 1, 2, undefined].map(isUnchanged), [false, true, false, false]);
    record("k", 0);
    assert.deepEqual([0, 1, 2, undefined].map(isUnchanged), [true, true, false, false]);
    for (let round = 2; round < ROUND_COUNT; round += 1) record("k", round);
    assert.deepEqual([0, 1, 2, undefined].map(isUnchanged), [true, true, true, true]);
    record("k", 1);
    assert.equal(isUnchanged(0), true, "a round after all of them takes nothing back");
    record("another", 1);
    record("k", 1);
    assert.equal(isUnchanged(0), false, "rounds with other inputs do not count");
    record("k", undefined);
    assert.deepEqual([0, 1, 2, undefined].map(isUnchanged), [true, true, true, true]);
  } finally {
    if (CI !== undefined) process.env.CI = CI;
    if (SUDOKU_ROUND !== undefined) process.env.SUDOKU_ROUND = SUDOKU_ROUND;
  }
});

test("the Rust binary that runs in rounds is the only one that asks for the round", () => {
  const asking = filesUnder([join(root, "src"), join(root, "tests")])
    .filter((file) => file.endsWith(".rs") && readFileSync(file, "utf8").includes("is_in_round("))
    .map((file) => relative(root, file));
  assert.deepEqual(asking, ["tests/conformance/replay.rs", "tests/size.rs"]);
  assert.equal(SAMPLED_TEST, "tests conformance");
  const size = readFileSync(join(root, "tests/size.rs"), "utf8");
  assert.ok(size.includes(`const ROUNDS: usize = ${ROUND_COUNT};`), "the same number of rounds");
});

test("Rust tests read files only from the folders that count as their inputs", () => {
  const sources = filesUnder([join(root, "src"), join(root, "tests")]).filter((file) =>
    file.endsWith(".rs"),
  );
  const inputs = RUST_DATA.map((path) => join(root, path));
  /** @type {string[]} */
  const outside = [];
  let named = 0;
  for (const file of sources) {
    const code = readFileSync(file, "utf8");
    // Included files are compiled into the binary, whose own hash counts.
    const read = code.replace(/include_(str|bytes)!\([^)]*\)/g, "");
    for (const [, path = ""] of read.matchAll(/"\{?\}?(\/?(?:\.\.\/)+[\w./-]*)/g)) {
      named += 1;
      const climbed = crateFolder(file);
      const target = resolve(climbed, path.replace(/^\//, ""));
      if (!inputs.some((input) => `${target}/`.startsWith(`${input}/`))) {
        outside.push(`${relative(root, file)}: ${path}`);
      }
    }
  }
  assert.ok(named > 5, `${named} paths`);
  assert.deepEqual(outside, []);
});

test("a test file that fails, or has no test, fails the stage", async () => {
  const folder = folderOf({
    "fails.test.mjs":
      'import { test } from "node:test"; test("fails", () => { throw new Error("so") });',
    "empty.test.mjs": "export {};",
  });
  /** @type {string[]} */
  const printed = [];
  const files = ["fails", "empty"].map((name) => join(folder, `${name}.test.mjs`));
  const print = (/** @type {string} */ text) => void printed.push(text);
  // Inside of a test runner, Node would report to that runner.
  const env = { NODE_TEST_CONTEXT: undefined };
  await assert.rejects(runNodeTests(files, { env, print }), ({ message }) => {
    assert.match(message, /fails\.test\.mjs/);
    assert.match(message, /empty\.test\.mjs \(no test ran\)/);
    return true;
  });
  assert.ok(printed.some((text) => text.includes("✖ fails")));
});

test("a crate has doctests if any of its files has an example", () => {
  const plain = { "lib.rs": "/// Adds.\npub fn add() {}\n// ```\n", "notes.md": "/// ```" };
  assert.ok(!hasExamples(folderOf(plain)));
  for (const line of [
    "/// ```",
    "//! ~~~",
    "  /// ```text",
    " * ```",
    '#[doc = include_str!("a.md")]',
  ]) {
    assert.ok(hasExamples(folderOf({ ...plain, "sub/more.rs": `${line}\n` })), line);
  }
});

/** Returns the folder with the manifest of a file's crate. @param {string} file */
function crateFolder(file) {
  let folder = dirname(file);
  while (!readdirSync(folder).includes("Cargo.toml")) folder = dirname(folder);
  return folder;
}

test("programs run in parallel, each with its output in one piece", async () => {
  /** @type {[string, number, string][]} */
  const ended = [];
  const job = (/** @type {string} */ name, /** @type {string} */ code) => ({
    name,
    program: process.execPath,
    args: ["-e", code],
  });
  const jobs = [
    job("says", "console.log('out'); console.error('err')"),
    job("fails", "process.exitCode = 3"),
    { ...job("missing", ""), program: join(home, "no-such-program") },
  ];
  await runAll(jobs, 2, ({ name }, { status, output }) => ended.push([name, status, output]));
  const of = (/** @type {string} */ name) => ended.find(([one]) => one === name);
  assert.deepEqual(of("says")?.[2].trim().split("\n").sort(), ["err", "out"]);
  assert.equal(of("fails")?.[1], 3);
  assert.match(of("missing")?.[2] ?? "", /could not start/);
  assert.equal(ended.length, 3);
});
