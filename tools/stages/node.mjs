/** Test files of Node's test runner, one process per file, several side by side. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { filesUnder } from "../fresh.mjs";
import { keyOf } from "../inputs.mjs";
import {
  divide,
  hashOfFile,
  lastPassed,
  recordPassed,
  summaryOf,
  surroundings,
} from "../passed.mjs";
import { runAll } from "../pool.mjs";
import { attempt, Failure, inRoot, root, say } from "../run.mjs";

/** @param {readonly string[]} folders below `tests` */
export const testFiles = (...folders) =>
  filesUnder(folders.map((name) => inRoot("tests", name))).filter((f) => /\.test\.m?js$/.test(f));

/**
 * @param {readonly string[]} files
 * @param {{ env?: NodeJS.ProcessEnv, more?: readonly string[], print?: (text: string) => void }} [options]
 *   `more`: hashes of further inputs; `print` gets the output of files that fail
 * @returns {Promise<import("./stage.mjs").Result>}
 */
export async function runNodeTests(files, { env = {}, more = [], print = write } = {}) {
  const runner = ["tools/stages/node.mjs", "tools/inputs.mjs"].map((path) =>
    hashOfFile(inRoot(path)),
  );
  const common = [surroundings(), attempt("rustc", ["-vV"]) ?? "", ...runner, ...more];
  const jobs = files.map((file) => {
    const name = relative(root, file);
    return {
      name: `node/${name}`,
      title: name,
      program: process.execPath,
      args: ["--test-reporter=spec", file],
      env,
      key: keyOf(file, common),
    };
  });
  const { stale, unchanged } = divide(jobs);
  const longestFirst = stale.sort((a, b) => lastSeconds(b.name) - lastSeconds(a.name));
  let tests = 0;
  /** @type {string[]} */
  const failed = [];
  // Some files wait most of their time, for workers that hang: two per core.
  await runAll(longestFirst, 2 * availableParallelism(), (job, { status, output, seconds }) => {
    const passed = Number(/^ℹ pass (\d+)/m.exec(output)?.[1] ?? 0);
    const skipped = Number(/^ℹ skipped (\d+)/m.exec(output)?.[1] ?? 0);
    tests += passed;
    // A file that registers no test is broken, though Node is content with it.
    const isEmpty = passed + skipped === 0;
    if (status === 0 && !isEmpty) {
      // At length the outputs hold tables of what was compared and measured.
      if (process.env.SUDOKU_LONG) print(`${output}\n`);
      say(`  ${job.title}: ${passed} passed in ${seconds.toFixed(1)} s`);
      for (const [line] of output.matchAll(/^\s*﹣.*$/gm)) say(`    ${line.trim()}`);
      recordPassed(job.name, { key: job.key, tests: passed, seconds });
    } else {
      print(`${output}\n`);
      failed.push(isEmpty && status === 0 ? `${job.title} (no test ran)` : job.title);
    }
  });
  if (failed.length > 0) throw new Failure(`failed: ${failed.join(", ")}`);
  const left = summaryOf(unchanged);
  return {
    tests,
    unchanged: left.tests,
    of: "test files",
    groups: unchanged.length,
    all: jobs.length,
    last: left.last,
  };
}

const write = (/** @type {string} */ text) => void process.stdout.write(text);

const lastSeconds = (/** @type {string} */ name) => lastPassed(name)?.seconds ?? sizeOf(name);

/** Before anything is known about a file, the larger one is taken for the longer one. @param {string} name */
function sizeOf(name) {
  return readFileSync(inRoot(name.slice("node/".length))).length / 1000;
}
