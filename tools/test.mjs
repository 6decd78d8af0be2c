/** Every test, in order, until one fails: `npm test`, or `npm test -- browser` for a part. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { needBrowser } from "./browser.mjs";
import { build, buildPackage } from "./build.mjs";
import { needBundlers } from "./bundlers.mjs";
import { pythonEnv } from "./engine.mjs";
import { needEngines } from "./engines.mjs";
import { filesUnder } from "./fresh.mjs";
import { needPython } from "./python.mjs";
import { needRecipes } from "./recipes.mjs";
import { elapsed, Failure, inRoot, must, say, show, targetDir } from "./run.mjs";
import { needRust } from "./toolchain.mjs";
import { buildScalar } from "./wasm.mjs";

/**
 * A stage builds what it needs, runs its tests in view and says how many passed, or why it was left out.
 * @typedef {{ build?: () => Promise<unknown>, run: () => Promise<number | string> }} Stage
 */

/** @type {Record<string, Stage>} */
const stages = {
  Rust: { run: () => rust([]) },
  package: {
    build: async () => {
      await Promise.all([buildPackage(), buildScalar()]);
      if (!process.env.SUDOKU_LONG) return;
      await needBrowser();
      needBundlers();
    },
    run: async () => {
      const folders = ["package", "page", "bundlers"].map((name) => inRoot("tests", name));
      const files = filesUnder(folders).filter((f) => /\.test\.m?js$/.test(f));
      // By itself Node leaves one core free. Some files wait most of their time, for workers that hang: two a core.
      const together = `--test-concurrency=${2 * availableParallelism()}`;
      const args = ["--test", together, "--test-reporter=spec", ...files];
      return files.length === 0 ? 0 : passed(process.execPath, args, /^ℹ pass (\d+)/gm);
    },
  },
  browser: {
    build: async () => {
      await build();
      if (process.env.SUDOKU_LONG) needRecipes();
    },
    run: async () => {
      const env = { CHROMIUM: await needBrowser(), PORT: String(await freePort()) };
      const cli = inRoot("node_modules", "@playwright", "test", "cli.js");
      const page = await passed(process.execPath, [cli, "test"], /^ +(\d+) passed/gm, env);
      const recipes = ["--test", "--test-reporter=spec", inRoot("tests/recipes/recipes.test.mjs")];
      return page + (await passed(process.execPath, recipes, /^ℹ pass (\d+)/gm, env));
    },
  },
  engine: {
    // The program that Rust's own tests call, so that it is compiled once.
    build: () => must("cargo", [...cargoTest, "--quiet", "--no-run", "--test", "lab"]),
    run: async () => {
      // The one stage that a machine may lack the means for: nothing else here needs Python.
      const python = await needPython().catch((error) => {
        if (error instanceof Failure) return error;
        throw error;
      });
      if (typeof python !== "string") return python.message;
      const env = { SUDOKU_LAB: join(targetDir, "debug", "sudoku-lab"), ...pythonEnv };
      return passed(python, [inRoot("engine", "tests")], /^Ran (\d+) tests/gm, env);
    },
  },
  ...(process.env.SUDOKU_LONG && {
    browsers: {
      build: () => Promise.all([build(), needEngines()]),
      run: () => {
        const files = inRoot("tests", "browsers", "browsers.test.mjs");
        return passed(
          process.execPath,
          ["--test", "--test-reporter=spec", files],
          /^ℹ pass (\d+)/gm,
        );
      },
    },
    // Long runs want the speed of release, and include the tests that others leave out.
    long: { run: () => rust(["--release", "--", "--include-ignored"]) },
  }),
};

/**
 * Runs a stage, after its build. Beside one that builds nothing, what the later ones need is built: it is
 * linked with all optimisation on one core, and Rust's tests leave one idle time and again. A build
 * that fails says so at once, and once more in the stage that needs it.
 * @param {Stage} stage @param {readonly Stage[]} later
 */
async function perform({ build, run }, later) {
  await build?.();
  const begin = Date.now();
  const others = build ? [] : later;
  const built = buildAll(others)
    .then(() => others.length && say(`── the later tests' builds: ${elapsed(begin)} ──`))
    .catch(() => {});
  try {
    return await run();
  } finally {
    await built; // nothing goes on unseen
  }
}

/** @param {readonly Stage[]} some one after the other */
async function buildAll(some) {
  for (const { build } of some) await build?.();
}

const workspace = ["--locked", "--workspace", "--exclude", "sudoku-bindgen"];
const cargoTest = ["test", ...workspace, "--target-dir", targetDir];

/** @param {readonly string[]} args */
async function rust(args) {
  // What is kept to compile a little of a crate again costs a tenth of compiling it the first time.
  const first = !existsSync(join(targetDir, "debug"));
  return passed(
    "cargo",
    [...cargoTest, ...args],
    /^test result: ok\. (\d+) passed/gm,
    first ? { CARGO_INCREMENTAL: "0" } : {},
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
  const chosen = Object.entries(stages).filter(
    ([name]) => only.length === 0 || only.includes(name),
  );
  await needRust(); // once, for all that is done side by side
  const counts = [];
  for (const [place, [name, stage]] of chosen.entries()) {
    const later = chosen.slice(place + 1).map(([, stage]) => stage);
    say(`\n── ${name} ──`);
    const begin = Date.now();
    try {
      const count = await perform(stage, later);
      if (typeof count === "string") {
        say(`── ${name}: LEFT OUT, ${count} ──`);
        counts.push(`${name} left out`);
        continue;
      }
      // A runner that finds nothing to run is content; we are not.
      if (count === 0) throw new Failure("no test ran");
      counts.push(`${name} ${count}`);
      say(`── ${name}: ${count} tests in ${elapsed(begin)} ──`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`the ${name} tests FAILED (${error.message}) after ${elapsed(start)}`);
    }
  }
  const which = only.length === 0 ? "all tests" : "these tests";
  process.stdout.write(`Sudoku Lab: ${which} passed (${counts.join(", ")}) in ${elapsed(start)}\n`);
}
