/** The maximum number of stored pairs: more than the width of a plot in pixels. */
const MAX_SAMPLES = 1024;
/** The minimum time between two pairs, in microseconds; doubled whenever there are too many pairs. */
const MIN_SAMPLE_GAP_US = 50;

/** Records how much time a run had taken at which step, as a sample that is evenly thinned in time. */
export class Stopwatch {
  /** Alternately steps and microseconds; the last pair is the current state. */
  #pairs: number[] = [0, 0];
  /** The index of the last pair that is stored permanently. */
  #kept = 0;
  #gap = MIN_SAMPLE_GAP_US;
  #micros = 0;

  /** Adds a slice with this duration in microseconds, which ended at this step. */
  add(step: number, micros: number): void {
    this.#micros += micros;
    const pairs = this.#pairs;
    const last = pairs.length - 2;
    // A pair within the gap after a permanent pair is overwritten; a permanent pair is not.
    const place = last > this.#kept ? last : last + 2;
    pairs[place] = step;
    pairs[place + 1] = this.#micros;
    if (this.#micros - (pairs[this.#kept + 1] ?? 0) < this.#gap) return;
    this.#kept = place;
    if (pairs.length > 2 * MAX_SAMPLES) this.#thin();
  }

  /** Returns all pairs, concatenated. */
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
