/** How hard a puzzle is, in a worker of a pool. */
import { startOf } from "../module/setup.js";
import type { Position, Puzzle, Rating, RatingOptions } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** A slice is short enough that what is cancelled ends soon. */
const SLICE_MS = 20;

export interface RatingWork extends RatingOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told of each rating as soon as it is there. */
  readonly onRating?: (rating: Rating) => void;
}

/**
 * Rates a puzzle on scales of difficulty, or a position, whose values count as givens.
 *
 * Rejects with the signal's reason when that is aborted, and with a `SudokuError`: `clash`; of a position
 * also `no-candidate`, `box` and `param-range` for a digit; `not-unique`
 * unless there is exactly one solution; `unknown-scale`; `size` where a scale that was named is not defined
 * for the grid; `crashed`.
 */
export async function findRatings(
  pool: Pool,
  from: Puzzle | Position | string,
  { scales, seed = 1, signal, onRating }: RatingWork = {},
): Promise<readonly Rating[]> {
  const start = startOf(pool.lab, from);
  const piece: Piece<readonly Rating[]> = async (ask) => {
    const all: Rating[] = [];
    let part = await ask({ type: "rate", start, scales: scales ?? null, seed, ms: SLICE_MS });
    for (;;) {
      for (const rating of part.ratings) onRating?.(rating);
      all.push(...part.ratings);
      if (!part.more) return all;
      part = await ask({ type: "rate-on", ms: SLICE_MS });
    }
  };
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done ?? [];
}
