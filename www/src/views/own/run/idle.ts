/** Whether a run goes on though nothing of it changes. */
import type { Frame } from "sudoku-lab";

/** Of a run that does something, fewer pictures are alike, over so many steps. */
const PICTURES = 5;
const STEPS = 200;

type Shown = Pick<Frame, "step" | "digits" | "weights" | "counters" | "trace" | "samples">;

/** Looks at one picture of a run after the other. */
export class Idle {
  #first: Shown | null = null;
  #alike = 0;

  /** Whether all pictures were alike for so long that it should be said. */
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

/** In a digit, a weight, a count, or a curve's last value. */
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

/** What the curves end at: a trace is a column of steps, then one for each curve. */
function values({ trace, samples }: Shown): number[] {
  const last: number[] = [];
  for (let at = 2 * samples - 1; at < trace.length; at += samples) last.push(trace[at] ?? 0);
  return last;
}
