/** The order of the stages of `npm test`, and how programs are run and reported. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { runAll } from "../../tools/pool.mjs";
import { groupsOf, resultOf, runGroups, runJobs } from "../../tools/stages/stage.mjs";

const home = mkdtempSync(join(tmpdir(), "sudoku-lab-stages-"));
after(() => rmSync(home, { recursive: true }));

test("a stage runs beside the stage that it names, or alone if that stage is not selected", () => {
  /** @type {[string, { beside?: string }][]} */
  const all = [
    ["Rust", {}],
    ["package", {}],
    ["browser", {}],
    ["engine", { beside: "package" }],
  ];
  const names = (/** @type {typeof all} */ stages) =>
    groupsOf(stages).map((group) => group.map(([name]) => name));
  assert.deepEqual(names(all), [["Rust"], ["package", "engine"], ["browser"]]);
  assert.deepEqual(names(all.slice(2)), [["browser"], ["engine"]]);
});

/**
 * Runs groups of stages that the test ends manually; returns the stages that have started and ended so far.
 * @param {string[][]} groups
 */
function startGroups(groups) {
  /** @type {string[]} */
  const log = [];
  /** @type {Record<string, { onLastStarted: () => void, end: (text: string) => void }>} */
  const stages = {};
  const outcomes = runGroups(
    groups,
    (name, onLastStarted) =>
      new Promise((end) => {
        log.push(name);
        stages[name] = { onLastStarted, end };
      }),
    (text) => text === "failed",
  );
  return { log, stages, outcomes };
}

const nextTurn = () => new Promise((settle) => setImmediate(settle));

test("the next group starts when the last programs of the group before have started", async () => {
  const { log, stages, outcomes } = startGroups([["Rust"], ["package", "engine"], ["browser"]]);
  stages.Rust?.onLastStarted();
  await nextTurn();
  assert.deepEqual(log, ["Rust", "package", "engine"]);
  stages.package?.onLastStarted();
  stages.Rust?.end("passed");
  await nextTurn();
  assert.deepEqual(log.slice(3), [], "the engine has not ended");
  stages.engine?.end("passed");
  await nextTurn();
  assert.deepEqual(log.slice(3), ["browser"]);
  stages.browser?.end("passed");
  stages.package?.end("passed");
  assert.deepEqual(await outcomes, ["passed", "passed", "passed", "passed"]);
});

test("no group starts after a failure, and running stages are awaited", async () => {
  const { log, stages, outcomes } = startGroups([["Rust"], ["package"], ["browser"]]);
  stages.Rust?.onLastStarted();
  await nextTurn();
  stages.Rust?.end("failed");
  await nextTurn();
  stages.package?.end("passed");
  assert.deepEqual(await outcomes, ["failed", "passed"]);
  assert.deepEqual(log, ["Rust", "package"]);
});

test("a report counts the tests that ran and that were skipped", () => {
  const passed = (/** @type {string} */ at) => ({ key: "k", at, tests: 2, seconds: 1 });
  const unchanged = ["2026-01-02", "2026-01-03", "2026-01-01"].map((at) => ({
    item: { name: at, key: "k" },
    passed: passed(at),
  }));
  const stale = [{ name: "changed", key: "k" }];
  assert.deepEqual(resultOf("test files", { stale, unchanged }, 5), {
    ...{ tests: 5, unchanged: 6, of: "test files", groups: 3, all: 4, last: "2026-01-03" },
  });
});

test("programs without a record start in the order of their expected times", async () => {
  const log = join(home, "log");
  writeFileSync(log, "");
  const job = (/** @type {string} */ title, /** @type {number} */ expected) => ({
    name: `never-recorded/${title}`,
    title,
    program: process.execPath,
    args: ["-e", `fs.appendFileSync(${JSON.stringify(log)}, "${title} "); process.exit(1)`],
    key: title,
    expected,
  });
  const jobs = [job("short", 1), job("long", 3), job("medium", 2)];
  /** @type {string[]} */
  const printed = [];
  const print = (/** @type {string} */ text) => printed.push(text);
  const read = () => ({ passed: 0 });
  await assert.rejects(
    runJobs("programs", jobs, { atOnce: 1, read, print }),
    /failed: long, medium, short$/,
  );
  assert.equal(printed.length, 3);
});

test("the start of the last program is reported while it runs", async () => {
  /** @type {string[]} */
  const log = [];
  const job = (/** @type {string} */ name) => ({
    name,
    program: process.execPath,
    args: ["-e", ""],
  });
  await runAll(
    [job("one"), job("two")],
    1,
    ({ name }) => log.push(name),
    () => log.push("last started"),
  );
  assert.deepEqual(log, ["one", "last started", "two"]);
});
