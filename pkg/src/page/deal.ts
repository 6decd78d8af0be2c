/** How work of many rows is dealt out to workers. */

/** How to cut it. */
export interface Cut {
  readonly workers: number;
  /** Rows of the first pieces, until it is known how long they take. */
  readonly first: number;
  /** A piece is to take about so many microseconds. */
  readonly micros: number;
  /** What a row took of late, in microseconds; not a number until that is known. */
  readonly each: () => number;
}

/** From one row up to before another, cut when the next is asked for; towards the end shorter, so that all workers end together. */
export function* stretches(
  total: number,
  { workers, first, micros, each }: Cut,
): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < total; ) {
    const fair = Math.ceil((total - from) / (2 * workers));
    const most = Number.isNaN(each()) ? first : Math.ceil(micros / each());
    const to = Math.min(total, from + Math.max(1, Math.min(fair, most)));
    yield [from, to];
    from = to;
  }
}
