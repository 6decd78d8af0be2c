/**
 * Remembers which tests passed and with which inputs, so that `npm test` can skip the tests whose result cannot have
 * changed. The rules about inputs are in `tests/README.md`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { currentRound, ROUND_COUNT } from "./round.mjs";
import { inRoot } from "./run.mjs";

const folder = inRoot("node_modules", ".cache", "sudoku-lab", "passed");

/** Environment variables that may change what a test does, without those that select test cases. */
const TEST_SETTINGS =
  /^(SUDOKU_(?!(?:ALL|ROUND)$)|MONKEY_|PROPTEST_|CARGO_(?!TERM_)|RUST|NODE_|PYTHON|PLAYWRIGHT_|CHROMIUM$|FIREFOX$|SAMPLE_SEED$|SITE$|TZ$|LANG$|LC_)/;

/** Returns a hash over texts in the given order. @param {readonly string[]} texts */
export function hashOf(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\0${text}`);
  return hash.digest("hex");
}

/** Returns a hash of the contents of one file, or a constant text if the file does not exist. @param {string} path */
export function hashOfFile(path) {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return "missing";
  }
}

/**
 * Returns a hash of the environment on which every test depends: the Node version, the platform and the variables in
 * `TEST_SETTINGS`.
 */
export function environmentHash(env = process.env) {
  const settings = Object.entries(env).filter(([name]) => TEST_SETTINGS.test(name));
  const versions = [process.version, process.platform, process.arch];
  return hashOf([...versions, ...settings.map(([name, value]) => `${name}=${value}`).sort()]);
}

/**
 * The record of a test, test file or stage that passed.
 * @typedef {object} Passed
 * @property {string} key the hash of all inputs
 * @property {string} at the time at which it passed, in ISO 8601
 * @property {number} tests the number of tests that passed
 * @property {number} seconds their duration
 * @property {unknown} [inputs] inputs that were recorded while the tests ran
 * @property {readonly number[]} [rounds] the rounds whose tests passed; absent if all tests passed
 */

/**
 * Returns the latest record, or `undefined` if there is none.
 * @param {string} name may contain `/`
 * @returns {Passed | undefined}
 */
export function lastPassed(name, home = folder) {
  try {
    return JSON.parse(readFileSync(join(home, `${name}.json`), "utf8"));
  } catch {
    return undefined; // no test passed yet, or writing the record was interrupted
  }
}

/**
 * Records that tests passed. If only the tests of one round ran, earlier rounds with the same key remain valid.
 * @param {string} name @param {Omit<Passed, "at" | "rounds">} passed @param {number} [round]
 */
export function recordPassed(name, passed, round, home = folder) {
  const path = join(home, `${name}.json`);
  const before = lastPassed(name, home);
  const earlier = before?.key === passed.key ? (before.rounds ?? allRounds) : [];
  const rounds = round === undefined ? allRounds : [...new Set([...earlier, round])].sort();
  mkdirSync(dirname(path), { recursive: true });
  const record = { ...passed, ...(rounds.length < ROUND_COUNT && { rounds }) };
  writeFileSync(path, JSON.stringify({ ...record, at: new Date().toISOString() }));
}

const allRounds = Array.from({ length: ROUND_COUNT }, (_, round) => round);

/**
 * Whether the tests of a round passed with this key.
 * @param {Passed | undefined} passed @param {string} key @param {number} [round]
 */
const covers = (passed, key, round) =>
  passed?.key === key && (!passed.rounds || (round !== undefined && passed.rounds.includes(round)));

/** Whether unchanged tests may be skipped: not in continuous integration, not in long runs and not with `--all`. */
export function maySkip(env = process.env) {
  const { CI, SUDOKU_LONG, SUDOKU_ALL } = env;
  return (!CI || CI === "false") && !SUDOKU_LONG && !SUDOKU_ALL;
}

/**
 * Separates the tests that must run from those that are unchanged since they passed.
 * @template {{ name: string, key: string }} T
 * @param {readonly T[]} all
 */
export function partitionTests(all, home = folder, round = currentRound()) {
  /** @type {T[]} */
  const stale = [];
  /** @type {{ item: T, passed: Passed }[]} */
  const unchanged = [];
  for (const item of all) {
    const passed = maySkip() ? lastPassed(item.name, home) : undefined;
    if (passed && covers(passed, item.key, round)) unchanged.push({ item, passed });
    else stale.push(item);
  }
  return { stale, unchanged };
}

/** @param {readonly { passed: Passed }[]} unchanged */
export function summaryOf(unchanged) {
  const tests = unchanged.reduce((sum, { passed }) => sum + passed.tests, 0);
  const last =
    unchanged
      .map(({ passed }) => passed.at)
      .sort()
      .at(-1) ?? "";
  return { tests, last };
}
