/** Rates the difficulty of a puzzle in a worker of a pool. */
import { expectMade, fieldsOf } from "../module/arguments.js";
import { rateablePuzzle } from "../module/setup.js";
import type { Givens, Puzzle, Rating, RatingOptions, ScaleId } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that cancelled work ends soon. */
const SLICE_MS = 20;

export interface RatingWork<Id extends string = ScaleId> extends RatingOptions<Id> {
  readonly signal?: AbortSignal | undefined;
  /** Called with each rating as soon as it is known. */
  readonly onRating?: (rating: Rating) => void;
}

/**
 * Rates a puzzle on scales of difficulty. The type excludes positions, and a position with values or candidates is
 * rejected with `refused`: to rate the digits on a board, read them as a separate puzzle. Rejects with the reason of
 * the signal if it is aborted, and with a `SudokuError`: `refused`, `box` and `clash` for the puzzle; `not-unique`
 * unless there is exactly one solution; `unknown-scale`; `size` if a requested scale is not defined for the grid;
 * `crashed`.
 */
export async function findRatings<Id extends string>(
  pool: Pool,
  puzzle: Puzzle | Givens | string,
  work: RatingWork<Id> = {},
): Promise<readonly Rating[]> {
  expectMade("pool", pool);
  const {
    scales,
    seed = 1,
    signal,
    onRating,
  } = fieldsOf<RatingWork<Id>>("options", work, {
    scales: "texts?",
    seed: "number?",
    signal: "signal?",
    onRating: "function?",
  });
  const rated = rateablePuzzle(pool.lab, puzzle);
  const piece: Piece<readonly Rating[]> = async (request) => {
    const all: Rating[] = [];
    let part = await request({
      type: "rate",
      puzzle: rated,
      scales: scales ?? null,
      seed,
      ms: SLICE_MS,
    });
    for (;;) {
      for (const rating of part.ratings) onRating?.(rating);
      all.push(...part.ratings);
      if (!part.more) return all;
      part = await request({ type: "rate-on", ms: SLICE_MS });
    }
  };
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done ?? [];
}
