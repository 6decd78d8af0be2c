/**
 * Runs the browser tests of the page: skips the tests that cannot have changed since they passed, and runs those of the
 * others that the current commit selects.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join, relative } from "node:path";
import { needBrowser } from "../browser.mjs";
import { filesUnder } from "../fresh.mjs";
import { keyOf } from "../inputs.mjs";
import {
  environmentHash,
  hashOf,
  hashOfFile,
  lastPassed,
  maySkip,
  partitionTests,
  recordPassed,
} from "../passed.mjs";
import { currentRound, ROUND_COUNT } from "../round.mjs";
import {
  capture,
  captureOrUndefined,
  ExplainedError,
  inRoot,
  root,
  runVisibly,
  say,
} from "../run.mjs";
import { changedFiles, draw, idOf, lineOf, listTests, outcomesOf } from "./drawn.mjs";
import { loadedBy, loadedByHost, siteHashes, siteKey } from "./loaded.mjs";
import { resultOf } from "./stage.mjs";

const cache = inRoot("node_modules", ".cache", "sudoku-lab");
const playwright = [inRoot("node_modules", "@playwright", "test", "cli.js"), "test"];

/**
 * A spec file with the key of its inputs, without those that its tests load from the site.
 * @typedef {{ path: string, file: string, base: string }} Spec `file` is the name below `tests/e2e`
 * @typedef {import("./drawn.mjs").Listed} Listed
 */

/** @returns {Promise<import("./stage.mjs").Result & { env: NodeJS.ProcessEnv, browserKey: string }>} */
export async function runBrowser() {
  const browser = await needBrowser();
  const browserKey = `${browser} ${captureOrUndefined(browser, ["--version"])}`;
  const env = { CHROMIUM: browser, PORT: String(await freePort()) };
  const settings = ["playwright.config.ts", "tools/serve.mjs", "tools/browser.mjs"];
  settings.push("tools/inputs.mjs", "tools/stages/browser.mjs", "tools/stages/drawn.mjs");
  settings.push("tools/stages/loaded.mjs", "tools/round.mjs");
  const own = settings.map((path) => hashOfFile(inRoot(path)));
  const common = [environmentHash(), browserKey, ...own];
  const specs = filesUnder([inRoot("tests/e2e")])
    .filter((path) => path.endsWith(".spec.ts"))
    .map((path) => ({
      path,
      file: relative(inRoot("tests/e2e"), path),
      base: keyOf(path, common),
    }));
  const hashes = siteHashes();

  const known = new Map(specs.map((spec) => [spec, knownTests(spec)]));
  const isOutdated = (/** @type {Spec} */ spec) => {
    const tests = known.get(spec);
    return !tests || select(spec, tests, hashes).stale.length > 0;
  };
  const outdated = specs.filter(isOutdated);
  if (outdated.length > 0) {
    for (const [spec, tests] of listSpecs(outdated, specs.length, env)) known.set(spec, tests);
  }
  /** @type {ReturnType<typeof select>[]} */
  const parts = [...known].map(([spec, tests]) => select(spec, tests ?? [], hashes));
  const stale = parts.flatMap((part) => part.stale);
  const unchanged = parts.flatMap((part) => part.unchanged);
  if (stale.length === 0) return { ...resultOf("tests", { stale, unchanged }), env, browserKey };

  const all = [...known.values()].reduce((sum, tests) => sum + (tests?.length ?? 0), 0);
  if (stale.length + unchanged.length < all)
    say(
      `  ${stale.length + unchanged.length} of ${all} browser tests, of which ${unchanged.length} are unchanged; ${ROUND_COUNT} consecutive commits, or --all, select all of them`,
    );
  const { status, outcomes, loaded } = await runTests(
    stale.map(({ test }) => test),
    env,
  );
  let tests = 0;
  /** @type {string[]} */
  const lost = [];
  for (const { spec, test } of stale) {
    const id = idOf(test);
    const outcome = outcomes.get(id);
    // Playwright silently ignores a line of the test list that it cannot parse.
    if (!outcome) lost.push(lineOf(test));
    if (!outcome?.ok) continue;
    tests += outcome.passed;
    // A test that skipped itself may load other files when it runs.
    const inputs = outcome.passed > 0 ? loadedBy(spec.path, id, loaded) : undefined;
    const passed = { tests: outcome.passed, seconds: outcome.seconds, ...(inputs && { inputs }) };
    recordPassed(recordName(spec.file, id), { key: keyOfTest(spec, inputs, hashes), ...passed });
  }
  if (status !== 0) throw new ExplainedError(`exit status ${status}`);
  if (lost.length > 0) throw new ExplainedError(`drawn tests did not run: ${lost.join(", ")}`);
  return { ...resultOf("tests", { stale, unchanged }, tests), env, browserKey };
}

/** @param {string} file the name of a spec file @param {string} id of a test */
const recordName = (file, id) => `browser/${basename(file, ".spec.ts")}/${id}`;

/** @param {Spec} spec @param {readonly string[] | undefined} loaded @param {ReadonlyMap<string, string>} hashes */
const keyOfTest = (spec, loaded, hashes) => hashOf([spec.base, siteKey(loaded, hashes)]);

/**
 * Separates the tests of a spec file that this run selects into those that must run and those that are unchanged.
 * @param {Spec} spec @param {readonly Listed[]} tests @param {ReadonlyMap<string, string>} hashes
 */
function select(spec, tests, hashes) {
  const items = draw(tests, currentRound(), (file) => changed().has(`tests/e2e/${file}`)).map(
    (test) => {
      const name = recordName(spec.file, idOf(test));
      const inputs = /** @type {string[] | undefined} */ (lastPassed(name)?.inputs);
      return { spec, test, name, key: keyOfTest(spec, inputs, hashes) };
    },
  );
  return partitionTests(items);
}

/** @type {Set<string> | undefined} */
let changedOnce;
const changed = () => (changedOnce ??= changedFiles());

/** The samples of tests, and with them some titles, depend on the commit. @param {Spec} spec */
const listKey = ({ base }) =>
  hashOf([base, captureOrUndefined("git", ["rev-parse", "HEAD"]) ?? ""]);

/**
 * Returns the tests of a spec file as they were last listed; `undefined` if the file or the commit has changed since.
 * @param {Spec} spec
 */
function knownTests(spec) {
  const record = maySkip() ? lastPassed(listName(spec.file)) : undefined;
  return record?.key === listKey(spec) ? /** @type {Listed[]} */ (record.inputs) : undefined;
}

/** @param {string} file */
const listName = (file) => `browser/${basename(file, ".spec.ts")}/list`;

/**
 * Lists the tests of spec files with Playwright.
 * @param {readonly Spec[]} specs @param {number} total the number of all spec files @param {NodeJS.ProcessEnv} env
 * @returns {Map<Spec, Listed[]>}
 */
function listSpecs(specs, total, env) {
  const files = specs.length < total ? specs.map(({ path }) => relative(root, path)) : [];
  const report = capture(process.execPath, [...playwright, "--list", "--reporter=json", ...files], {
    env,
  });
  const tests = listTests(JSON.parse(report));
  return new Map(
    specs.map((spec) => {
      const own = tests.filter(({ file }) => file === spec.file);
      if (own.length === 0) throw new ExplainedError(`Playwright lists no test of ${spec.file}`);
      if (new Set(own.map(idOf)).size < own.length)
        throw new ExplainedError(`two tests of ${spec.file} differ only in their samples`);
      recordPassed(listName(spec.file), {
        ...{ key: listKey(spec), tests: own.length, seconds: 0, inputs: own },
      });
      return [spec, own];
    }),
  );
}

/**
 * Runs tests and shows their output.
 * @param {readonly Listed[]} tests @param {NodeJS.ProcessEnv} env
 */
async function runTests(tests, env) {
  const testList = join(cache, "browser-tests.txt");
  const report = join(cache, "browser.json");
  const requests = join(cache, "requests.log");
  mkdirSync(cache, { recursive: true });
  writeFileSync(testList, `${tests.map(lineOf).join("\n")}\n`);
  writeFileSync(requests, "");
  rmSync(report, { force: true });
  const args = [...playwright, "--reporter=list,json", "--test-list", testList];
  const { status } = await runVisibly(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, REQUEST_LOG: requests },
  });
  if (!existsSync(report)) throw new ExplainedError(`Playwright ended with exit status ${status}`);
  return {
    status,
    outcomes: outcomesOf(JSON.parse(readFileSync(report, "utf8"))),
    loaded: loadedByHost(readFileSync(requests, "utf8")),
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
