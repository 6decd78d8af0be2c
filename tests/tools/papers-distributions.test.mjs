/**
 * The statements of `docs/papers.md` about the distributions of the times in the thesis. `papers-figures.test.mjs` runs
 * these tests, too, so that it knows the numbers that they compute.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertPageContains,
  authorsTimes,
  formatGrouped,
  formatList,
  percent,
} from "./papers-page.mjs";

/** The seconds of rules on every puzzle, and of backtracking on the puzzles with a time. */
const rules = authorsTimes.map(([time = 0]) => time);
const backtracking = authorsTimes.map(([, time = 0]) => time).filter((time) => time > 0);

/**
 * Returns the number of values in each interval of this width. Times are multiples of a tick, which binary fractions
 * miss by little.
 */
function bars(/** @type {number[]} */ values, /** @type {number} */ width) {
  const places = values.map((value) => Math.floor(value / width + 1e-9));
  const counts = Array.from({ length: Math.max(...places) + 1 }, () => 0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Returns the smallest value that at least this share of all values does not exceed. */
function percentile(/** @type {number[]} */ values, /** @type {number} */ share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** Returns the most frequent time, in ticks of 2.5 ms, with its number of puzzles. */
function peakOf(/** @type {number[]} */ values) {
  const ticks = bars(
    values.map((value) => Math.round(value / 0.0025)),
    1,
  );
  const most = Math.max(...ticks);
  return { most, time: 0.0025 * ticks.indexOf(most) };
}

test("the similar behaviour of backtracking and rules in the authors' times", () => {
  const halves = bars(backtracking, 0.5);
  assert.equal(halves.indexOf(Math.max(...halves)), 0, "no bar is higher than the first");
  const [first = 0, second = 0, third = 0] = halves;
  assert.ok(first > second && second > third);
  assertPageContains(
    `Figure 4.4 counts the puzzles of backtracking in intervals of 0.5 s. The first interval has the most puzzles: the counts are ${formatGrouped(first)}, ${formatGrouped(second)}, ${formatGrouped(third)} and so on, so this figure shows no peak.`,
  );
  const [ruled, searched] = [rules, backtracking].map(peakOf);
  assert.ok(ruled && searched && ruled.time > 0.0025 && searched.time > 0.0025);
  assertPageContains(
    `In intervals of 2.5 ms, the most frequent time is ${ruled.time} s for the rules (${formatGrouped(ruled.most)} puzzles) and ${searched.time} s for backtracking (${formatGrouped(searched.most)} puzzles).`,
  );
  const within = (/** @type {number[]} */ values, /** @type {number} */ peak) =>
    percent(
      values.filter((time) => time >= peak / 2 && time <= 2 * peak).length / values.length,
      1,
    );
  assertPageContains(
    `The share of puzzles that take between half and twice the most frequent time is ${within(rules, ruled.time)} % for the rules and ${within(backtracking, searched.time)} % for backtracking.`,
  );
  const [steep, even] = [rules, backtracking].map((times) =>
    [0.9, 0.99].map((share) => (percentile(times, share) / percentile(times, 0.5)).toFixed(1)),
  );
  assertPageContains(
    `The 90th and the 99th percentile of the times are ${formatList(steep ?? [])} times the median for the rules, and ${formatList(even ?? [])} times for backtracking.`,
  );
});

test("the histogram of the rules decreases until 0.6 s in the authors' times, and no longer after that", () => {
  const [, ...tenths] = bars(rules, 0.1);
  const rise = tenths.findIndex((count, at) => at > 0 && count >= (tenths[at - 1] ?? 0));
  const [falling, rest] = [tenths.slice(0, rise), tenths.slice(rise)];
  const [first = 0, ...others] = falling;
  const [from, to] = [0.1, 0.1 * (1 + rise)].map((time) => time.toFixed(1));
  const later = rest.reduce((sum, count) => sum + count, 0);
  assertPageContains(
    `in intervals of 0.1 s, the number of puzzles falls from ${first} to ${formatList(others)} between ${from} s and ${to} s. The ${later} puzzles that take longer show no further decrease: the following intervals, until the maximum of ${Math.max(...rules)} s, have ${formatList(rest)} puzzles. In this line, “after the peak” means from ${from} s`,
  );
});

test("the curvature of the distribution of backtracking in the authors' times", () => {
  const mean = backtracking.reduce((sum, time) => sum + time, 0) / backtracking.length;
  const exponential = [0, 1, 2].map(
    (at) =>
      backtracking.length * (Math.exp((-0.5 * at) / mean) - Math.exp((-0.5 * (at + 1)) / mean)),
  );
  const published = bars(backtracking, 0.5).slice(0, 3);
  const bend = ([first = 0, second = 0, third = 0]) => first - 2 * second + third;
  const counts = (/** @type {number[]} */ some) =>
    formatList(some.map((count) => formatGrouped(Math.round(count))));
  assertPageContains(
    `In the first three intervals of 0.5 s, there are ${counts(published)} puzzles; the exponential distribution with the same mean gives ${counts(exponential)}.`,
  );
  const [theirs, fitted] = [published, exponential].map((some) => Math.round(bend(some)));
  assert.ok((theirs ?? 0) > (fitted ?? 0));
  assertPageContains(
    `The second difference of these numbers, a measure of how strongly a curve bends, is ${formatGrouped(theirs ?? 0)} instead of ${formatGrouped(fitted ?? 0)}`,
  );
});
