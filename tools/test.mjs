/** Every test, stage by stage, until one fails: `npm test`, or `npm test -- browser` for a part. */
import { needBrowser } from "./browser.mjs";
import { build, buildPackage } from "./build.mjs";
import { needBundlers } from "./bundlers.mjs";
import { pythonEnv } from "./engine.mjs";
import { needEngines } from "./engines.mjs";
import { fingerprint } from "./fresh.mjs";
import { buildPageModules } from "./page-modules.mjs";
import { divide, hashOf, hashOfFile, mayLeaveOut, recordPassed, surroundings } from "./passed.mjs";
import { needPython } from "./python.mjs";
import { needRecipes } from "./recipes.mjs";
import { elapsed, Failure, inRoot, say, show } from "./run.mjs";
import { runBrowser } from "./stages/browser.mjs";
import { runComponents } from "./stages/components.mjs";
import { runNodeTests, testFiles } from "./stages/node.mjs";
import { compileTests, runRust } from "./stages/rust.mjs";
import { needRust } from "./toolchain.mjs";
import { buildScalar } from "./wasm.mjs";

/**
 * A stage builds what it needs and runs its tests; it returns a text if it cannot run on this machine.
 * @typedef {import("./stages/stage.mjs").Result} Result
 * @typedef {object} Stage
 * @property {boolean} [byNameOnly] whether it runs only if it is named: it takes hours
 * @property {() => Promise<unknown>} [build]
 * @property {() => Promise<Result | string>} run
 */

const isLong = !!process.env.SUDOKU_LONG;

/** @type {Record<string, Stage>} */
const stages = {
  Rust: { run: () => runRust() },
  package: {
    build: async () => {
      await Promise.all([buildPackage(), buildScalar()]);
      await buildPageModules();
      if (!isLong) return;
      await needBrowser();
      needBundlers();
    },
    run: () => runNodeTests(testFiles("package", "page", "bundlers", "tools")),
  },
  browser: {
    build: async () => {
      await build();
      if (isLong) needRecipes();
    },
    run: async () => {
      const { env, browserKey, ...page } = await runBrowser();
      const components = await runComponents({ env, browserKey });
      const recipes = await runNodeTests(testFiles("recipes", "site"), { env, more: [browserKey] });
      return {
        ...page,
        tests: page.tests + components.tests + recipes.tests,
        unchanged: page.unchanged + components.unchanged + recipes.unchanged,
      };
    },
  },
  engine: {
    run: async () => {
      // The one stage that a machine may lack the means for: nothing else here needs Python.
      const python = await needPython().catch((error) => {
        if (error instanceof Failure) return error;
        throw error;
      });
      return typeof python === "string" ? runEngine(python) : python.message;
    },
  },
  ...(isLong && {
    browsers: {
      build: () => Promise.all([build(), needEngines()]),
      run: () => runNodeTests([inRoot("tests", "browsers", "browsers.test.mjs")]),
    },
    // Long runs want the speed of release, and include the tests that others leave out.
    long: { run: () => runRust({ options: ["--release"], ignoredToo: true }) },
    attack: {
      byNameOnly: true,
      build: () => Promise.all([build(), needEngines()]),
      run: runAttack,
    },
  }),
};

/** @param {string} python @returns {Promise<Result>} */
async function runEngine(python) {
  // The program that Rust's own tests call, so that it is compiled once.
  const { program } = await compileTests();
  const sources = ["engine", "tests/puzzles", "tests/golden", "tools/test.mjs"].map((path) =>
    inRoot(path),
  );
  const key = hashOf([surroundings(), python, hashOfFile(program), fingerprint(sources)]);
  const { stale, unchanged } = divide([{ name: "engine", key }]);
  const [left] = unchanged;
  const whole = { of: "stages", all: 1 };
  if (left && stale.length === 0) {
    return { tests: 0, unchanged: left.passed.tests, groups: 1, last: left.passed.at, ...whole };
  }
  const begin = Date.now();
  const env = { SUDOKU_LAB: program, ...pythonEnv };
  const { status, output } = await show(python, [inRoot("engine", "tests")], { env, keep: true });
  if (status !== 0) throw new Failure(`exit status ${status}`);
  const tests = Number(/^Ran (\d+) tests/m.exec(output)?.[1] ?? 0);
  recordPassed("engine", { key, tests, seconds: (Date.now() - begin) / 1000 });
  return { tests, unchanged: 0, groups: 0, last: "", ...whole };
}

/** @returns {Promise<Result>} */
async function runAttack() {
  const attack = inRoot("tests", "attack", "attack.mjs");
  const { status, output } = await show(process.execPath, [attack], { keep: true });
  if (status !== 0) throw new Failure("the attack found faults, listed above");
  const tests = Number(/^(\d+) passed, 0 failed$/m.exec(output)?.[1] ?? 0);
  return { tests, unchanged: 0, of: "parts", groups: 0, all: tests, last: "" };
}

/**
 * Runs a stage after its build. Beside a stage that builds nothing, the builds of the later stages run: the linker
 * keeps one core busy for minutes, and the Rust tests leave one idle at times. A build that fails is reported at
 * once, and again by the stage that needs it.
 * @param {Stage} stage @param {readonly Stage[]} later
 */
async function perform({ build, run }, later) {
  await build?.();
  const begin = Date.now();
  const others = build ? [] : later.filter((one) => one.build);
  const built = buildAll(others)
    .then(() => others.length && say(`── the later tests' builds: ${elapsed(begin)} ──`))
    .catch(() => {});
  try {
    return await run();
  } finally {
    await built; // nothing continues unseen
  }
}

/** @param {readonly Stage[]} some one after the other */
async function buildAll(some) {
  for (const { build } of some) await build?.();
}

/** @param {string} iso */
const localTime = (iso) => new Date(iso).toLocaleString("sv-SE");

/** @param {Result} result */
function unchangedText({ unchanged, of, groups, all, last }) {
  if (groups === 0) return "";
  const which = groups === all ? `all ${of}` : `${groups} of ${all} ${of}`;
  return `${which} (${unchanged} tests) unchanged, passed at ${localTime(last)}`;
}

/** @param {readonly string[]} args names of stages, none meaning all; and `--all` to leave out nothing */
export async function test(args) {
  const start = Date.now();
  if (args.includes("--all")) process.env.SUDOKU_ALL = "1";
  const only = args.filter((name) => name !== "--all");
  const unknown = only.find((name) => !Object.hasOwn(stages, name));
  if (unknown) throw new Failure(`no tests called ${unknown}: ${Object.keys(stages).join(", ")}`);
  const chosen = Object.entries(stages).filter(([name, { byNameOnly }]) =>
    only.length === 0 ? !byNameOnly : only.includes(name),
  );
  await needRust(); // once, for all that is done side by side
  /** @type {string[]} */
  const rows = [];
  const counts = [];
  let unchangedTests = 0;
  for (const [place, [name, stage]] of chosen.entries()) {
    const later = chosen.slice(place + 1).map(([, stage]) => stage);
    say(`\n── ${name} ──`);
    const begin = Date.now();
    const row = (/** @type {string} */ text) => {
      rows.push(`  ${name.padEnd(8)} ${elapsed(begin).padStart(12)}  ${text}`);
    };
    try {
      const result = await perform(stage, later);
      if (typeof result === "string") {
        row(`LEFT OUT: ${result}`);
        counts.push(`${name} left out`);
        continue;
      }
      // A runner that finds nothing to run is content; we are not.
      if (result.tests + result.unchanged === 0) throw new Failure("no test ran");
      unchangedTests += result.unchanged;
      counts.push(`${name} ${result.tests + result.unchanged}`);
      row(
        [result.tests > 0 && `${result.tests} tests passed`, unchangedText(result)]
          .filter(Boolean)
          .join("; "),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      row(`FAILED: ${error.message}`);
      say(`\n${rows.join("\n")}`);
      throw new Failure(`the ${name} tests FAILED (${error.message}) after ${elapsed(start)}`);
    }
  }
  say(`\n${rows.join("\n")}`);
  if (unchangedTests > 0 && mayLeaveOut()) say("  `npm test -- --all` runs unchanged tests too");
  const which = only.length === 0 ? "all tests" : "these tests";
  process.stdout.write(`Sudoku Lab: ${which} passed (${counts.join(", ")}) in ${elapsed(start)}\n`);
}
