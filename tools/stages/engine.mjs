/** Runs the tests of the engine in Python, the only stage whose requirements a machine may lack. */
import { pythonEnv } from "../engine.mjs";
import { fingerprint } from "../fresh.mjs";
import { environmentHash, hashOf, hashOfFile } from "../passed.mjs";
import { needPython } from "../python.mjs";
import { ExplainedError, inRoot } from "../run.mjs";
import { compileTests } from "./rust.mjs";
import { runJobs } from "./stage.mjs";

/** @type {Promise<string | ExplainedError> | undefined} */
let python;

/**
 * Resolves to the Python of the engine or the reason why there is none; determined once, because pip takes a minute to
 * fail.
 */
export function findPython() {
  python ??= needPython().catch((error) => {
    if (error instanceof ExplainedError) return error;
    throw error;
  });
  return python;
}

/** @returns {Promise<import("./stage.mjs").Result | string>} */
export async function runEngine() {
  const program = await findPython();
  if (program instanceof ExplainedError) return program.message;
  // The same program as in the Rust tests, so that it is compiled once.
  const { program: lab } = await compileTests();
  const sources = ["engine", "tests/puzzles", "tests/golden"].map((path) => inRoot(path));
  const tools = ["tools/stages/engine.mjs", "tools/stages/stage.mjs"].map((path) => inRoot(path));
  const key = hashOf([
    environmentHash(),
    program,
    hashOfFile(lab),
    fingerprint([...sources, ...tools]),
    // In the long size, a cluster of two nodes is tested, too.
    process.env.SUDOKU_LONG ?? "",
  ]);
  const job = {
    name: "engine",
    title: "engine",
    program,
    args: [inRoot("engine", "tests")],
    env: { SUDOKU_LAB: lab, ...pythonEnv },
    key,
    expected: 0,
  };
  return runJobs("stages", [job], { atOnce: 1, read });
}

/** @param {string} output */
function read(output) {
  const passed = Number(/^Ran (\d+) tests/m.exec(output)?.[1] ?? 0);
  return { passed, isEmpty: passed === 0 };
}
