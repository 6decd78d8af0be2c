/**
 * The statements of `docs/papers.md` about single claims of the thesis, from the authors' times.
 * `papers-figures.test.mjs` runs these tests, too, so that it knows the numbers that they compute.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  assertPageContains,
  authorsTimes,
  formatGrouped,
  numbersIn,
  percent,
  root,
} from "./papers-page.mjs";
import { mean, readRecords, standardDeviation } from "./papers-records.mjs";

const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, "utf8");

/** The number of ticks of 2.5 ms in the most frequent time of the rules. */
const PEAK = 7;

test("guesses before, at and after the peak of the rules", () => {
  const parts = (/** @type {{ guesses: number, line: number }[]} */ runs) => {
    const placed = runs.map(({ guesses, line }) => ({
      side: Math.sign(Math.round((authorsTimes[line - 1]?.[0] ?? 0) / 0.0025) - PEAK),
      guesses,
    }));
    return [-1, 0, 1].map((side) => {
      const some = placed.filter((one) => one.side === side);
      return { all: some.length, guessing: some.filter(({ guesses }) => guesses > 0).length };
    });
  };
  const sample = readRecords("a-thesis")
    .filter(({ contestant }) => contestant === "rules and guesses")
    .map(({ line, of }) => ({ line: Number(line), guesses: of("nodes") }));
  assert.equal(sample.length, 1000);
  const [before, at, after] = parts(sample);
  assert.ok(before && at && after && before.guessing > 0);
  assertPageContains(
    `in the sample, ${before.guessing} of the ${before.all} puzzles before the peak of ${PEAK * 0.0025} s have a guess, ${at.guessing} of the ${at.all} at the peak, and ${after.guessing} of the ${after.all} after the peak.`,
  );
  const [, ...rows] = read("tests/papers/thesis-rules-2000.txt").trimEnd().split("\n");
  const digits = rows.join(" ").split(" ").map(Number);
  const first = parts(digits.map((guesses, place) => ({ guesses, line: place + 1 })));
  const [early, same, late] = first.map(({ all, guessing }) => `${guessing} of ${all}`);
  assertPageContains(
    `Among the first ${formatGrouped(digits.length)} puzzles of the list, these numbers are ${early}, ${same} and ${late} |`,
  );
});

test("an extrapolation of the sorted times of backtracking", () => {
  const sorted = authorsTimes
    .map(([, time = 0]) => time)
    .filter((time) => time > 0)
    .toSorted((a, b) => a - b);
  const last = sorted.slice(-500);
  const [low = 0, high = 0] = [last[0], last.at(-1)];
  const slope = (high - low) / (last.length - 1);
  const nodes = numbersIn(read("tests/papers/thesis-unsolved.csv")).map(([, count = 0]) => count);
  const line = high + nodes.length * slope;
  const hardest = (Math.max(...nodes) / 540_000) * 20;
  assert.ok(hardest > 2 * line);
  assertPageContains(
    `The last ${last.length} of the ${formatGrouped(sorted.length)} sorted times of backtracking increase from ${low.toFixed(2)} s to ${high.toFixed(2)} s. A straight line at this slope through the ${formatGrouped(nodes.length)} unsolved puzzles ends at ${line.toFixed(0)} s. According to the recorded nodes, the last puzzle takes about ${hardest.toFixed(0)} s`,
  );
});

test("unstable puzzles and the hardest tenths", () => {
  const unstable = authorsTimes.filter(([, time]) => time === -1);
  const tenth = Math.round(authorsTimes.length / 10);
  const limitOf = (/** @type {number[]} */ values) =>
    values.toSorted((a, b) => b - a)[tenth - 1] ?? Number.NaN;
  const times = authorsTimes.map(([, time = 0]) => time);
  const timed = times.filter((time) => time > 0).toSorted((a, b) => a - b);
  const limit = limitOf(times.map((time) => (time === -2 ? Number.POSITIVE_INFINITY : time)));
  assert.ok((timed[timed.length >> 1] ?? 0) < limit, "the median is not in the hardest tenth");
  assertPageContains("In both cases, no unstable puzzle is in the hardest tenth for backtracking.");
  const rulesLimit = limitOf(authorsTimes.map(([time = 0]) => time));
  const above = unstable.filter(([time = 0]) => time > rulesLimit).length;
  const notBelow = unstable.filter(([time = 0]) => time >= rulesLimit).length;
  assertPageContains(
    `${above} of the ${unstable.length} unstable puzzles take longer than the cutoff of the hardest tenth for rules, ${rulesLimit} s, and ${notBelow} if ties at the cutoff are counted.`,
  );
});

/** Returns the seconds of the puzzles that the Boltzmann machine solved with each cooling. */
const solvedBy = (/** @type {number} */ rate) =>
  numbersIn(read("tests/papers/thesis-boltzmann-times.csv"))
    .filter(([k, , time = 0]) => k === rate && time > 0)
    .map(([, , time = 0]) => time)
    .toSorted((a, b) => a - b);

function median(/** @type {number[]} */ sorted) {
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

test("the shift between the two coolings of the Boltzmann machine", () => {
  const [fast = [], slow = []] = [-0.000_035, -0.000_025].map(solvedBy);
  const [latest = 0, earliest = 0] = [fast.at(-1), slow[0]];
  assert.ok(latest < earliest, "every solved puzzle takes longer with the slow descent");
  assertPageContains(
    `with K = −0.000035, the times have a median of ${median(fast).toFixed(2)} s and a maximum of ${latest.toFixed(2)} s; with K = −0.000025, they have a median of ${median(slow).toFixed(2)} s and a minimum of ${earliest.toFixed(2)} s |`,
  );
  // 8 s with the fast descent are 0.5 % of the initial temperature.
  const perSecond = Math.log(0.005) / -0.000_035 / 8;
  const share = (/** @type {number} */ rate, /** @type {number[]} */ times) =>
    percent(Math.exp(rate * perSecond * Number(median(times).toFixed(2))), 2);
  assertPageContains(
    `the temperature is ${share(-0.000_035, fast)} % of its initial value after ${median(fast).toFixed(2)} s and ${share(-0.000_025, slow)} % after ${median(slow).toFixed(2)} s`,
  );
});

test("the sweeps until the slow cooling of the thesis ends", () => {
  // The first sweep after which 100 · exp(K · sweep) is not above 0.001.
  const sweeps = Math.ceil(Math.log(0.001 / 100) / -0.000_025);
  const text = String(sweeps);
  assertPageContains(`\`boltzmann:thesis\` with \`sweeps\` ${formatGrouped(sweeps)} |`);
  const slow = read("www/public/papers/a-boltzmann.toml").split("[[contestant]]");
  assert.ok(
    slow.some((one) => one.includes("K = −0.000025") && one.includes(`sweeps = ${text}`)),
    text,
  );
});

test("the page states the relative deviations of the times of the thesis", () => {
  const { tables } = JSON.parse(read("www/public/papers/thesis.json"));
  const { notes } = tables.find((/** @type {{ id: string }} */ { id }) => id === "times");
  const backtracking = authorsTimes.map(([, time = 0]) => time).filter((time) => time > 0);
  const [rules, searched, fast, slow] = [
    authorsTimes.map(([time = 0]) => time),
    backtracking,
    solvedBy(-0.000_035),
    solvedBy(-0.000_025),
  ].map((times) => (standardDeviation(times) / mean(times)).toFixed(2));
  assert.equal(fast, slow);
  const said = `the standard deviation is ${rules} times the mean for rules and ${searched} times the mean for backtracking. For the puzzles with 46 givens that the Boltzmann machine solved, the standard deviation is ${fast} times the mean with each cooling.`;
  assert.ok(notes.join(" ").includes(said), said);
  assert.ok(notes.join(" ").includes("“precise with relatively low variance”"));
});
