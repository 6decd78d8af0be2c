/** As many pieces as one call takes. */
export const MOST = 2 ** 32 - 1;

/** Finds out how many pieces of work fill a slice. */
export class Slicer {
  /** Pieces that take about half a slice. */
  #pieces = 1;

  /**
   * Calls `go`, which does so many pieces and says whether any are left, until the time is up. Half
   * of it is enough: what is left may be too short for another call. Returns the microseconds taken.
   */
  work(ms: number, go: (pieces: number) => boolean): number {
    const begin = performance.now();
    let last = begin;
    for (;;) {
      const more = go(this.#pieces);
      const now = performance.now();
      // Where none are left, the call may have ended long before it had done them all.
      if (more && now - last < ms / 4) this.#pieces = Math.min(this.#pieces * 2, MOST);
      else if (now - last > ms / 2) this.#pieces = Math.max(this.#pieces >>> 1, 1);
      if (!more || now - begin >= ms / 2) return (now - begin) * 1000;
      last = now;
    }
  }
}
