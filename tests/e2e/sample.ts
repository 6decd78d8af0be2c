/**
 * Sweeps test one property over many cases: every view, theme, language, width or algorithm. `npm run test:long` runs
 * all cases. `npm test` runs a sample that the commit selects, so that each commit tests other cases. The title of a
 * sampled test names the seed; `SAMPLE_SEED=…` repeats that sample.
 */
import { createHash } from "node:crypto";

/** Whether this is `npm run test:long`, which runs every case of every sweep. */
export const everyCase = !!process.env.SUDOKU_LONG;

/** `playwright.config.ts` sets the variable, so that all worker processes draw the same sample. */
const seed = process.env.SAMPLE_SEED ?? "0";

/** Returns a number that depends only on the seed, the sweep and the case. */
const rank = (sweep: string, index: number): string =>
  createHash("sha256").update(`${seed} ${sweep} ${index}`).digest("hex");

/**
 * Draws `size` cases of a sweep without replacement, and keeps their order.
 * @param sweep The name of the sweep: two sweeps of one commit draw independently.
 */
export function sample<T>(sweep: string, cases: readonly T[], size: number): readonly T[] {
  if (everyCase || size >= cases.length) return cases;
  const drawn = new Set(
    cases
      .map((_, index) => index)
      .toSorted((a, b) => (rank(sweep, a) < rank(sweep, b) ? -1 : 1))
      .slice(0, size),
  );
  return cases.filter((_, index) => drawn.has(index));
}

/** Returns a seed for random actions: a number below 2³² that the commit selects, or 1 in long runs. */
export const seedNumber = (): number =>
  everyCase ? 1 : Number.parseInt(rank("seed", 0).slice(0, 8), 16);

/** Returns the title of a test that samples: it names the seed that repeats the sample. */
export const sampled = (title: string): string =>
  everyCase ? title : `${title} (SAMPLE_SEED=${seed})`;
