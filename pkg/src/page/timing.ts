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
}

/**
 * The minimum number of measurements of a short run. Each one repeats the run, and other lanes are measured in between.
 */
export const LEAST_BATCHES = 6;
/** The maximum number of measurements, on a machine so busy that they do not agree sooner. */
export const MOST_BATCHES = 30;

/**
 * Interruptions can only increase a time, so a time is known when this number of measurements is close to the shortest
 * one.
 */
const AGREEING = 4;
/** The maximum ratio of these measurements; the resolution of the clock alone causes differences of some per cent. */
const ALIKE = 1.06;

/**
 * The ratio from which one of two times is clearly shorter: a quarter more. Smaller differences can be caused by the
 * worker's memory and compiled code, by the clock, or by the state of the machine.
 */
export const CLEARLY = 1.25;
/** The same ratio for a run that was timed only once, and may have waited for its core. */
const CLEARLY_ONCE = 2.25;

const best = (batches: readonly Measurement[]) =>
  batches.toSorted((a, b) => a.micros - b.micros).slice(0, AGREEING);

/** Whether further measurements of a run would not improve its time. */
export function isKnown(batches: readonly Measurement[]): boolean {
  if (batches.length < LEAST_BATCHES) return false;
  return batches.length >= MOST_BATCHES || spread(best(batches)) <= ALIKE;
}

/** The ratio of the largest to the smallest of some measurements, which are sorted in ascending order. */
const spread = (some: readonly Measurement[]): number =>
  (some.at(-1)?.micros ?? 0) / (some[0]?.micros || 1) || 1;

/**
 * The time that follows from the measurements of one run: the shortest one. If no other measurement is close to it, the
 * machine was busy all the time, and the true time may be shorter by as much.
 */
export function timingOf(batches: readonly Measurement[]): Timing {
  const few = best(batches);
  const { micros, repeats } = few[0] ?? { micros: 0, repeats: 1 };
  const once = batches.length === 1;
  const alike = spread(few) <= ALIKE;
  const factor = Math.sqrt(once ? CLEARLY_ONCE : CLEARLY) * (alike ? 1 : spread(few));
  const steady = alike && !once;
  return { micros, repeats, low: micros / factor, high: micros * factor, steady };
}

/** Whether one time is clearly shorter: the intervals do not overlap. */
export function isShorter(one: Timing, other: Timing): boolean {
  return timeOf(one).high < timeOf(other).low;
}

/** The part of a timing that is compared. */
function timeOf(timing: Timing): Pick<Timing, "micros" | "low" | "high"> {
  expect("timing", timing, "object");
  const numbers = { micros: "number", low: "number", high: "number" } as const;
  return fieldsOf<Pick<Timing, "micros" | "low" | "high">>("timing", timing, numbers);
}

/**
 * The places of some times, from 1. Times that are not clearly longer than the shortest one share its place; the same
 * rule applies to the others, with the shortest of them.
 */
export function placesOf(timings: readonly Timing[]): readonly number[] {
  const times = itemsOf("timings", timings).map(timeOf);
  const order = times.map((_, at) => at).sort((a, b) => micros(times, a) - micros(times, b));
  const places: number[] = [];
  let [leader, place] = [times[order[0] ?? 0], 1];
  for (const [before, at] of order.entries()) {
    const time = times[at];
    if (leader && time && leader.high < time.low) [leader, place] = [time, before + 1];
    places[at] = place;
  }
  return places;
}

const micros = (times: readonly Pick<Timing, "micros">[], at: number): number =>
  times[at]?.micros ?? 0;
