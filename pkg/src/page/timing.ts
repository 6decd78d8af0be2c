import { expect, fieldsOf, itemsOf } from "../module/arguments.js";
import type { Measurement } from "../protocol.js";

/** How long a run takes, as well as that is known. */
export interface Timing extends Measurement {
  /** Between these the run's true time is to be expected. */
  readonly low: number;
  readonly high: number;
  /** Whether measurements of it agree; not if it was timed once, or all the while on a busy machine. */
  readonly steady: boolean;
}

/** How often a short run is measured at least: each time by repeating it, with others in between. */
export const LEAST_BATCHES = 6;
/** And at most, on a machine so busy that its measurements do not agree sooner. */
export const MOST_BATCHES = 30;

/** What comes between only ever adds time: a time is known when so many measurements come down to it. */
const AGREEING = 4;
/** By what factor those may differ: the clock's ticks alone are some per cent of what it measures. */
const ALIKE = 1.06;

/**
 * Of two times, one is shorter if the other is at least this many times as long: a quarter more. What is
 * nearer differs by the worker's memory and compiled code, by the clock, and from one day to the next.
 */
export const CLEARLY = 1.25;
/** The same for a run that was timed once only, and may have waited for its core. */
const CLEARLY_ONCE = 2.25;

const best = (batches: readonly Measurement[]) =>
  batches.toSorted((a, b) => a.micros - b.micros).slice(0, AGREEING);

/** Whether more measurements of a run would find out no more. */
export function isKnown(batches: readonly Measurement[]): boolean {
  if (batches.length < LEAST_BATCHES) return false;
  return batches.length >= MOST_BATCHES || spread(best(batches)) <= ALIKE;
}

/** By what factor they differ, shortest first. */
const spread = (some: readonly Measurement[]): number =>
  (some.at(-1)?.micros ?? 0) / (some[0]?.micros || 1) || 1;

/**
 * What measurements of one run come to: the shortest. Where no others come down to it the machine was
 * busy all the while, and the run itself may take as much less.
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

/** Whether one is clearly shorter: their intervals do not overlap. */
export function isShorter(one: Timing, other: Timing): boolean {
  return timeOf(one).high < timeOf(other).low;
}

/** What is compared of a timing. */
function timeOf(timing: Timing): Pick<Timing, "micros" | "low" | "high"> {
  expect("timing", timing, "object");
  const numbers = { micros: "number", low: "number", high: "number" } as const;
  return fieldsOf<Pick<Timing, "micros" | "low" | "high">>("timing", timing, numbers);
}

/**
 * The places of some times, from 1. Whoever is not clearly slower than the first shares its place; of
 * the others the same, with the first of them.
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
