/** Detects a run that continues although nothing about it changes. */
import type { Frame } from "sudoku-lab";

/**
 * The minimum number of equal consecutive frames, and of steps between the first and the last of them, for a run to
 * count as idle.
 */
const PICTURES = 5;
const STEPS = 200;

type Shown = Pick<Frame, "step" | "digits" | "weights" | "counters" | "trace" | "samples">;

/** Compares the successive frames of a run. */
export class Idle {
  #first: Shown | null = null;
  #alike = 0;

  /**
   * Compares a frame with the previous ones; returns whether the number of equal frames is large enough to be reported.
   */
  see(now: Shown): boolean {
    if (!this.#first || now.step < this.#first.step || differ(this.#first, now)) {
      this.#first = now;
      this.#alike = 0;
      return false;
    }
    this.#alike += 1;
    return this.#alike >= PICTURES && now.step - this.#first.step >= STEPS;
  }
}

/** Returns whether two frames differ in a digit, a weight, a counter, or the last value of a curve. */
function differ(one: Shown, other: Shown): boolean {
  return (
    unlike(one.digits, other.digits) ||
    unlike(one.weights, other.weights) ||
    unlike(one.counters, other.counters) ||
    unlike(values(one), values(other))
  );
}

const unlike = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  one.length !== other.length ||
  Array.prototype.some.call(one, (value, at) => !Object.is(value, other[at]));

/** Returns the last values of the curves. A trace contains the column of steps, followed by one column per curve. */
function values({ trace, samples }: Shown): number[] {
  const last: number[] = [];
  for (let at = 2 * samples - 1; at < trace.length; at += samples) last.push(trace[at] ?? 0);
  return last;
}
