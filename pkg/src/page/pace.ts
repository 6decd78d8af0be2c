/** How far a clock may run ahead of what it drives, in seconds: a page that slept does not leap. */
const ARREARS = 2;
/** Steps are owed together if they are nearer than this, in milliseconds: nobody sees them apart. */
const TOGETHER_MS = 10;

/** Steps owed at so many a second. */
export class Pace {
  #perMs: number;
  /** When it stood at `#step`: a fraction of a step counts. */
  #time: number;
  #step: number;
  #last = Number.NEGATIVE_INFINITY;

  /** The first step is owed at once. */
  constructor(perSecond: number, now: number, step: number) {
    this.#perMs = perSecond / 1000;
    this.#time = now - 1 / this.#perMs;
    this.#step = step;
  }

  /** Goes on at another pace, with what is owed at this moment. */
  change(perSecond: number, now: number): void {
    this.#step += (now - this.#time) * this.#perMs;
    this.#time = now;
    this.#perMs = perSecond / 1000;
  }

  /** The step to be at now, for one that is at `step` and does go there. */
  target(now: number, step: number): number {
    const most = Math.max(1, Math.floor(ARREARS * 1000 * this.#perMs));
    const target = Math.floor(this.#step + (now - this.#time) * this.#perMs);
    this.#last = now;
    if (target <= step + most) return Math.max(target, step + 1);
    this.#time = now;
    this.#step = step + most;
    return this.#step;
  }

  /** Milliseconds until one that is at `step` owes another. */
  wait(now: number, step: number): number {
    const owed = this.#time + (step + 1 - this.#step) / this.#perMs;
    return Math.max(0, Math.max(owed, this.#last + TOGETHER_MS) - now);
  }
}
