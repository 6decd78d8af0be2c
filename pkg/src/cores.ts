import { SudokuError } from "./errors.js";
import type { Piece, Pool } from "./pool.js";
import type { Outcome, Puzzle, Setup } from "./types.js";

/** A slice is short enough that what is not needed any more, or cancelled, ends soon. */
const SLICE_MS = 30;

/** How a part stands. */
export interface PartState {
  /** Its number, from 0, in the order in which parts are added up. */
  readonly part: number;
  /** Who does it, from 0. */
  readonly worker: number;
  /** `dropped`: those before it have found enough. */
  readonly state: "running" | "done" | "dropped";
  readonly steps: number;
  readonly found: number;
}

export interface TogetherOptions {
  /** Workers of the pool to be used at most. */
  readonly workers: number;
  readonly signal?: AbortSignal | undefined;
  /** Told once how many parts there are. */
  readonly onCut?: (parts: number) => void;
  /** Told of a part when it begins, after every slice, and when it ends; often. */
  readonly onPart?: (state: PartState) => void;
}

/** What several workers found. All but the times is the same for any number of them. */
export interface Together {
  readonly outcome: Outcome;
  readonly found: number;
  /** The first solution, a digit a cell. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
  readonly steps: number;
  /** In the order of the algorithm's counters. */
  readonly counters: Float64Array;
  readonly parts: number;
  /** From the first message to the last, in microseconds. */
  readonly micros: number;
  /** What the workers spent on the parts, added up. */
  readonly busy: number;
}

let jobs = 0;

/**
 * Does one run on several workers: it is cut into parts, whoever is free does the next, and what
 * came of them is added up in their order. `null` if it was cancelled.
 *
 * Throws a `SudokuError`: `indivisible` if the algorithm cannot be cut as it is set up, what else is
 * refused, or `crashed`. A budget of steps has no meaning here.
 */
export async function solveTogether(
  pool: Pool,
  { text, box }: Puzzle,
  { maxSteps: _, ...setup }: Setup,
  { workers, signal, onCut, onPart }: TogetherOptions,
): Promise<Together | null> {
  jobs += 1;
  const cut = { text, box, setup, job: jobs };
  const begin = performance.now();
  const [first] = await pool.run([(ask) => ask({ type: "cut", ...cut })], { workers: 1, signal });
  if (!first) return null;
  if ("error" in first) throw first.error;
  const parts = first.value;
  onCut?.(parts);

  const merge = pool.lab.merge(parts, setup.solutions ?? 1);
  const solutions: (Uint8Array<ArrayBuffer> | null)[] = [];
  const free = Array.from({ length: Math.max(1, workers) }, (_, worker) => worker);
  let busy = 0;
  const piece =
    (part: number, limit: number): Piece<void> =>
    async (ask) => {
      const worker = free.shift() ?? 0;
      const tell = (state: PartState["state"], steps = 0, found = 0) =>
        onPart?.({ part, worker, state, steps, found });
      try {
        tell("running");
        for (;;) {
          const now = await ask({ type: "part", ...cut, part, solutions: limit, ms: SLICE_MS });
          busy += now.micros;
          if (now.ended) {
            solutions[part] = now.solution;
            merge.take(part, limit, now.found, now.steps, now.counters);
            tell("done", now.steps, now.found);
            return;
          }
          if (part >= merge.needed) {
            tell("dropped", now.steps, now.found);
            return;
          }
          tell("running", now.steps, now.found);
        }
      } finally {
        free.push(worker);
        free.sort((a, b) => a - b);
      }
    };
  function* pieces(): Iterable<Piece<void>> {
    for (let next = merge.hand_out(); next; next = merge.hand_out()) {
      yield piece(next[0] ?? 0, next[1] ?? 0);
    }
  }

  try {
    // A part may have to be done again when all others are done.
    while (merge.outcome === undefined) {
      const done = await pool.run(pieces(), { workers, signal });
      if (signal?.aborted) return null;
      for (const one of done) if (one && "error" in one) throw one.error;
      if (done.length === 0 || done.includes(null)) {
        throw new SudokuError("crashed", "The workers were ended.");
      }
    }
    return {
      outcome: merge.outcome as Outcome,
      found: merge.found,
      solution: solutions.slice(0, merge.added).find((solution) => solution) ?? null,
      steps: merge.steps,
      counters: merge.counters(),
      parts,
      micros: (performance.now() - begin) * 1000,
      busy,
    };
  } finally {
    merge.free();
  }
}
