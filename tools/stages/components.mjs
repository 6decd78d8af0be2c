/**
 * Runs the component tests of the page in Vitest's browser mode. All of them run again when a source of the page has
 * changed.
 */
import { fingerprint } from "../fresh.mjs";
import { environmentHash, hashOf } from "../passed.mjs";
import { inRoot } from "../run.mjs";
import { runJobs } from "./stage.mjs";

/** The files and folders below the root that the tests read. */
const TEST_INPUTS = [
  "www/src",
  "pkg/src",
  "pkg/wasm",
  "tests/components",
  "tests/hostile.ts",
  "tools/browser.mjs",
  "tools/stages/components.mjs",
  "tools/stages/stage.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * @param {{ env: NodeJS.ProcessEnv, browserKey: string }} browser
 * @returns {Promise<import("./stage.mjs").Result>}
 */
export function runComponents({ env, browserKey }) {
  const files = fingerprint(TEST_INPUTS.map((path) => inRoot(path)));
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  const config = inRoot("tests", "components", "vitest.config.ts");
  const job = {
    name: "components",
    title: "components",
    program: process.execPath,
    args: [vitest, "run", "--config", config],
    env: { ...env, NO_COLOR: "1" },
    key: hashOf([environmentHash(), browserKey, files]),
    expected: 0,
  };
  return runJobs("component tests", [job], { atOnce: 1, read });
}

/** @param {string} output */
function read(output) {
  const passed = Number(/^ +Tests +(\d+) passed/m.exec(output)?.[1] ?? 0);
  return { passed, isEmpty: passed === 0 };
}
