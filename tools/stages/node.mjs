/** Runs test files with Node's test runner: one process per file, several at the same time. */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { filesUnder } from "../fresh.mjs";
import { closureOf, keyOf } from "../inputs.mjs";
import { environmentHash, hashOfFile } from "../passed.mjs";
import { captureOrUndefined, inRoot, root } from "../run.mjs";
import { runJobs } from "./stage.mjs";

/** Files that start first in the first run, because they take longest. Later runs use the recorded durations. */
const SLOW_FILES = ["races", "lessons", "killed", "readme", "steps", "guest", "race", "golden"].map(
  (name) => `tests/package/${name}.test.mjs`,
);

/**
 * Returns the test files in folders.
 * @param {readonly string[]} folders below `tests`
 */
export const testFiles = (...folders) =>
  filesUnder(folders.map((name) => inRoot("tests", name))).filter((f) => /\.test\.m?js$/.test(f));

/**
 * Runs test files whose inputs have changed.
 * @param {readonly string[]} files
 * @param {{ env?: NodeJS.ProcessEnv, more?: readonly string[], print?: (text: string) => void }} [options]
 *   `more`: hashes of further inputs; `print` receives the output of files that fail
 */
export function runNodeTests(files, { env = {}, more = [], print } = {}) {
  const tools = ["tools/stages/node.mjs", "tools/stages/stage.mjs", "tools/inputs.mjs"];
  const runner = tools.map((path) => hashOfFile(inRoot(path)));
  const common = [
    environmentHash(),
    captureOrUndefined("rustc", ["-vV"]) ?? "",
    ...runner,
    ...more,
  ];
  const jobs = files.map((file) => {
    const title = relative(root, file);
    return {
      name: `node/${title}`,
      title,
      program: process.execPath,
      args: ["--test-reporter=spec", file],
      env,
      key: keyOf(file, common),
      inRounds: closureOf(file).has(inRoot("tools/round.mjs")),
      // Without a recorded duration, a larger file is assumed to take longer.
      expected: SLOW_FILES.includes(title) ? Number.POSITIVE_INFINITY : statSync(file).size,
    };
  });
  return runJobs("test files", jobs, {
    // Some files spend most of their time waiting for workers that hang, so two files run per core.
    atOnce: 2 * availableParallelism(),
    read,
    // In long runs, the output contains tables of comparisons and measurements.
    isVerbose: !!process.env.SUDOKU_LONG,
    ...(print && { print }),
  });
}

/** @param {string} output */
function read(output) {
  const passed = Number(/^ℹ pass (\d+)/m.exec(output)?.[1] ?? 0);
  const skipped = Number(/^ℹ skipped (\d+)/m.exec(output)?.[1] ?? 0);
  const notes = [...output.matchAll(/^\s*﹣.*$/gm)].map(([line]) => line.trim());
  // A file that registers no test is broken, although Node reports success.
  return { passed, notes, isEmpty: passed + skipped === 0 };
}
