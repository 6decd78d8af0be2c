/** How far a clock may run ahead of what it drives, in seconds: a page that slept does not leap. */
const ARREARS = 2;

/** Steps owed at so many a second. */
export class Pace {
  readonly #perMs: number;
  #time: number;
  #step: number;

  /** The first step is owed at once. */
  constructor(perSecond: number, now: number, step: number) {
    this.#perMs = perSecond / 1000;
    this.#time = now - 1 / this.#perMs;
    this.#step = step;
  }

  /** The step to be at now, for one that is at `step`. */
  target(now: number, step: number): number {
    const most = Math.max(1, ARREARS * 1000 * this.#perMs);
    const target = this.#step + Math.floor((now - this.#time) * this.#perMs);
    if (target <= step + most) return target;
    this.#time = now;
    this.#step = step + Math.floor(most);
    return this.#step;
  }

  /** Milliseconds until one that is at `step` owes another. */
  wait(now: number, step: number): number {
    return Math.max(0, this.#time + (step + 1 - this.#step) / this.#perMs - now);
  }
}
