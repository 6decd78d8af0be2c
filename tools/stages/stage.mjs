/**
 * Functions that the stages of `npm test` share: how they report results, and how they run programs that have a record
 * each.
 */
import { lastPassed, partitionTests, recordPassed, summaryOf } from "../passed.mjs";
import { runAll } from "../pool.mjs";
import { currentRound } from "../round.mjs";
import { ExplainedError, say } from "../run.mjs";

/**
 * The result of a stage.
 * @typedef {object} Result
 * @property {number} tests the number of tests that passed in this run
 * @property {number} unchanged the number of skipped tests, whose inputs have not changed since they passed
 * @property {string} of the units that are skipped as a whole, such as "test files"
 * @property {number} groups the number of skipped units
 * @property {number} all the number of all units
 * @property {string} last the time at which the latest skipped unit passed, in ISO 8601
 */

/**
 * Groups the stages: a stage with `beside` joins the group of the stage that it names, if that stage is selected.
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
 * Runs groups of stages in order. A group starts when each stage of the previous group has ended or has started its
 * last program, so that cores that the last programs leave idle are used. After a failure, no further group starts.
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
          new Promise((resolve, reject) => {
            const outcome = run(stage, resolve);
            outcomes.push(outcome);
            outcome
              .then((result) => {
                failed ||= hasFailed(result);
                resolve();
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
 * Returns the result of a stage.
 * @param {string} of the units, such as "test files" @param {ReturnType<typeof partitionTests>} parts
 * @param {number} [tests] the number of tests that passed in this run
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
 * Returns the result of a stage that consists of several parts.
 * @param {string} of the units of all parts, such as "test files" @param {readonly Result[]} parts
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
 *   `name` identifies the record; `title` is shown; `expected` is the assumed duration in seconds if no run is
 *   recorded; `inRounds` is true if a round runs only a part of the tests
 *
 * The contents of its output.
 * @typedef {object} TestOutput
 * @property {number} passed the number of tests that passed
 * @property {readonly string[]} [notes] lines to show, such as the names of skipped tests
 * @property {boolean} [isEmpty] whether no test ran, which is a failure
 */

/**
 * Runs the programs whose inputs have changed, the longest first, and records those that pass.
 * @param {string} of the kind of the programs, such as "test files" @param {readonly TestJob[]} jobs
 * @param {object} options
 * @param {number} options.atOnce the maximum number of programs that run at the same time
 * @param {(output: string) => TestOutput} options.read parses the output of a program
 * @param {(text: string) => void} [options.print] receives the outputs of programs that fail
 * @param {boolean} [options.isVerbose] whether `print` receives all outputs
 * @param {() => void} [options.onLastStarted] called when the last program has started
 * @returns {Promise<Result>}
 */
export async function runJobs(of, jobs, options) {
  const { atOnce, read, print = write, isVerbose = false, onLastStarted } = options;
  const parts = partitionTests(jobs);
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
  if (failed.length > 0) throw new ExplainedError(`failed: ${failed.join(", ")}`);
  return resultOf(of, parts, tests);
}

const write = (/** @type {string} */ text) => void process.stdout.write(text);
