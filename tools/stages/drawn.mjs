/**
 * Which browser tests a run draws. All of them take as long as the rest of `npm test`, so a commit runs every third
 * test, and three commits in a row run each test once. `npm test -- --all` and `npm run test:long` run all.
 */
import { attempt } from "../run.mjs";

/** Number of commits in a row that together run every test. */
export const ROUNDS = 3;

/**
 * A test as Playwright lists it.
 * @typedef {{ file: string, line: number, column: number, titles: readonly string[] }} Listed
 * @typedef {{ title: string, file?: string, suites?: ListedSuite[], specs?: { title: string, file: string, line: number, column: number }[] }} ListedSuite
 */

/** The tests in the report of `playwright test --list --reporter=json`. @param {{ suites: ListedSuite[] }} report */
export function listed(report) {
  /** @type {Listed[]} */
  const tests = [];
  const visit = (/** @type {ListedSuite} */ suite, /** @type {readonly string[]} */ above) => {
    for (const { title, file, line, column } of suite.specs ?? [])
      tests.push({ file, line, column, titles: [...above, title] });
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title]);
  };
  // The outermost suite of each file is the file itself.
  for (const file of report.suites) visit(file, []);
  return tests;
}

/**
 * The tests of a round: every third test, and all tests of the files in `whole`.
 * @param {readonly Listed[]} tests @param {number} round any natural number, such as the number of commits
 * @param {(file: string) => boolean} whole whether all tests of a file run
 */
export function draw(tests, round, whole) {
  return tests.filter(({ file }, index) => index % ROUNDS === round % ROUNDS || whole(file));
}

/** Whether tests are drawn: not if a run is to leave out nothing. @param {NodeJS.ProcessEnv} [env] */
export const mayDraw = ({ SUDOKU_LONG, SUDOKU_ALL } = process.env) => !SUDOKU_LONG && !SUDOKU_ALL;

/** A line for the file that `--test-list` reads. @param {Listed} test */
export const lineOf = ({ file, line, column, titles }) =>
  `${file}:${line}:${column} › ${titles.join(" › ")}`;

/**
 * The round of the current commit: the number of commits before it, so that the rounds of commits in a row differ. A
 * shallow clone does not contain them, so there the hash of the commit takes their place. 0 without git.
 */
export function roundOfCommit() {
  const isShallow = attempt("git", ["rev-parse", "--is-shallow-repository"]) === "true";
  const round = isShallow
    ? Number.parseInt(attempt("git", ["rev-parse", "HEAD"])?.slice(0, 8) ?? "0", 16)
    : Number(attempt("git", ["rev-list", "--count", "HEAD"]) ?? 0);
  return Number.isFinite(round) ? round : 0;
}

/**
 * Files below the root that differ from the commit before the current one, or have not been committed. Without git, or
 * in a clone that ends at the current commit, none are known.
 * @returns {Set<string>}
 */
export function changedFiles() {
  const committed = attempt("git", ["diff", "--name-only", "HEAD~1"]) ?? "";
  const added = attempt("git", ["ls-files", "--others", "--exclude-standard"]) ?? "";
  return new Set([...committed.split("\n"), ...added.split("\n")].filter(Boolean));
}
