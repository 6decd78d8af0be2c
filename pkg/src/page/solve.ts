/** Solves one puzzle in a worker of a pool. */
import { fieldsOf } from "../module/arguments.js";
import { checkSetup, puzzleOf } from "../module/setup.js";
import { setupFor, solvedResult } from "../module/solved.js";
import type { Progress, Puzzle, Solved, SolveInput } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that cancelled work ends soon. */
const SLICE_MS = 20;

export interface SolveOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called from time to time with the progress of the run, so that its results are known even if it is cancelled. */
  readonly onProgress?: (progress: Progress) => void;
}

export async function solveInPool<Id extends string>(
  pool: Pool,
  puzzle: Puzzle | string,
  setup: SolveInput<Id>,
  options: SolveOptions,
): Promise<Solved<Id>> {
  const { signal, onProgress } = fieldsOf<SolveOptions>("options", options, {
    signal: "signal?",
    onProgress: "function?",
  });
  const { lab } = pool;
  const given = puzzleOf(lab, puzzle);
  const all = checkSetup(lab, setupFor(lab, given, setup));
  const piece: Piece<Solved<Id>> = async (request) => {
    const { text, box } = given;
    let now = await request({ type: "start", text, box, setup: all });
    while (now.outcome === null) {
      now = await request({ type: "slice", target: Number.POSITIVE_INFINITY, ms: SLICE_MS });
      const { steps, found, outcome } = now;
      onProgress?.({ steps, found, outcome });
    }
    return solvedResult<Id>(lab, given, all.algorithm, {
      ...now,
      ...(await request({ type: "findings" })),
    });
  };
  const guest = lab.guestOf(all.algorithm);
  const guestPool = guest && pool.for(guest);
  try {
    const beyond = !lab.takes(all, given.box);
    const [done] = valuesOf(await (guestPool ?? pool).run([piece], { workers: 1, signal, beyond }));
    return done as Solved<Id>;
  } finally {
    guestPool?.dispose();
  }
}
