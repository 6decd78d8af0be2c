/**
 * Which browser tests a run draws. All of them take as long as the rest of `npm test`, so a commit runs every third
 * test, and three commits in a row run each test once. `npm test -- --all` and `npm run test:long` run all.
 */
import { ofRound, ROUNDS } from "../round.mjs";
import { attempt } from "../run.mjs";

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
 * The tests of a round, and all tests of the files in `whole`.
 * @param {readonly Listed[]} tests @param {number | undefined} round @param {(file: string) => boolean} whole
 */
export function draw(tests, round, whole) {
  const drawn = new Set(ofRound(tests, round));
  return tests.filter((test) => drawn.has(test) || whole(test.file));
}

/** A line for the file that `--test-list` reads. @param {Listed} test */
export const lineOf = ({ file, line, column, titles }) =>
  `${file}:${line}:${column} › ${titles.join(" › ")}`;

/**
 * The round of the current commit: the number of commits, so that commits in a row have different rounds. A shallow
 * clone does not contain them, so there the hash of the commit takes their place. 0 without git.
 */
export function roundOfCommit() {
  const isShallow = attempt("git", ["rev-parse", "--is-shallow-repository"]) === "true";
  const number = isShallow
    ? Number.parseInt(attempt("git", ["rev-parse", "HEAD"])?.slice(0, 8) ?? "0", 16)
    : Number(attempt("git", ["rev-list", "--count", "HEAD"]) ?? 0);
  return number % ROUNDS;
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
