/** Human techniques on a puzzle, in a worker of a pool. */
import { listOf, pathOf } from "../module/logic.js";
import { puzzleOf } from "../module/setup.js";
import type { Deduction, LogicOptions, LogicPath, Puzzle } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** A slice is short enough that what is cancelled ends soon. */
const SLICE_MS = 20;

export interface LogicWork extends LogicOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told of what was found, as it is found. */
  readonly onFound?: (found: readonly Deduction[]) => void;
}

async function found(
  pool: Pool,
  puzzle: Puzzle | string,
  path: { readonly together: boolean } | null,
  { techniques, explain = false, signal, onFound }: LogicWork,
): Promise<LogicPath> {
  const { text, box } = puzzleOf(pool.lab, puzzle);
  const piece: Piece<LogicPath> = async (ask) => {
    const steps: Deduction[] = [];
    const list = listOf(techniques);
    const first = { type: "logic", text, box, techniques: list, path, explain } as const;
    let part = await ask({ ...first, ms: SLICE_MS });
    for (;;) {
      if (part.found.length > 0) onFound?.(part.found);
      steps.push(...part.found);
      if (!part.more) return pathOf(steps, part.left);
      part = await ask({ type: "logic-on", ms: SLICE_MS });
    }
  };
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done as LogicPath;
}

/**
 * The way from a puzzle to where human techniques end, each step the first instance of the first technique
 * of a list that has one.
 *
 * Rejects with the signal's reason when that is aborted, and with a `SudokuError`: `clash`;
 * `unknown-technique`; `crashed`.
 */
export const findPath = (pool: Pool, puzzle: Puzzle | string, work: LogicWork = {}) =>
  found(pool, puzzle, { together: work.together ?? false }, work);

/** All that human techniques find on a puzzle as it is. Rejects as `findPath` does. */
export async function findDeductions(
  pool: Pool,
  puzzle: Puzzle | string,
  work: Omit<LogicWork, "together"> = {},
): Promise<readonly Deduction[]> {
  return (await found(pool, puzzle, null, work)).steps;
}
