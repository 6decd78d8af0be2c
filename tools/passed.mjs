/**
 * Records which tests passed, and with which inputs, so that `npm test` can leave out tests whose result cannot have
 * changed. `tests/README.md` defines what counts as an input.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { currentRound, ROUNDS } from "./round.mjs";
import { inRoot } from "./run.mjs";

const folder = inRoot("node_modules", ".cache", "sudoku-lab", "passed");

/** Environment variables that may change the behaviour of a test, except those that select its cases. */
const SETTINGS =
  /^(SUDOKU_(?!(?:ALL|ROUND)$)|MONKEY_|PROPTEST_|CARGO_(?!TERM_)|RUST|NODE_|PYTHON|PLAYWRIGHT_|CHROMIUM$|FIREFOX$|SAMPLE_SEED$|SITE$|TZ$|LANG$|LC_)/;

/** Returns a hash of texts in their order. @param {readonly string[]} texts */
export function hashOf(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\0${text}`);
  return hash.digest("hex");
}

/** Returns a hash of a file's content; a fixed text if there is no such file. @param {string} path */
export function hashOfFile(path) {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return "missing";
  }
}

/**
 * Returns a hash of everything on which every test depends besides its files: the runtime, the kind of machine, and
 * environment variables.
 */
export function surroundings(env = process.env) {
  const settings = Object.entries(env).filter(([name]) => SETTINGS.test(name));
  const versions = [process.version, process.platform, process.arch];
  return hashOf([...versions, ...settings.map(([name, value]) => `${name}=${value}`).sort()]);
}

/**
 * The record of one test, test file or stage.
 * @typedef {object} Passed
 * @property {string} key the hash of all inputs
 * @property {string} at the time at which the tests passed, in ISO 8601
 * @property {number} tests the number of tests that passed
 * @property {number} seconds the duration of the tests, s
 * @property {unknown} [inputs] the inputs that were determined while the tests ran
 * @property {readonly number[]} [rounds] the rounds whose tests passed; all tests if there are none
 */

/** @param {string} name may contain `/` @returns {Passed | undefined} */
export function lastPassed(name, home = folder) {
  try {
    return JSON.parse(readFileSync(join(home, `${name}.json`), "utf8"));
  } catch {
    return undefined; // never passed, or the record was cut off while it was written
  }
}

/**
 * Records that tests passed. If only those of a round ran, the earlier rounds with the same key still count.
 * @param {string} name @param {Omit<Passed, "at" | "rounds">} passed @param {number} [round]
 */
export function recordPassed(name, passed, round, home = folder) {
  const path = join(home, `${name}.json`);
  const before = lastPassed(name, home);
  const earlier = before?.key === passed.key ? (before.rounds ?? allRounds) : [];
  const rounds = round === undefined ? allRounds : [...new Set([...earlier, round])].sort();
  mkdirSync(dirname(path), { recursive: true });
  const record = { ...passed, ...(rounds.length < ROUNDS && { rounds }) };
  writeFileSync(path, JSON.stringify({ ...record, at: new Date().toISOString() }));
}

const allRounds = Array.from({ length: ROUNDS }, (_, round) => round);

/**
 * Returns whether the tests of a round passed with this key.
 * @param {Passed | undefined} passed
 * @param {string} key
 * @param {number} [round]
 */
const covers = (passed, key, round) =>
  passed?.key === key && (!passed.rounds || (round !== undefined && passed.rounds.includes(round)));

/** Returns whether unchanged tests may be left out: not in continuous integration, in long runs, or with `--all`. */
export function mayLeaveOut(env = process.env) {
  const { CI, SUDOKU_LONG, SUDOKU_ALL } = env;
  return (!CI || CI === "false") && !SUDOKU_LONG && !SUDOKU_ALL;
}

/**
 * Separates the tests that have to run from those that are unchanged since they passed.
 * @template {{ name: string, key: string }} T
 * @param {readonly T[]} all
 */
export function divide(all, home = folder, round = currentRound()) {
  /** @type {T[]} */
  const stale = [];
  /** @type {{ item: T, passed: Passed }[]} */
  const unchanged = [];
  for (const item of all) {
    const passed = mayLeaveOut() ? lastPassed(item.name, home) : undefined;
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
