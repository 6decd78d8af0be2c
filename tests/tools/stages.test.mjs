/** How the stages of `npm test` are ordered, and how one of many programs runs and reports. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { groupsOf, resultOf, runJobs } from "../../tools/stages/stage.mjs";

const home = mkdtempSync(join(tmpdir(), "sudoku-lab-stages-"));
after(() => rmSync(home, { recursive: true }));

test("a stage runs beside the one that it names, or alone if that one is not chosen", () => {
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

test("a report counts what ran and what was left out", () => {
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
