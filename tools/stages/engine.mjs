/**
 * Runs the Python tests of the engine. This is the only stage that is skipped on a machine without its requirements.
 */
import { pythonEnv } from "../engine.mjs";
import { fingerprint } from "../fresh.mjs";
import { hashOf, hashOfFile, surroundings } from "../passed.mjs";
import { needPython } from "../python.mjs";
import { Failure, inRoot } from "../run.mjs";
import { compileTests } from "./rust.mjs";
import { runJobs } from "./stage.mjs";

/** @type {Promise<string | Failure> | undefined} */
let python;

/**
 * Returns the Python of the engine, or the reason why there is none. The result is cached, because pip takes a minute
 * to give up.
 */
export function findPython() {
  python ??= needPython().catch((error) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  return python;
}

/** @returns {Promise<import("./stage.mjs").Result | string>} */
export async function runEngine() {
  const program = await findPython();
  if (program instanceof Failure) return program.message;
  // The same program that the Rust tests call, so that it is compiled only once.
  const { program: lab } = await compileTests();
  const sources = ["engine", "tests/puzzles", "tests/golden"].map((path) => inRoot(path));
  const tools = ["tools/stages/engine.mjs", "tools/stages/stage.mjs"].map((path) => inRoot(path));
  const key = hashOf([
    surroundings(),
    program,
    hashOfFile(lab),
    fingerprint([...sources, ...tools]),
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
