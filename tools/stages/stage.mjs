/** The common part of the stages of `npm test`: their reports, and running programs that each have a record. */
import { divide, lastPassed, recordPassed, summaryOf } from "../passed.mjs";
import { runAll } from "../pool.mjs";
import { currentRound } from "../round.mjs";
import { Failure, say } from "../run.mjs";

/**
 * The report of a stage.
 * @typedef {object} Result
 * @property {number} tests the number of tests that passed now
 * @property {number} unchanged the number of tests that were left out because their inputs are unchanged since they
 *   passed
 * @property {string} of the name of the items that are run or left out as a whole, such as "test files"
 * @property {number} groups the number of items that were left out
 * @property {number} all the number of all items
 * @property {string} last the time at which the last of the omitted items passed, in ISO 8601; empty if none was
 *   omitted
 */

/**
 * Groups each stage with the earlier stage that it names in `beside`, if that is chosen.
 * @template {{ beside?: string }} T
 * @param {readonly [name: string, stage: T][]} stages @returns {[name: string, stage: T][][]}
 */
export function groupsOf(stages) {
  /** @type {[name: string, stage: T][][]} */
  const groups = [];
  for (const named of stages) {
    const group = groups.find((some) => some.some(([name]) => name === named[1].beside));
    if (group) group.push(named);
    else groups.push([named]);
  }
  return groups;
}

/**
 * Runs groups of stages in their order. A group starts when each stage of the previous group has ended or has started
 * its last program, in order to use the cores that the last programs leave idle. After a failure, no further group
 * starts.
 * @template Stage, Outcome
 * @param {readonly (readonly Stage[])[]} groups
 * @param {(stage: Stage, onLastStarted: () => void) => Promise<Outcome>} run
 * @param {(outcome: Outcome) => boolean} hasFailed
 * @returns {Promise<Outcome[]>} the outcomes of the stages that were started, in the order of the groups
 */
export async function runGroups(groups, run, hasFailed) {
  /** @type {Promise<Outcome>[]} */
  const outcomes = [];
  let failed = false;
  for (const group of groups) {
    if (failed) break;
    const started = group.map(
      (stage) =>
        /** @type {Promise<void>} */ (
          new Promise((settle, reject) => {
            const outcome = run(stage, settle);
            outcomes.push(outcome);
            outcome
              .then((result) => {
                failed ||= hasFailed(result);
                settle();
              })
              .catch(reject);
          })
        ),
    );
    await Promise.all(started);
  }
  return Promise.all(outcomes);
}

/**
 * Returns the report of a stage.
 * @param {string} of the name of the divided items, such as "test files" @param {ReturnType<typeof divide>} parts
 * @param {number} [tests] the number of tests that passed now
 * @returns {Result}
 */
export function resultOf(of, { stale, unchanged }, tests = 0) {
  const left = summaryOf(unchanged);
  return {
    tests,
    unchanged: left.tests,
    of,
    groups: unchanged.length,
    all: stale.length + unchanged.length,
    last: left.last,
  };
}

/**
 * Returns the report of a stage that consists of several parts.
 * @param {string} of the name of the items of all parts @param {readonly Result[]} parts
 * @returns {Result}
 */
export function sumOf(of, parts) {
  const sum = (/** @type {(part: Result) => number} */ count) =>
    parts.reduce((total, part) => total + count(part), 0);
  return {
    tests: sum(({ tests }) => tests),
    unchanged: sum(({ unchanged }) => unchanged),
    of,
    groups: sum(({ groups }) => groups),
    all: sum(({ all }) => all),
    last: parts.reduce((latest, { last }) => (last > latest ? last : latest), ""),
  };
}

/**
 * @typedef {import("../pool.mjs").Done} Done
 *
 * A program that runs tests.
 * @typedef {import("../pool.mjs").Job & { title: string, key: string, expected: number, inRounds?: boolean }} TestJob
 *   `name` is the name in the records; `title` is the displayed name; `expected` is the expected duration, s, if there
 *   is no record; `inRounds` states whether a round runs only a part of the program's tests
 *
 * The result that the output of a program states.
 * @typedef {object} TestOutput
 * @property {number} passed the number of tests
 * @property {readonly string[]} [notes] lines to show, such as the names of skipped tests
 * @property {boolean} [isEmpty] whether the absence of tests is a failure
 */

/**
 * Runs the programs whose inputs have changed, the longest first, and records those that pass.
 * @param {string} of the name of the programs, such as "test files" @param {readonly TestJob[]} jobs
 * @param {object} how
 * @param {number} how.atOnce the maximum number of programs that run in parallel
 * @param {(output: string) => TestOutput} how.read
 * @param {(text: string) => void} [how.print] receives the outputs of programs that fail
 * @param {boolean} [how.isVerbose] whether `print` receives the outputs of all programs
 * @param {() => void} [how.onLastStarted] called when the last program has started
 * @returns {Promise<Result>}
 */
export async function runJobs(of, jobs, how) {
  const { atOnce, read, print = write, isVerbose = false, onLastStarted } = how;
  const parts = divide(jobs);
  const seconds = (/** @type {TestJob} */ { name, expected }) =>
    lastPassed(name)?.seconds ?? expected;
  const longestFirst = parts.stale.toSorted((a, b) => seconds(b) - seconds(a));
  let tests = 0;
  /** @type {string[]} */
  const failed = [];
  const ended = (/** @type {TestJob} */ job, /** @type {Done} */ done) => {
    const { name, title, key, inRounds = false } = job;
    const { status, output, seconds } = done;
    const { passed, notes = [], isEmpty = false } = read(output);
    tests += passed;
    if (status !== 0 || isEmpty) {
      print(`${output}\n`);
      failed.push(status === 0 ? `${title} (no test ran)` : title);
      return;
    }
    if (isVerbose) print(`${output}\n`);
    say(`  ${title}: ${passed} passed in ${seconds.toFixed(1)} s`);
    for (const note of notes) say(`    ${note}`);
    recordPassed(name, { key, tests: passed, seconds }, inRounds ? currentRound() : undefined);
  };
  await runAll(longestFirst, atOnce, ended, onLastStarted);
  if (failed.length > 0) throw new Failure(`failed: ${failed.join(", ")}`);
  return resultOf(of, parts, tests);
}

const write = (/** @type {string} */ text) => void process.stdout.write(text);
