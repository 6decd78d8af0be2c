/** Pairs that are kept: more than a plot has pixels. */
const KEPT = 1024;
/** The least time between two pairs, in microseconds; doubled whenever there are too many. */
const GAP = 50;

/** How much time a run had taken at which step, thinned evenly in time. */
export class Stopwatch {
  /** Steps and microseconds, by turns; the last pair is of now. */
  #pairs: number[] = [0, 0];
  /** The last pair that was kept for good. */
  #kept = 0;
  #gap = GAP;
  #micros = 0;

  /** Adds a slice that took so long and ended at this step. */
  add(step: number, micros: number): void {
    this.#micros += micros;
    const pairs = this.#pairs;
    const last = pairs.length - 2;
    // What lies in the gap after a kept pair is overwritten, but never a kept one.
    const place = last > this.#kept ? last : last + 2;
    pairs[place] = step;
    pairs[place + 1] = this.#micros;
    if (this.#micros - (pairs[this.#kept + 1] ?? 0) < this.#gap) return;
    this.#kept = place;
    if (pairs.length > 2 * KEPT) this.#thin();
  }

  /** Every pair, end to end. */
  pairs(): Float64Array<ArrayBuffer> {
    return Float64Array.from(this.#pairs);
  }

  #thin(): void {
    const last = this.#pairs.length / 2 - 1;
    this.#pairs = this.#pairs.filter((_, at) => at >> 1 === last || (at >> 1) % 2 === 0);
    this.#kept = this.#pairs.length - 2;
    this.#gap *= 2;
  }
}
