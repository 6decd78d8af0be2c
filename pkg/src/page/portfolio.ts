import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import { checkSetup, puzzleOf } from "../module/setup.js";
import type { SeedStatus } from "../protocol.js";
import type { Outcome, Puzzle, SetupInput } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import { type Pool, workerCount } from "./pool.js";

/** The maximum duration of a slice, ms, so that a good result of one worker soon stops the others. */
const SLICE_MS = 40;
const MAX_SEED = 2 ** 32 - 1;

/** The state of a seed. */
export interface SeedState {
  readonly seed: number;
  /** The index of its worker, counted from 0. */
  readonly worker: number;
  /** `beaten` if the seed reached the step count of the best other seed without ending, and was abandoned. */
  readonly state: "running" | "ended" | "beaten";
  readonly outcome: Outcome | null;
  readonly steps: number;
  /** The trace so far: the steps, then each series of the algorithm, concatenated. */
  readonly trace: Float64Array<ArrayBuffer>;
}

export interface PortfolioOptions {
  /** The number of consecutive seeds, starting with the seed of the setup. */
  readonly seeds: number;
  /** The maximum number of workers of the pool to use. Default: all. */
  readonly workers?: number;
  /** Whether every seed runs to its end, even if it can no longer win. */
  readonly toTheEnd?: boolean;
  /** Cancels the runs; until then, `onSeed` reports the progress of each seed. */
  readonly signal?: AbortSignal | undefined;
  /** Called often with the state of a seed: after every slice, and at the end. */
  readonly onSeed?: (state: SeedState) => void;
}

/** The result of a seed. */
export interface SeedEnd {
  readonly seed: number;
  /** The outcome; `null` if the seed was beaten before its end. */
  readonly outcome: Outcome | null;
  readonly steps: number;
  /** The number of digits missing from the houses of the last grid. */
  readonly conflicts: number;
  /** The counts, in the order of the algorithm's counters. */
  readonly counters: Float64Array<ArrayBuffer>;
  /** The digits, one per cell. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
}

/** The result of several seeds. */
export interface Portfolio {
  /** The winner, which is the same for any number of workers. */
  readonly winner: SeedEnd;
  /**
   * All seeds, in order. The progress of beaten seeds depends on the workers; the results of the other seeds, and with
   * `toTheEnd` all results, do not.
   */
  readonly seeds: readonly SeedEnd[];
  /** The time from the first message to the last, in microseconds. */
  readonly micros: number;
  /** The total time of all workers spent on the runs, in microseconds. */
  readonly busy: number;
}

/**
 * Runs several seeds on one puzzle at the same time until one solution is found. The winner is the seed that needs the
 * fewest steps, not the first one by the clock; ties go to the lowest seed. If no seed finds an answer, the seed with
 * the fewest conflicts wins. The winner is therefore the same for any number of workers, and the same as with `lab
 * solve --portfolio`. Rejects with the reason of the signal if it is aborted, and with a `SudokuError`: the error with
 * which a setup is refused, or `crashed`.
 */
export async function solvePortfolio<Id extends string>(
  pool: Pool,
  puzzle: Puzzle | string,
  wanted: SetupInput<Id>,
  options: PortfolioOptions,
): Promise<Portfolio> {
  expectMade("pool", pool);
  expect("options", options, "object");
  const {
    seeds,
    workers = pool.size,
    toTheEnd = false,
    signal,
    onSeed,
  } = fieldsOf<PortfolioOptions>("options", options, {
    seeds: "count",
    workers: "count?",
    toTheEnd: "boolean?",
    signal: "signal?",
    onSeed: "function?",
  });
  const { text, box } = puzzleOf(pool.lab, puzzle);
  const { seed: first = 0, solutions: _, ...setup } = checkSetup(pool.lab, wanted);
  expect("setup.seed", first, "number", "refused");
  const job = pool.number();
  const startedAt = performance.now();
  const count = Math.min(workerCount("seeds", seeds), MAX_SEED - first + 1);
  const hands = Math.min(workerCount("workers", workers), count);
  const ends: (SeedStatus | undefined)[] = Array.from({ length: count });
  let best = Number.POSITIVE_INFINITY;
  let busy = 0;

  const piece =
    (worker: number): Piece<void> =>
    async (request) => {
      const own: number[] = [];
      for (let at = worker; at < count; at += hands) own.push(first + at);
      for (;;) {
        const limit = toTheEnd ? Number.POSITIVE_INFINITY : best;
        const now = await request({
          type: "portfolio",
          ...{ text, box, setup, job, seeds: own, best: limit, ms: SLICE_MS },
        });
        busy += now.micros;
        best = Math.min(best, now.best);
        for (const seed of now.states) {
          const { index, outcome, steps, trace } = seed;
          ends[worker + index * hands] = seed;
          const state = outcome ? "ended" : now.more ? "running" : "beaten";
          onSeed?.({ seed: own[index] ?? first, worker, state, outcome, steps, trace });
        }
        if (!now.more) return;
      }
    };

  const pieces = Array.from({ length: hands }, (_, worker) => piece(worker));
  valuesOf(await pool.run(pieces, { workers: hands, signal }));
  const all = ends.filter((end) => end !== undefined);
  const order = all.toSorted((a, b) => compareLexicographically(a.standing, b.standing));
  const toSeedEnd = (seed: SeedStatus): SeedEnd => {
    const { outcome, steps, conflicts, counters, solution } = seed;
    return { seed: first + all.indexOf(seed), outcome, steps, conflicts, counters, solution };
  };
  return {
    winner: toSeedEnd(order[0] as SeedStatus),
    seeds: all.map(toSeedEnd),
    micros: (performance.now() - startedAt) * 1000,
    busy,
  };
}

/** Compares two lists by the first number in which they differ. */
function compareLexicographically(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
