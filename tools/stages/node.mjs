/** Test files of Node's test runner, one process per file, several side by side. */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { filesUnder } from "../fresh.mjs";
import { closureOf, keyOf } from "../inputs.mjs";
import { hashOfFile, surroundings } from "../passed.mjs";
import { attempt, inRoot, root } from "../run.mjs";
import { runJobs } from "./stage.mjs";

/** Files that a first run begins with, as they take longest; later runs know how long each file took. */
const LONG = ["races", "lessons", "killed", "readme", "steps", "guest", "race", "golden"].map(
  (name) => `tests/package/${name}.test.mjs`,
);

/** @param {readonly string[]} folders below `tests` */
export const testFiles = (...folders) =>
  filesUnder(folders.map((name) => inRoot("tests", name))).filter((f) => /\.test\.m?js$/.test(f));

/**
 * @param {readonly string[]} files
 * @param {{ env?: NodeJS.ProcessEnv, more?: readonly string[], print?: (text: string) => void }} [options]
 *   `more`: hashes of further inputs; `print` gets the output of files that fail
 */
export function runNodeTests(files, { env = {}, more = [], print } = {}) {
  const tools = ["tools/stages/node.mjs", "tools/stages/stage.mjs", "tools/inputs.mjs"];
  const runner = tools.map((path) => hashOfFile(inRoot(path)));
  const common = [surroundings(), attempt("rustc", ["-vV"]) ?? "", ...runner, ...more];
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
      // Before anything is known about a file, the larger one is taken for the longer one.
      expected: LONG.includes(title) ? Number.POSITIVE_INFINITY : statSync(file).size,
    };
  });
  return runJobs("test files", jobs, {
    // Some files wait most of their time, for workers that hang: two per core.
    atOnce: 2 * availableParallelism(),
    read,
    // At length the outputs hold tables of what was compared and measured.
    isVerbose: !!process.env.SUDOKU_LONG,
    ...(print && { print }),
  });
}

/** @param {string} output */
function read(output) {
  const passed = Number(/^ℹ pass (\d+)/m.exec(output)?.[1] ?? 0);
  const skipped = Number(/^ℹ skipped (\d+)/m.exec(output)?.[1] ?? 0);
  const notes = [...output.matchAll(/^\s*﹣.*$/gm)].map(([line]) => line.trim());
  // A file that registers no test is broken, though Node is content with it.
  return { passed, notes, isEmpty: passed + skipped === 0 };
}
