/** The division of many rows of work among workers. */

/** The options of the division. */
export interface SplitOptions {
  readonly workers: number;
  /** The number of rows of the first pieces, until the time per row is known. */
  readonly first: number;
  /** The intended duration of a piece, microseconds. */
  readonly micros: number;
  /** The recent time per row, in microseconds; NaN until it is known. */
  readonly each: () => number;
}

/**
 * Yields the pieces of a range of rows, each cut when the next piece is requested. Towards the end they get shorter, so
 * that all workers end together.
 */
export function* splitRows(
  total: number,
  { workers, first, micros, each }: SplitOptions,
): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < total; ) {
    const fair = Math.ceil((total - from) / (2 * workers));
    const max = Number.isNaN(each()) ? first : Math.ceil(micros / each());
    const to = Math.min(total, from + Math.max(1, Math.min(fair, max)));
    yield [from, to];
    from = to;
  }
}
