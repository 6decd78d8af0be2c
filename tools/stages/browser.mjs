/**
 * Runs the browser tests of the page: skips Playwright's spec files that cannot have changed, and runs the tests of the
 * other files that the current commit selects.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join, relative } from "node:path";
import { needBrowser } from "../browser.mjs";
import { filesUnder } from "../fresh.mjs";
import { closureOf, inputsOf, keyOf } from "../inputs.mjs";
import {
  environmentHash,
  hashOf,
  hashOfFile,
  lastPassed,
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
import { changedFiles, draw, lineOf, listTests } from "./drawn.mjs";
import { resultOf } from "./stage.mjs";

const site = inRoot("www", "dist");
const cache = inRoot("node_modules", ".cache", "sudoku-lab");
const playwright = [inRoot("node_modules", "@playwright", "test", "cli.js"), "test"];

/** The part of a file name that Vite derives from the contents, as in `page-DftOJtsU.js`. */
const CONTENT_HASH = /-[\w-]{8}(?=\.\w+)/g;

/** Returns the name of a built file without its content hash. @param {string} path */
export const plainName = (path) => path.replace(CONTENT_HASH, "");

/**
 * Returns the hashes of the contents of the built site by plain file names. Names of other files in the contents are
 * made plain too, so that a changed chunk does not change the chunks that only refer to it.
 * @param {string} folder @returns {Map<string, string>}
 */
export function siteHashes(folder = site) {
  const files = filesUnder([folder]);
  const names = files.map((file) => basename(file)).filter((name) => plainName(name) !== name);
  const hashes = new Map();
  for (const file of files) {
    const path = `/${relative(folder, file)}`;
    const isText = /\.(js|css|html|json|webmanifest)$/.test(path);
    const content = isText
      ? hashOf([withPlainNames(readFileSync(file, "utf8"), names)])
      : hashOfFile(file);
    const plain = plainName(path);
    // Two files whose names differ only in their content hashes share one entry.
    hashes.set(plain, hashOf([hashes.get(plain) ?? "", content]));
  }
  return hashes;
}

/** @param {string} text @param {readonly string[]} names */
function withPlainNames(text, names) {
  const knownNames = new Set(names);
  return text.replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) =>
    knownNames.has(name) ? plainName(name) : name,
  );
}

/**
 * Returns a key of the files of the site on which a spec file depends: the files that it loaded when it last passed, if
 * every page that it opens is served under the host name of the spec file; otherwise all files.
 * @param {string} spec @param {readonly string[] | undefined} loaded @param {ReadonlyMap<string, string>} hashes
 */
export function siteKey(spec, loaded, hashes) {
  const paths = loaded && isRecorded(spec) ? loaded : [...hashes.keys()].sort();
  return hashOf(paths.map((path) => `${path} ${hashes.get(path) ?? "missing"}`));
}

/**
 * Whether every page of our server that a spec file opens is opened under the host name of the spec file.
 * @param {string} spec
 */
function isRecorded(spec) {
  const files = [...closureOf(spec)];
  const code = files
    .filter((file) => file.startsWith(inRoot("tests", "e2e")))
    .map((file) => readFileSync(file, "utf8"));
  return (
    files.includes(inRoot("tests/e2e/test.ts")) &&
    !inputsOf(spec).some((path) => path === "www" || path === "www/dist") &&
    // These expressions are other ways to address the server, or open pages of another Playwright project.
    !code.some((text) => /project\.use|process\.env\.PORT|import\.meta\.env/.test(text))
  );
}

/**
 * Parses the request log of the server, whose lines contain a host and a path.
 * @param {string} log
 * @returns {Map<string, string[]>} plain names of files by the names of spec files
 */
export function loadedBySpec(log) {
  /** @type {Map<string, Set<string>>} */
  const results = new Map();
  for (const line of log.split("\n")) {
    const [host = "", path = ""] = line.split(" ");
    const name = /^(.+)\.localhost(:\d+)?$/.exec(host)?.[1];
    if (!name || !path) continue;
    results.set(name, (results.get(name) ?? new Set()).add(plainName(path)));
  }
  return new Map([...results].map(([name, paths]) => [name, [...paths].sort()]));
}

/** @returns {Promise<import("./stage.mjs").Result & { env: NodeJS.ProcessEnv, browserKey: string }>} */
export async function runBrowser() {
  const browser = await needBrowser();
  const browserKey = `${browser} ${captureOrUndefined(browser, ["--version"])}`;
  const env = { CHROMIUM: browser, PORT: String(await freePort()) };
  const settings = [
    "playwright.config.ts",
    "tools/serve.mjs",
    "tools/browser.mjs",
    "tools/inputs.mjs",
  ];
  settings.push("tools/stages/browser.mjs", "tools/stages/drawn.mjs", "tools/round.mjs");
  const own = settings.map((path) => hashOfFile(inRoot(path)));
  const common = [environmentHash(), browserKey, ...own];
  const hashes = siteHashes();
  const specs = filesUnder([inRoot("tests/e2e")]).filter((file) => file.endsWith(".spec.ts"));
  const items = specs.map((file) => {
    const base = keyOf(file, common);
    const keyWith = (/** @type {readonly string[] | undefined} */ loaded) =>
      hashOf([base, siteKey(file, loaded, hashes)]);
    return { file, keyWith, ...latestRecord(basename(file, ".spec.ts"), keyWith) };
  });
  const parts = partitionTests(items);
  const { stale, unchanged } = parts;
  if (stale.length === 0) return { ...resultOf("spec files", parts), env, browserKey };

  const files = unchanged.length > 0 ? stale.map(({ file }) => relative(root, file)) : [];
  const { drawn, isWhole } = selectTests(files, env);
  const { status, outcomes, loaded } = await runTests(drawn, env);
  let tests = 0;
  /** @type {string[]} */
  const lost = [];
  for (const { file, keyWith } of stale) {
    const of = outcomes.get(basename(file)) ?? { passed: 0, failed: 0, total: 0, seconds: 0 };
    tests += of.passed;
    // Playwright silently ignores a line of the test list that it cannot parse.
    const missing = drawn.filter((test) => test.file === basename(file)).length - of.total;
    if (missing !== 0) lost.push(`${missing} of ${basename(file)}`);
    if (of.failed > 0 || missing !== 0) continue;
    const spec = basename(file, ".spec.ts");
    const ownFiles = of.total === 0 ? [] : loaded.get(spec);
    const inputs = isRecorded(file) ? ownFiles : undefined;
    const passed = { tests: of.passed, seconds: of.seconds, ...(inputs && { inputs }) };
    const round = isWhole(basename(file)) ? undefined : currentRound();
    recordPassed(recordName(spec, round), { key: keyWith(inputs), ...passed });
  }
  if (status !== 0) throw new ExplainedError(`exit status ${status}`);
  if (lost.length > 0) throw new ExplainedError(`drawn tests did not run: ${lost.join(", ")}`);
  return { ...resultOf("spec files", parts, tests), env, browserKey };
}

/**
 * Returns the name of the record of a spec file. The tests of each round have a record of their own, because they load
 * other files of the site than the tests of other rounds.
 * @param {string} spec without its extension @param {number} [round] without a round, all tests of the file
 */
export const recordName = (spec, round) =>
  `browser/${spec}${round === undefined ? "" : `.round-${round}`}`;

/**
 * Returns the name of the record that decides whether a spec file runs, and its present key: the record of all tests if
 * it is still valid, and otherwise the record of the current round.
 * @param {string} spec without its extension
 * @param {(loaded: readonly string[] | undefined) => string} keyWith computes the key from the files that a run loaded
 */
export function latestRecord(spec, keyWith, round = currentRound(), find = lastPassed) {
  const recordOf = (/** @type {number | undefined} */ of) => {
    const name = recordName(spec, of);
    const record = find(name);
    const key = keyWith(/** @type {string[] | undefined} */ (record?.inputs));
    return { name, key, isValid: record?.key === key };
  };
  const whole = recordOf(undefined);
  const { name, key } = whole.isValid ? whole : recordOf(round);
  return { name, key };
}

/**
 * Returns the tests to run.
 * @param {readonly string[]} files spec files below the root; none means all @param {NodeJS.ProcessEnv} env
 */
function selectTests(files, env) {
  const list = capture(process.execPath, [...playwright, "--list", "--reporter=json", ...files], {
    env,
  });
  const all = listTests(JSON.parse(list));
  const changed = changedFiles();
  const selection = draw(all, currentRound(), (file) => changed.has(`tests/e2e/${file}`));
  if (selection.length < all.length)
    say(
      `  ${selection.length} of ${all.length} browser tests; ${ROUND_COUNT} consecutive commits, or --all, run all of them`,
    );
  const names = new Set(selection);
  const partial = new Set(all.filter((test) => !names.has(test)).map(({ file }) => file));
  return { drawn: selection, isWhole: (/** @type {string} */ file) => !partial.has(file) };
}

/**
 * Runs tests and shows their output.
 * @param {readonly import("./drawn.mjs").Listed[]} selectedTests @param {NodeJS.ProcessEnv} env
 */
async function runTests(selectedTests, env) {
  if (selectedTests.length === 0) return { status: 0, outcomes: new Map(), loaded: new Map() };
  const testList = join(cache, "browser-tests.txt");
  const report = join(cache, "browser.json");
  const requests = join(cache, "requests.log");
  mkdirSync(cache, { recursive: true });
  writeFileSync(testList, `${selectedTests.map(lineOf).join("\n")}\n`);
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
    loaded: loadedBySpec(readFileSync(requests, "utf8")),
  };
}

/**
 * @typedef {{ file?: string, suites?: Suite[], specs?: { file: string, ok: boolean,
 *   tests: { status: string, results: { duration: number }[] }[] }[] }} Suite
 * @typedef {{ passed: number, failed: number, total: number, seconds: number }} Outcome `total` includes tests that
 *   skipped themselves
 */

/** Returns the outcome of each file from Playwright's JSON report. @param {{ suites: Suite[] }} report */
export function outcomesOf(report) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const visit = (/** @type {Suite} */ { suites = [], specs = [] }) => {
    for (const { file, ok, tests } of specs) {
      const name = basename(file);
      const of = outcomes.get(name) ?? { passed: 0, failed: 0, total: 0, seconds: 0 };
      of.total += 1;
      for (const { status, results } of tests) {
        if (!ok) of.failed += 1;
        else if (status !== "skipped") of.passed += 1;
        of.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      }
      outcomes.set(name, of);
    }
    for (const suite of suites) visit(suite);
  };
  for (const suite of report.suites) visit(suite);
  return outcomes;
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
