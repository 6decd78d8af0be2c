/** Every test, in order, until one fails: `npm test`, or `npm test -- browser` for a part. */
import { createServer } from "node:net";
import { needBrowser } from "./browser.mjs";
import { buildPackage, buildPage } from "./build.mjs";
import { filesUnder } from "./fresh.mjs";
import { elapsed, Failure, inRoot, say, show, targetDir } from "./run.mjs";
import { needRust } from "./toolchain.mjs";
import { buildScalar } from "./wasm.mjs";

/**
 * A stage runs its tests in view and says how many passed.
 * @type {Record<string, () => Promise<number>>}
 */
const stages = {
  Rust: () => rust([]),
  package: async () => {
    // What links with all optimisation uses one core, so the other may build what tests alone need.
    await Promise.all([buildPackage(), buildScalar()]);
    const files = filesUnder([inRoot("tests", "package")]).filter((f) => /\.test\.m?js$/.test(f));
    const args = ["--test", "--test-reporter=spec", ...files];
    return files.length === 0 ? 0 : passed(process.execPath, args, /^ℹ pass (\d+)/gm);
  },
  browser: async () => {
    await buildPackage();
    await buildPage();
    const env = { CHROMIUM: await needBrowser(), PORT: String(await freePort()) };
    const cli = inRoot("node_modules", "@playwright", "test", "cli.js");
    return passed(process.execPath, [cli, "test"], /^ +(\d+) passed/gm, env);
  },
  // Long runs want the speed of release, and include the tests that others leave out.
  ...(process.env.SUDOKU_LONG && { long: () => rust(["--release", "--", "--include-ignored"]) }),
};

/** @param {readonly string[]} args */
async function rust(args) {
  await needRust();
  const cargo = ["test", "--locked", "--workspace", "--exclude", "sudoku-bindgen"];
  return passed(
    "cargo",
    [...cargo, "--target-dir", targetDir, ...args],
    /^test result: ok\. (\d+) passed/gm,
  );
}

/**
 * @param {string} program @param {readonly string[]} args
 * @param {RegExp} count what the program prints for each group that passed
 * @param {NodeJS.ProcessEnv} [env]
 */
async function passed(program, args, count, env = {}) {
  const { status, output } = await show(program, args, { env, keep: true });
  if (status !== 0) throw new Failure(`exit status ${status}`);
  return [...output.matchAll(count)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((settle) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** @param {readonly string[]} only names of stages; none means all */
export async function test(only) {
  const start = Date.now();
  const unknown = only.find((name) => !Object.hasOwn(stages, name));
  if (unknown) throw new Failure(`no tests called ${unknown}: ${Object.keys(stages).join(", ")}`);
  const counts = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    say(`\n── ${name} ──`);
    try {
      const count = await stage();
      // A runner that finds nothing to run is content; we are not.
      if (count === 0) throw new Failure("no test ran");
      counts.push(`${name} ${count}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`the ${name} tests FAILED (${error.message}) after ${elapsed(start)}`);
    }
  }
  const which = only.length === 0 ? "all tests" : "these tests";
  process.stdout.write(`Sudoku Lab: ${which} passed (${counts.join(", ")}) in ${elapsed(start)}\n`);
}
