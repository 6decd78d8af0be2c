/** Runs the tests stage by stage until a stage fails: `npm test`, or `npm test -- browser` for one stage. */
import { needBrowser } from "./browser.mjs";
import { build, buildPackage } from "./build.mjs";
import { needBundlers } from "./bundlers.mjs";
import { needEngines } from "./engines.mjs";
import { needFrameworks } from "./frameworks.mjs";
import { fingerprint } from "./fresh.mjs";
import { buildPageModules } from "./page-modules.mjs";
import { maySkip } from "./passed.mjs";
import { needRecipes } from "./recipes.mjs";
import { ExplainedError, elapsedText, inRoot, runVisibly, say } from "./run.mjs";
import { needRuntimes } from "./runtimes.mjs";
import { runBrowser } from "./stages/browser.mjs";
import { runComponents } from "./stages/components.mjs";
import { roundOfCommit } from "./stages/drawn.mjs";
import { findPython, runEngine } from "./stages/engine.mjs";
import { runNodeTests, testFiles } from "./stages/node.mjs";
import { runRust } from "./stages/rust.mjs";
import { groupsOf, runGroups, sumOf } from "./stages/stage.mjs";
import { needRust } from "./toolchain.mjs";
import { buildScalar } from "./wasm.mjs";

/**
 * A stage builds what its tests need and then runs them. `run` returns a text with the reason if the stage cannot run
 * on this machine.
 * @typedef {import("./stages/stage.mjs").Result} Result
 * @typedef {object} Stage
 * @property {boolean} [byNameOnly] whether the stage runs only if it is named, because it takes hours
 * @property {string} [beside] the earlier stage at the same time as which this stage runs
 * @property {() => Promise<unknown>} [build]
 * @property {(onLastStarted: () => void) => Promise<Result | string>} run calls `onLastStarted` when the next stage may
 *   start while the last programs of this stage still run
 */

const isLong = !!process.env.SUDOKU_LONG;

/** @type {Record<string, Stage>} */
const stages = {
  Rust: { run: (onLastStarted) => runRust({ onLastStarted }) },
  package: {
    build: async () => {
      await buildPackage();
      await buildPageModules();
      if (!isLong) return;
      await buildScalar();
      await needBrowser();
      needBundlers();
      needFrameworks();
      needRuntimes();
    },
    run: () => runNodeTests(testFiles("package", "page", "bundlers", "tools")),
  },
  // This stage mostly waits for processes to start and end.
  engine: { beside: "package", build: findPython, run: runEngine },
  browser: {
    build: async () => {
      await build();
      if (isLong) needRecipes();
    },
    run: async () => {
      const { env, browserKey, ...page } = await runBrowser();
      const more = [browserKey, fingerprint([inRoot("www", "dist")])];
      // The component tests use little more than one core.
      const rest = await settleAll([
        runComponents({ env, browserKey }),
        runNodeTests(testFiles("recipes", "site"), { env, more }),
      ]);
      return sumOf("test files", [page, ...rest]);
    },
  },
  ...(isLong && {
    browsers: {
      build: () => Promise.all([build(), needEngines()]),
      run: () => runNodeTests([inRoot("tests", "browsers", "browsers.test.mjs")]),
    },
    // Long runs use the release profile for speed, and include the ignored tests.
    long: { run: () => runRust({ options: ["--release"], ignoredToo: true }) },
    attack: {
      byNameOnly: true,
      build: () => Promise.all([build(), needEngines()]),
      run: runAttack,
    },
  }),
};

/**
 * Returns the results of runs that take place at the same time. A failure is thrown after all of them have ended, so
 * that no program continues in the background.
 * @param {readonly Promise<Result>[]} runs @returns {Promise<Result[]>} in their order
 */
async function settleAll(runs) {
  await Promise.allSettled(runs);
  return Promise.all(runs);
}

/** @returns {Promise<Result>} */
async function runAttack() {
  const attack = inRoot("tests", "attack", "attack.mjs");
  const { status, output } = await runVisibly(process.execPath, [attack], { keep: true });
  if (status !== 0) throw new ExplainedError("the attack found the faults listed above");
  const tests = Number(/^(\d+) passed, 0 failed$/m.exec(output)?.[1] ?? 0);
  return { tests, unchanged: 0, of: "parts", groups: 0, all: tests, last: "" };
}

/** @typedef {[name: string, stage: Stage]} Named */

/**
 * The outcome of a stage: a line of the final table, and the counts of its tests.
 * @typedef {{ row: string, count: string, unchanged: number, failure?: ExplainedError }} Outcome
 */

/**
 * Starts the builds of the stages, one after another, while the tests of earlier stages run: linking keeps one core
 * busy for minutes, and those tests leave a core idle at times. A failed build is reported by its stage.
 * @param {readonly Named[]} chosen
 */
function startBuilds(chosen) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  let isStopped = false;
  /** @type {Map<string, Promise<unknown>>} */
  const builds = new Map();
  for (const [name, { build }] of chosen) {
    const after = last;
    const built = after.then(() => (isStopped ? undefined : build?.()));
    builds.set(name, built);
    last = built.catch(() => {});
  }
  return {
    builds,
    /** Starts no further build and waits for the current one, so that no build continues in the background. */
    stop: () => {
      isStopped = true;
      return last;
    },
  };
}

/**
 * @param {Named} named @param {Promise<unknown>} built @param {() => void} onLastStarted
 * @returns {Promise<Outcome>}
 */
async function outcomeOf([name, { run }], built, onLastStarted) {
  const startedAt = Date.now();
  const row = (/** @type {string} */ text) =>
    `  ${name.padEnd(8)} ${elapsedText(startedAt).padStart(12)}  ${text}`;
  say(`\n── ${name} ──`);
  try {
    await built;
    const result = await run(onLastStarted);
    if (typeof result === "string") {
      return { row: row(`SKIPPED: ${result}`), count: `${name} skipped`, unchanged: 0 };
    }
    const { tests, unchanged } = result;
    // Some test runners succeed if they find no test; here this is a failure.
    if (tests + unchanged === 0) throw new ExplainedError("no test ran");
    const texts = [tests > 0 && `${tests} tests passed`, unchangedText(result)];
    return {
      row: row(texts.filter(Boolean).join("; ")),
      count: `${name} ${tests + unchanged}`,
      unchanged,
    };
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    const failure = new ExplainedError(`the ${name} tests FAILED (${error.message})`);
    return { row: row(`FAILED: ${error.message}`), count: "", unchanged: 0, failure };
  }
}

/** @param {string} iso */
const localTime = (iso) => new Date(iso).toLocaleString("sv-SE");

/** @param {Result} result */
function unchangedText({ unchanged, of, groups, all, last }) {
  if (groups === 0) return "";
  const which = groups === all ? `all ${of}` : `${groups} of ${all} ${of}`;
  return `${which} (${unchanged} tests) unchanged, passed at ${localTime(last)}`;
}

/** @param {readonly string[]} args names of stages (all stages if empty), and `--all` to skip no unchanged test */
export async function test(args) {
  const start = Date.now();
  if (args.includes("--all")) process.env.SUDOKU_ALL = "1";
  process.env.SUDOKU_ROUND ??= `${roundOfCommit()}`;
  const only = args.filter((name) => name !== "--all");
  const unknown = only.find((name) => !Object.hasOwn(stages, name));
  if (unknown)
    throw new ExplainedError(
      `unknown stage ${unknown}; choose of ${Object.keys(stages).join(", ")}`,
    );
  const chosen = Object.entries(stages).filter(([name, { byNameOnly }]) =>
    only.length === 0 ? !byNameOnly : only.includes(name),
  );
  await needRust(); // once, before stages that need Rust run at the same time
  const { builds, stop } = startBuilds(chosen);
  const outcomes = await runGroups(
    groupsOf(chosen),
    (named, onLastStarted) =>
      outcomeOf(named, builds.get(named[0]) ?? Promise.resolve(), onLastStarted),
    ({ failure }) => failure !== undefined,
  ).finally(stop);
  say(`\n${outcomes.map(({ row }) => row).join("\n")}`);
  const failures = outcomes.flatMap(({ failure }) => failure?.message ?? []);
  if (failures.length > 0)
    throw new ExplainedError(`${failures.join(", ")} after ${elapsedText(start)}`);
  const hasUnchanged = outcomes.some(({ unchanged }) => unchanged > 0);
  if (hasUnchanged && maySkip()) say("  `npm test -- --all` also runs unchanged tests");
  const counts = outcomes.map(({ count }) => count);
  const which = only.length === 0 ? "all tests" : "these tests";
  process.stdout.write(
    `Sudoku Lab: ${which} passed (${counts.join(", ")}) in ${elapsedText(start)}\n`,
  );
}
