/**
 * Selects the browser tests of a run. All browser tests together take as long as the rest of `npm test`, so a commit
 * runs a quarter of them, and four consecutive commits run each test once. `npm test -- --all` and `npm run test:long`
 * run all tests.
 */
import { hashOf } from "../passed.mjs";
import { ROUND_COUNT } from "../round.mjs";
import { captureOrUndefined } from "../run.mjs";

/**
 * A test as Playwright lists it.
 * @typedef {{ file: string, line: number, column: number, titles: readonly string[] }} Listed
 * @typedef {{ title: string, file?: string, suites?: ListedSuite[], specs?: { title: string, file: string, line: number, column: number }[] }} ListedSuite
 */

/**
 * Returns the tests in the report of `playwright test --list --reporter=json`.
 * @param {{ suites: ListedSuite[] }} report
 */
export function listTests(report) {
  /** @type {Listed[]} */
  const tests = [];
  const visit = (/** @type {ListedSuite} */ suite, /** @type {readonly string[]} */ above) => {
    for (const { title, file, line, column } of suite.specs ?? [])
      tests.push({ file, line, column, titles: [...above, title] });
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title]);
  };
  // The outermost suite of each file represents the file itself.
  for (const file of report.suites) visit(file, []);
  return tests;
}

/**
 * Returns the tests of a round, and all tests of the files for which `whole` is true. The round of a test depends only
 * on its name, so it does not change when other tests are added or skipped.
 * @param {readonly Listed[]} tests @param {number | undefined} round @param {(file: string) => boolean} whole
 */
export const draw = (tests, round, whole) =>
  tests.filter((test) => round === undefined || roundOf(test) === round || whole(test.file));

/**
 * Returns the round of a test. The name of a sampled test contains the seed, which changes with the commit and is
 * removed here.
 * @param {Listed} test
 */
function roundOf({ file, titles }) {
  const name = titles.join(" › ").replace(/SAMPLE_SEED=\w+/, "");
  return Number.parseInt(hashOf([file, name]).slice(0, 8), 16) % ROUND_COUNT;
}

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
