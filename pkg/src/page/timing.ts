import { expect, fieldsOf, itemsOf } from "../module/arguments.js";
import type { Measurement } from "../protocol.js";

/** The time of a run, as precisely as it is known. */
export interface Timing extends Measurement {
  /** The bounds between which the true time of the run is expected. */
  readonly low: number;
  readonly high: number;
  /**
   * Whether the measurements agree. They do not if the run was timed only once, or the machine was busy during all
   * measurements.
   */
  readonly steady: boolean;
  /** All measurements, in microseconds, if there are enough to compare their ranks with those of another run. */
  readonly samples?: readonly number[];
}

/**
 * The minimum number of measurements of a short run. Each one repeats the run, and other lanes are measured in between.
 */
export const MIN_BATCHES = 6;
/** The maximum number of measurements, on a machine so busy that they do not agree sooner. */
export const MAX_BATCHES = 30;
/** The maximum number while the measurements leave open which of two runs is faster, although their times differ. */
export const MAX_UNDECIDED_BATCHES = 120;

/**
 * Interruptions can only increase a time, so a time is known when this number of measurements is close to the shortest
 * one.
 */
const MIN_AGREEING_BATCHES = 4;
/** The maximum ratio of these measurements; the resolution of the clock alone causes differences of some per cent. */
const MAX_AGREEING_RATIO = 1.06;

/**
 * The ratio from which one of two times is clearly shorter: a quarter more. Smaller differences can be caused by the
 * worker's memory and compiled code, by the clock, or by the state of the machine.
 */
export const CLEAR_RATIO = 1.25;
/** The same ratio for a run that may have waited for its core whenever it was timed, or was timed only once. */
const CLEAR_RATIO_SINGLE_RUN = 2.25;
/** The quantile of the standard normal distribution for a one-sided p-value of 0.001. */
const NORMAL_QUANTILE = 3.09;

const shortestOf = (batches: readonly Measurement[]) =>
  batches.toSorted((a, b) => a.micros - b.micros).slice(0, MIN_AGREEING_BATCHES);

/** Whether further measurements of a run, of which `most` are allowed, would not improve its time. */
export function isKnown(batches: readonly Measurement[], most = MAX_BATCHES): boolean {
  if (batches.length < MIN_BATCHES) return false;
  return batches.length >= most || ratioOf(shortestOf(batches)) <= MAX_AGREEING_RATIO;
}

/** Returns the ratio of the largest to the smallest of some measurements, which are sorted in ascending order. */
const ratioOf = (some: readonly Measurement[]): number =>
  (some.at(-1)?.micros ?? 0) / (some[0]?.micros || 1) || 1;

/**
 * Returns the time that follows from the measurements of one run: the shortest one. If no other measurement is close to
 * it, the machine was busy all the time, and the true time may be shorter by as much.
 */
export function timingOf(batches: readonly Measurement[]): Timing {
  const few = shortestOf(batches);
  const { micros, repeats } = few[0] ?? { micros: 0, repeats: 1 };
  const once = batches.length === 1;
  const alike = ratioOf(few) <= MAX_AGREEING_RATIO;
  const factor =
    Math.sqrt(once ? CLEAR_RATIO_SINGLE_RUN : CLEAR_RATIO) * (alike ? 1 : ratioOf(few));
  const steady = alike && !once;
  const time = { micros, repeats, low: micros / factor, high: micros * factor, steady };
  if (batches.length < MIN_BATCHES) return time;
  return { ...time, samples: batches.map(({ micros }) => micros) };
}

/**
 * Whether one time is clearly shorter: the intervals do not overlap, or the measurements of a busy machine show it,
 * whose intervals are wide.
 */
export function isShorter(one: Timing, other: Timing): boolean {
  return isBefore(timeOf(one), timeOf(other));
}

function isBefore(one: ComparedTiming, other: ComparedTiming): boolean {
  return one.high < other.low || isBelow(one, other);
}

/**
 * Whether the shortest measurements differ so much that waiting for a core does not explain it, and the measurements of
 * the first run rank below those of the other run by a Mann–Whitney test. The measurements are interleaved, so a slow
 * moment of the machine lengthens those of both runs.
 */
function isBelow(first: ComparedTiming, other: ComparedTiming): boolean {
  const [below, above] = [first.samples ?? [], other.samples ?? []];
  if (other.micros <= CLEAR_RATIO_SINGLE_RUN * first.micros) return false;
  if (below.length < MIN_BATCHES || above.length < MIN_BATCHES) return false;
  const pairs = below.length * above.length;
  const rank = (a: number, b: number) => (a < b ? 1 : a === b ? 1 / 2 : 0);
  const u = below.reduce((sum, a) => above.reduce((all, b) => all + rank(a, b), sum), 0);
  const deviation = Math.sqrt((pairs * (below.length + above.length + 1)) / 12);
  return u - pairs / 2 > NORMAL_QUANTILE * deviation;
}

/**
 * Whether more measurements of a run can show which of two runs is faster: its measurements do not agree, and the times
 * differ clearly.
 */
export function isOpen(a: Timing, other: Timing): boolean {
  if (a.steady || a.repeats === 1 || isShorter(a, other) || isShorter(other, a)) return false;
  return Math.max(a.micros, other.micros) > CLEAR_RATIO * Math.min(a.micros, other.micros);
}

/** The part of a timing that is compared. */
type ComparedTiming = Pick<Timing, "micros" | "low" | "high" | "samples">;

function timeOf(timing: Timing): ComparedTiming {
  expect("timing", timing, "object");
  const types = { micros: "number", low: "number", high: "number", samples: "object?" } as const;
  const { samples, ...time } = fieldsOf<ComparedTiming>("timing", timing, types);
  if (!samples) return time;
  const all = itemsOf("timing.samples", samples);
  for (const [at, micros] of all.entries()) expect(`timing.samples[${at}]`, micros, "number");
  return { ...time, samples: all };
}

/**
 * Returns the places of some times, from 1. Times that are not clearly longer than the shortest one share its place;
 * the same rule applies to the others, with the shortest of them.
 */
export function placesOf(timings: readonly Timing[]): readonly number[] {
  const times = itemsOf("timings", timings).map(timeOf);
  const order = times.map((_, at) => at).sort((a, b) => microsAt(times, a) - microsAt(times, b));
  const places: number[] = [];
  let [leader, place] = [times[order[0] ?? 0], 1];
  for (const [before, at] of order.entries()) {
    const time = times[at];
    if (leader && time && isBefore(leader, time)) [leader, place] = [time, before + 1];
    places[at] = place;
  }
  return places;
}

const microsAt = (times: readonly Pick<Timing, "micros">[], at: number): number =>
  times[at]?.micros ?? 0;
