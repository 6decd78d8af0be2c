/** Whether what a paper prints and what comes out here agree, from numbers alone. */

/** `noise`: what was run is too little to tell. `none`: nothing to be held against it. */
export type Mark = "agrees" | "differs" | "noise" | "none";

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Below this a difference is not taken for chance. */
export const ALPHA = 0.05;

/** A printed mean lies in our interval, or not. */
export const ofMean = (printed: number, { low, high }: Interval): Mark =>
  printed >= low && printed <= high ? "agrees" : "differs";

export interface Place {
  readonly mark: Mark;
  /** How many of our boards cost less, and how many just as much. */
  readonly less: number;
  readonly equal: number;
  readonly boards: number;
}

/**
 * A printed figure of one board among our boards of its class: were it one more of them, its rank would be
 * any with the same chance, so the tail that it lies in is a p-value.
 */
export function ofBoard(printed: number, ours: readonly number[]): Place {
  const less = ours.filter((value) => value < printed).length;
  const equal = ours.filter((value) => value === printed).length;
  const boards = ours.length;
  const tail = Math.min(less, boards - less - equal) + equal + 1;
  const p = Math.min(1, (2 * tail) / (boards + 1));
  const outside = less === boards || less + equal === 0;
  return { mark: p < ALPHA ? "differs" : outside ? "noise" : "agrees", less, equal, boards };
}

/** A test of two samples finds no difference, or finds one. */
export const ofTest = (p: number): Mark => (p < ALPHA ? "differs" : "agrees");

/**
 * A printed share: with its counts by a test of both, without in our interval. Where the test finds no
 * difference, but our interval does not hold it either, too little was run or printed to tell.
 */
export function ofShare(printed: number, ours: Interval, p: number | null): Mark {
  const within = ofMean(printed, ours);
  if (p === null) return within;
  if (p < ALPHA) return "differs";
  return within === "agrees" ? "agrees" : "noise";
}

/** What a word was read as, a range, and our share with its interval. */
export function ofRange(low: number, high: number, ours: Interval): Mark {
  if (ours.value >= low && ours.value <= high) return "agrees";
  return ours.high < low || ours.low > high ? "differs" : "noise";
}

/** One was said to cost less: `shift` is by how much it does here, below 0 where so. */
export function ofOrder(shift: number, p: number): Mark {
  if (p >= ALPHA || shift === 0) return "noise";
  return shift < 0 ? "agrees" : "differs";
}

/** Both were said to cost the same on every puzzle. */
export const ofSame = (different: number): Mark => (different === 0 ? "agrees" : "differs");

/** How often each mark was given. */
export function tally(marks: readonly Mark[]): Readonly<Record<Mark, number>> {
  const counts = { agrees: 0, differs: 0, noise: 0, none: 0 };
  for (const mark of marks) counts[mark] += 1;
  return counts;
}
