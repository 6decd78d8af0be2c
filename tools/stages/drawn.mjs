/**
 * Selects the browser tests of a run. All browser tests together take as long as the rest of `npm test`, so a commit
 * runs a quarter of them, and four consecutive commits run each test once. `npm test -- --all` and `npm run test:long`
 * run all tests.
 */
import { ROUND_COUNT } from "../round.mjs";
import { captureOrUndefined } from "../run.mjs";
import { testId } from "../test-id.mjs";

/**
 * A test as Playwright lists it.
 * @typedef {{ file: string, line: number, column: number, titles: readonly string[] }} Listed
 * @typedef {{ title: string, file?: string, suites?: ListedSuite[], specs?: ListedSpec[] }} ListedSuite
 * @typedef {{ title: string, file: string, line: number, column: number, ok?: boolean,
 *   tests?: { status: string, expectedStatus?: string, results: { duration: number }[] }[] }} ListedSpec
 */

/**
 * Returns the tests in a report of `playwright test --reporter=json`, with the part of the report about each.
 * @param {{ suites: ListedSuite[] }} report
 */
function testsIn(report) {
  /** @type {{ test: Listed, spec: ListedSpec }[]} */
  const tests = [];
  const visit = (/** @type {ListedSuite} */ suite, /** @type {readonly string[]} */ above) => {
    for (const spec of suite.specs ?? []) {
      const { title, file, line, column } = spec;
      tests.push({ test: { file, line, column, titles: [...above, title] }, spec });
    }
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title]);
  };
  // The outermost suite of each file represents the file itself.
  for (const file of report.suites) visit(file, []);
  return tests;
}

/**
 * Returns the tests in the report of `playwright test --list --reporter=json`.
 * @param {{ suites: ListedSuite[] }} report
 */
export const listTests = (report) => testsIn(report).map(({ test }) => test);

/**
 * Returns the outcome of each test from Playwright's JSON report, by the ids of the tests. A test that passed only at the
 * second attempt is ok; a test that skipped itself is ok and counts as 0 passed tests.
 * @param {{ suites: ListedSuite[] }} report
 */
export function outcomesOf(report) {
  /** @type {Map<string, { ok: boolean, passed: number, seconds: number }>} */
  const outcomes = new Map();
  for (const { test, spec } of testsIn(report)) {
    const runs = spec.tests ?? [];
    const isSkipped = runs.every(({ status }) => status === "skipped");
    const seconds = runs
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0);
    // A test that was to run, but did not (after a failed hook, or when the run was interrupted), is “skipped”, too.
    const hasRun =
      runs.length > 0 &&
      runs.every(
        ({ status, expectedStatus }) => status !== "skipped" || expectedStatus === "skipped",
      );
    const ok = (spec.ok ?? false) && hasRun;
    outcomes.set(idOf(test), { ok, passed: ok && !isSkipped ? 1 : 0, seconds });
  }
  return outcomes;
}

/**
 * Returns the tests of a round, and all tests of the files for which `whole` is true. The round of a test depends only
 * on its name, so it does not change when other tests are added or skipped.
 * @param {readonly Listed[]} tests @param {number | undefined} round @param {(file: string) => boolean} whole
 */
export const draw = (tests, round, whole) =>
  tests.filter((test) => round === undefined || roundOf(test) === round || whole(test.file));

/** Returns the identifier of a test. @param {Listed} test */
export const idOf = ({ file, titles }) => testId(file, titles);

/** Returns the round of a test. @param {Listed} test */
const roundOf = (test) => Number.parseInt(idOf(test).slice(0, 8), 16) % ROUND_COUNT;

/** Returns the line for a test in the file that `--test-list` reads. @param {Listed} test */
export const lineOf = ({ file, line, column, titles }) =>
  `${file}:${line}:${column} › ${titles.join(" › ")}`;

/**
 * Returns the round of the current commit: the number of commits on its branch modulo the number of rounds, so that
 * consecutive commits have different rounds. In a shallow clone, which does not contain all commits, the hash of the
 * commit replaces their number. Returns 0 without git.
 */
export function roundOfCommit() {
  const isShallow = captureOrUndefined("git", ["rev-parse", "--is-shallow-repository"]) === "true";
  const number = isShallow
    ? Number.parseInt(captureOrUndefined("git", ["rev-parse", "HEAD"])?.slice(0, 8) ?? "0", 16)
    : Number(captureOrUndefined("git", ["rev-list", "--first-parent", "--count", "HEAD"]) ?? 0);
  return number % ROUND_COUNT;
}

/**
 * Returns the files below the root that differ from the parent commit or are not committed. The set is empty without
 * git, and in a clone that contains only the current commit.
 * @returns {Set<string>}
 */
export function changedFiles() {
  const committed = captureOrUndefined("git", ["diff", "--name-only", "HEAD~1"]) ?? "";
  const added = captureOrUndefined("git", ["ls-files", "--others", "--exclude-standard"]) ?? "";
  return new Set([...committed.split("\n"), ...added.split("\n")].filter(Boolean));
}
