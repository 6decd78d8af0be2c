import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import { checked, puzzleOf } from "../module/setup.js";
import type { SeedStatus } from "../protocol.js";
import type { Outcome, Puzzle, SetupInput } from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import { atLeastOne, type Pool } from "./pool.js";

/** A slice is short enough that the best of one worker soon stops the others. */
const SLICE_MS = 40;
const MOST_SEED = 2 ** 32 - 1;

/** How a seed stands. */
export interface SeedState {
  readonly seed: number;
  /** Who has it, from 0. */
  readonly worker: number;
  /** `beaten`: it took as many steps as the best of the others without an end, and was left. */
  readonly state: "running" | "ended" | "beaten";
  readonly outcome: Outcome | null;
  readonly steps: number;
  /** Its trace so far: steps, then each of the algorithm's series, end to end. */
  readonly trace: Float64Array<ArrayBuffer>;
}

export interface PortfolioOptions {
  /** How many: from the setup's seed on, one after the other. */
  readonly seeds: number;
  /** Workers of the pool to be used at most; by default all of them. */
  readonly workers?: number;
  /** Whether every seed goes on to its own end, instead of until it cannot win any more. */
  readonly toTheEnd?: boolean;
  /** Cancels; until then `onSeed` tells how far each is. */
  readonly signal?: AbortSignal | undefined;
  /** Told of a seed after every slice in which it went on, and when all is over; often. */
  readonly onSeed?: (state: SeedState) => void;
}

/** What came of a seed. */
export interface SeedEnd {
  readonly seed: number;
  /** `null` if it was beaten before its end. */
  readonly outcome: Outcome | null;
  readonly steps: number;
  /** Missing digits over the houses of its last grid. */
  readonly conflicts: number;
  /** In the order of the algorithm's counters. */
  readonly counters: Float64Array<ArrayBuffer>;
  /** A digit a cell. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
}

/** What several seeds came to. */
export interface Portfolio {
  /** The same for any number of workers. */
  readonly winner: SeedEnd;
  /**
   * All, in the order of the seeds. How far those had come that were beaten depends on the workers;
   * all that ended before that, and with `toTheEnd` everything, does not.
   */
  readonly seeds: readonly SeedEnd[];
  /** From the first message to the last, in microseconds. */
  readonly micros: number;
  /** What the workers spent on the runs, added up. */
  readonly busy: number;
}

/**
 * Runs several seeds on one puzzle, side by side, for one solution.
 *
 * The winner is who answered the question in the fewest steps, not first on the clock; of several
 * the lowest seed; if none did, who has the fewest conflicts left. So it is the same for any number
 * of workers, and the one of `lab solve --portfolio`.
 *
 * Rejects with the signal's reason when that is aborted, and with a `SudokuError`: what is refused, or
 * `crashed`.
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
    seeds: "number",
    workers: "number?",
    toTheEnd: "boolean?",
    signal: "signal?",
    onSeed: "function?",
  });
  const { text, box } = puzzleOf(pool.lab, puzzle);
  const { seed: first = 0, solutions: _, ...setup } = checked(pool.lab, wanted);
  expect("setup.seed", first, "number", "refused");
  const job = pool.number();
  const begin = performance.now();
  const count = Math.min(atLeastOne("seeds", seeds), MOST_SEED - first + 1);
  const hands = Math.min(atLeastOne("workers", workers), count);
  const ends: (SeedStatus | undefined)[] = Array.from({ length: count });
  let best = Number.POSITIVE_INFINITY;
  let busy = 0;

  const piece =
    (worker: number): Piece<void> =>
    async (ask) => {
      const own: number[] = [];
      for (let at = worker; at < count; at += hands) own.push(first + at);
      for (;;) {
        const limit = toTheEnd ? Number.POSITIVE_INFINITY : best;
        const now = await ask({
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
  const order = all.toSorted((a, b) => compare(a.standing, b.standing));
  const told = (seed: SeedStatus): SeedEnd => {
    const { outcome, steps, conflicts, counters, solution } = seed;
    return { seed: first + all.indexOf(seed), outcome, steps, conflicts, counters, solution };
  };
  return {
    winner: told(order[0] as SeedStatus),
    seeds: all.map(told),
    micros: (performance.now() - begin) * 1000,
    busy,
  };
}

/** By the first number in which they differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
