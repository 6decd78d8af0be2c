/**
 * The answer of a race over seeds in one sentence: which lane solves the puzzle more often, which one is faster if all
 * solve it with every seed, or that this cannot be told yet.
 */
import { fisher, mannWhitney, median, signTest, wilson } from "../../../lab/stats";
import { CLOCK_RESOLUTION_US } from "../../../text/times";
import { words } from "../../../words/series";
import { pText, SIGNIFICANCE_LEVEL, shareTests, solvedOf } from "./compare";
import type { SeriesLane } from "./records";
import { timeOf } from "./strips";

/** Two measured times of deterministic lanes differ if one is at least this many times the other, as in a race. */
const FACTOR = 1.25;

/**
 * If one of two lanes has times of single runs, the medians are compared only if the larger one is at least this long, in
 * µs: ten times the resolution of the clock.
 */
const MIN_SINGLE_RUN_US = 10 * CLOCK_RESOLUTION_US;

/** The result of a test in words, and whether the difference is significant. */
interface Tested {
  readonly clear: boolean;
  /** The name of the test with its p-value, or an interval; `null` if no test is needed. */
  readonly by: string | null;
}

const shareOf = (lane: SeriesLane) => solvedOf(lane) / lane.rows.length;
const timesOf = ({ rows }: SeriesLane) => rows.map(({ micros }) => micros);
const namesOf = (lanes: readonly SeriesLane[]) => lanes.map(({ name }) => name);
const percent = (share: number) => (100 * share).toFixed(0);

/** Returns the answer, by default with the test that it rests on; empty if there are no lanes. */
export function answer(lanes: readonly SeriesLane[], withTest = true): string {
  const [first, ...others] = lanes.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!first) return "";
  const seeds = Math.max(...lanes.map(({ rows }) => rows.length));
  if (lanes.every(({ once }) => once)) return words.answer.once(namesOf(lanes));
  if (seeds < 2) return words.tooFew;
  /** Returns the number of seeds with a solution; a deterministic lane has one run for all seeds. */
  const hits = (lane: SeriesLane) => Math.round(shareOf(lane) * seeds);
  if (shareOf(first) === 0) return words.answer.none(namesOf(lanes), seeds);
  if (others.length === 0) {
    const [low, high] = wilson(hits(first), seeds).map(percent);
    return words.answer.alone(first.name, hits(first), seeds, low ?? "", high ?? "");
  }
  const top = lanes.filter((lane) => shareOf(lane) === shareOf(first));
  const [next] = others.filter((lane) => !top.includes(lane));
  if (!next) {
    return shareOf(first) === 1
      ? faster(lanes, seeds, withTest)
      : words.answer.alike(namesOf(lanes), hits(first), seeds);
  }
  const tests = top.map((lane) => compareShares(lanes, lane, next));
  // All lanes that solve the puzzle most often have to differ from the next one.
  const tested = tests.find(({ clear }) => !clear) ?? tests[0];
  const { clear = false, by = null } = tested ?? {};
  const test = withTest ? by : null;
  return words.answer.more(namesOf(top), next.name, clear, hits(first), hits(next), seeds, test);
}

/**
 * Compares the shares of solved runs of two lanes. A deterministic lane is no sample: its share is compared with the
 * interval of the other lane.
 */
function compareShares(lanes: readonly SeriesLane[], one: SeriesLane, other: SeriesLane): Tested {
  const random = [one, other].filter(({ once }) => !once);
  const [lane] = random;
  if (!lane) return { clear: true, by: null };
  if (random.length === 2) {
    const known = shareTests(lanes).find(
      (test) => [one, other].includes(test.one) && [one, other].includes(test.other),
    );
    const [runs, runsToo] = [one.rows.length, other.rows.length];
    const value = known?.p ?? fisher(solvedOf(one), runs, solvedOf(other), runsToo);
    return { clear: value < SIGNIFICANCE_LEVEL, by: words.answer.fisher(pText(value)) };
  }
  const fixed = shareOf(lane === one ? other : one);
  const [low, high] = wilson(solvedOf(lane), lane.rows.length);
  return {
    clear: fixed < low || fixed > high,
    by: words.answer.interval(lane.name, percent(low), percent(high)),
  };
}

/** Compares the median times of the two fastest lanes; all lanes solve the puzzle with every seed. */
function faster(lanes: readonly SeriesLane[], seeds: number, withTest: boolean): string {
  const middle = (lane: SeriesLane) => median(timesOf(lane));
  const [one, other] = lanes.toSorted((a, b) => middle(a) - middle(b));
  if (!one || !other) return "";
  // A difference between two times near the resolution of the clock may come from the ways in which they were measured.
  const isSingle = [one, other].some(({ time }) => time === null);
  if (isSingle && middle(other) < MIN_SINGLE_RUN_US)
    return words.answer.tooShort(one.name, other.name);
  // The two lanes were chosen by their times among all pairs (Bonferroni).
  const pairs = (lanes.length * (lanes.length - 1)) / 2;
  const { clear, by } = compareTimes(one, other, pairs);
  const [time, timeToo] = [one, other].map((lane) => timeOf(lane)(middle(lane)));
  const test = withTest ? by : null;
  return words.answer.faster(one.name, other.name, clear, time ?? "", timeToo ?? "", seeds, test);
}

function compareTimes(one: SeriesLane, other: SeriesLane, pairs: number): Tested {
  const [times, timesToo] = [timesOf(one), timesOf(other)];
  if (one.once && other.once) {
    return { clear: (timesToo[0] ?? 0) >= FACTOR * (times[0] ?? 0), by: null };
  }
  const adjusted = (p: number) => Math.min(1, p * pairs);
  if (one.once || other.once) {
    const [[fixed = 0], some] = one.once ? [times, timesToo] : [timesToo, times];
    const value = adjusted(signTest(some.map((time) => time - fixed)));
    return { clear: value < SIGNIFICANCE_LEVEL, by: words.answer.sign(pText(value)) };
  }
  const value = adjusted(mannWhitney(times, timesToo));
  return { clear: value < SIGNIFICANCE_LEVEL, by: words.answer.mannWhitney(pText(value)) };
}
