import type { Measurement } from "../protocol.js";

/** How long a run takes, as well as that is known. */
export interface Timing extends Measurement {
  /** Between these another measurement of the same run is to be expected. */
  readonly low: number;
  readonly high: number;
}

/** How often a short run is measured: each time by repeating it, with others in between. */
export const BATCHES = 5;

/**
 * By what factor two measurements may differ though their repeats do not: each worker has its own
 * memory and its own compiled code.
 */
const APART = 1.1;
/** The same for a run that was timed once only, and may have waited for its core. */
const APART_ONCE = 1.5;

/**
 * What measurements of one run come to. What comes between only ever adds time, so the shortest is the
 * best, and the interval goes to the first quartile: slow moments of the machine do not widen it. Where
 * even that is far above the shortest, all were slowed, and the run itself may take as much less.
 */
export function timingOf(batches: readonly Measurement[]): Timing {
  const sorted = batches.toSorted((a, b) => a.micros - b.micros);
  const { micros, repeats } = sorted[0] ?? { micros: 0, repeats: 1 };
  const upper = sorted[Math.floor((sorted.length - 1) / 4)]?.micros ?? 0;
  const apart = batches.length > 1 ? APART : APART_ONCE;
  const slowed = micros > 0 ? upper / micros : 1;
  return { micros, repeats, low: micros / slowed / apart, high: upper * apart };
}

/** Whether one is clearly shorter: their intervals do not overlap. */
export const isShorter = (one: Timing, other: Timing): boolean => one.high < other.low;
