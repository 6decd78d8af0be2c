/** The component tests of the page, in Vitest's browser mode: they run again as a whole when a source of the page has changed. */
import { fingerprint } from "../fresh.mjs";
import { divide, hashOf, recordPassed, summaryOf, surroundings } from "../passed.mjs";
import { Failure, inRoot, show } from "../run.mjs";

/** What the tests read, below the root. */
const INPUTS = [
  "www/src",
  "pkg/src",
  "pkg/wasm",
  "tests/components",
  "tests/hostile.ts",
  "tools/browser.mjs",
  "tools/stages/components.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * @param {{ env: NodeJS.ProcessEnv, browserKey: string }} browser
 * @returns {Promise<{ tests: number, unchanged: number }>}
 */
export async function runComponents({ env, browserKey }) {
  const files = fingerprint(INPUTS.map((path) => inRoot(path)));
  const key = hashOf([surroundings(), browserKey, files]);
  const { stale, unchanged } = divide([{ name: "components", key }]);
  if (stale.length === 0) return { tests: 0, unchanged: summaryOf(unchanged).tests };
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  const config = inRoot("tests", "components", "vitest.config.ts");
  const begin = Date.now();
  const { status, output } = await show(process.execPath, [vitest, "run", "--config", config], {
    env: { ...env, NO_COLOR: "1" },
    keep: true,
  });
  if (status !== 0) throw new Failure(`exit status ${status}`);
  const tests = Number(/^ +Tests +(\d+) passed/m.exec(output)?.[1] ?? 0);
  if (tests === 0) throw new Failure("no component test ran");
  recordPassed("components", { key, tests, seconds: (Date.now() - begin) / 1000 });
  return { tests, unchanged: 0 };
}
