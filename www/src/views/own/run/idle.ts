/** Detects a run that continues although nothing about it changes. */
import type { Frame } from "sudoku-lab";

/**
 * The minimum number of equal consecutive frames, and of steps between the first and the last of them, for a run to
 * count as idle.
 */
const MIN_EQUAL_FRAMES = 5;
const MIN_IDLE_STEPS = 200;

type ShownFrame = Pick<Frame, "step" | "digits" | "weights" | "counters" | "trace" | "samples">;

/** Compares the successive frames of a run. */
export class Idle {
  #first: ShownFrame | null = null;
  #alike = 0;

  /**
   * Compares a frame with the previous ones; returns whether the number of equal frames is large enough to be reported.
   */
  see(now: ShownFrame): boolean {
    if (!this.#first || now.step < this.#first.step || differs(this.#first, now)) {
      this.#first = now;
      this.#alike = 0;
      return false;
    }
    this.#alike += 1;
    return this.#alike >= MIN_EQUAL_FRAMES && now.step - this.#first.step >= MIN_IDLE_STEPS;
  }
}

/** Returns whether two frames differ in a digit, a weight, a counter, or the last value of a curve. */
function differs(first: ShownFrame, other: ShownFrame): boolean {
  return (
    isDifferent(first.digits, other.digits) ||
    isDifferent(first.weights, other.weights) ||
    isDifferent(first.counters, other.counters) ||
    isDifferent(boardValues(first), boardValues(other))
  );
}

const isDifferent = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  one.length !== other.length ||
  Array.prototype.some.call(one, (value, at) => !Object.is(value, other[at]));

/** Returns the last values of the curves. A trace contains the column of steps, followed by one column per curve. */
function boardValues({ trace, samples }: ShownFrame): number[] {
  const last: number[] = [];
  for (let at = 2 * samples - 1; at < trace.length; at += samples) last.push(trace[at] ?? 0);
  return last;
}
