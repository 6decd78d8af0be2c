/**
 * The maximum time by which a clock may run ahead of the run that it drives, s, so that a page that was suspended does
 * not skip ahead.
 */
const MAX_LEAD_SECONDS = 2;
/** Steps that are due within this time are done together, ms, because nobody can see them separately. */
const MERGE_STEPS_MS = 10;

/** The steps that are due at a given number of steps per second. */
export class Pace {
  #perMs: number;
  /** The time at which the run was at `#step`; a fraction of a step counts. */
  #time: number;
  #step: number;
  #last = Number.NEGATIVE_INFINITY;

  /** The first step is due at once. */
  constructor(perSecond: number, now: number, step: number) {
    this.#perMs = perSecond / 1000;
    this.#time = now - 1 / this.#perMs;
    this.#step = step;
  }

  /** Changes the speed; the steps that are due at this moment stay due. */
  change(perSecond: number, now: number): void {
    this.#step += (now - this.#time) * this.#perMs;
    this.#time = now;
    this.#perMs = perSecond / 1000;
  }

  /** Returns the step that is due now, for a run that is at `step` and continues from there. */
  target(now: number, step: number): number {
    const max = Math.max(1, Math.floor(MAX_LEAD_SECONDS * 1000 * this.#perMs));
    const target = Math.floor(this.#step + (now - this.#time) * this.#perMs);
    this.#last = now;
    if (target <= step + max) return Math.max(target, step + 1);
    this.#time = now;
    this.#step = step + max;
    return this.#step;
  }

  /** Returns the time in milliseconds until the next step is due, for a run that is at `step`. */
  wait(now: number, step: number): number {
    const owed = this.#time + (step + 1 - this.#step) / this.#perMs;
    return Math.max(0, Math.max(owed, this.#last + MERGE_STEPS_MS) - now);
  }
}
