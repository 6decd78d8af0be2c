/** Puzzles made until one is as difficult as is wanted, in a worker of a pool. */
import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { textual } from "../module/setup.js";
import type { MakingPart } from "../protocol.js";
import type {
  AnySetup,
  GenerateInput,
  GeneratorId,
  IdInput,
  Puzzle,
  TechniqueId,
} from "../types.js";
import { type Ask, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** A slice is short enough that what is cancelled ends soon. */
const SLICE_MS = 30;

/** What a puzzle is to be like, and how it is made: the generator is `dig` unless another is named. */
export type Wanted<
  Id extends string = GeneratorId,
  Technique extends string = TechniqueId,
> = GenerateInput<Id> &
  WantedPuzzle<Technique> & { readonly solutions?: never; readonly maxSteps?: never };

/** The same where generator, parameters or technique are not known before run time, as in `AnySetup`. */
export interface AnyWanted
  extends Partial<Omit<AnySetup, "solutions" | "maxSteps">>,
    WantedPuzzle<string> {}

/** What a puzzle is to be like. */
export interface WantedPuzzle<Id extends string = TechniqueId> {
  /** Rows and columns of a box; by default `3x3`. */
  readonly box?: string;
  /**
   * A level of HoDoKu, as `hard`, or a scale or one of its columns with a value or a range whose ends are included
   * and may be left out: `qqwing=expert`, `se=6.0..7.0`, `guesses=1..`.
   */
  readonly difficulty?: string | undefined;
  /** A technique that is needed, and nothing that comes after it in the list. */
  readonly technique?: IdInput<TechniqueId, Id> | undefined;
}

/** How far it is. */
export interface MakeProgress {
  /** Puzzles looked at. */
  readonly tried: number;
  /** Of those that are not as wanted the one that comes nearest, and what it is like. */
  readonly nearest: { readonly puzzle: Puzzle; readonly says: string } | null;
}

/** What came of it. */
export interface MadeToOrder extends MakeProgress {
  /** As wanted, or `null`. */
  readonly puzzle: Puzzle | null;
  /** `time`: that was over before; `stalled`: the generator gave up. */
  readonly outcome: "solved" | "time" | "stalled";
  /** Seconds it took. */
  readonly seconds: number;
}

export interface MakeWork {
  readonly signal?: AbortSignal | undefined;
  /** After about so many it ends with what was reached. Without, it goes on where there is no such puzzle. */
  readonly maxSeconds?: number | undefined;
  /** Told about thirty times a second. */
  readonly onProgress?: (progress: MakeProgress) => void;
}

/**
 * Makes puzzles with seeds that follow from one until one is as wanted. The same seed gives the same puzzle, as
 * `lab generate` with the same generator does; without a seed it is 1.
 *
 * Rejects with the signal's reason when that is aborted; what was reached by then, `onProgress` was told. And
 * with a `SudokuError`: `target` where a level, a scale or a technique is not there, or not for such a grid;
 * `unknown-algorithm`, also for a solver; what the generator refuses; `box`; `crashed`.
 */
export async function makePuzzle<Id extends string = "dig", Technique extends string = TechniqueId>(
  pool: Pool,
  wanted: Wanted<Id, Technique>,
  work: MakeWork = {},
): Promise<MadeToOrder> {
  expectMade("pool", pool);
  const { signal } = fieldsOf<Pick<MakeWork, "signal">>("options", work, { signal: "signal?" });
  const piece = (ask: Ask) => makeBy(ask, pool.lab, wanted, work);
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done as MadeToOrder;
}

/** As `makePuzzle`, in a worker that a piece has to itself. */
export async function makeBy<Id extends string = "dig", Technique extends string = TechniqueId>(
  ask: Ask,
  lab: Registry,
  wanted: Wanted<Id, Technique>,
  work: Omit<MakeWork, "signal"> = {},
): Promise<MadeToOrder> {
  expect("ask", ask, "function");
  expectMade("lab", lab);
  type Kind = WantedPuzzle<string>;
  expect("wanted", wanted, "object");
  const {
    box = "3x3",
    difficulty,
    technique,
  } = fieldsOf<Kind>("wanted", wanted, {
    box: "string?",
    difficulty: "string?",
    technique: "string?",
  });
  const { maxSeconds = Number.POSITIVE_INFINITY, onProgress } = fieldsOf<typeof work>(
    "options",
    work,
    { maxSeconds: "number?", onProgress: "function?" },
  );
  const setup: AnySetup = { algorithm: "dig", seed: 1, ...textual(wanted) };
  const read = (digits: Uint8Array) => lab.read(lab.write(digits, box), { box });
  let last: MadeToOrder["nearest"] = null;
  const progress = (part: MakingPart): MakeProgress => {
    expect("what ask gives", part, "object");
    const { tried, nearest, says } = part;
    // Most slices come no nearer.
    if (nearest && !same(last?.puzzle.givens, nearest)) last = { puzzle: read(nearest), says };
    return { tried, nearest: last };
  };
  const begin = performance.now();
  let part = await ask({ type: "make", setup, box, difficulty, technique, ms: SLICE_MS });
  for (;;) {
    const seconds = (performance.now() - begin) / 1000;
    const reached = progress(part);
    onProgress?.(reached);
    const puzzle = part.puzzle && read(part.puzzle);
    if (puzzle) return { ...reached, puzzle, outcome: "solved", seconds };
    if (!part.more) return { ...reached, puzzle, outcome: "stalled", seconds };
    if (seconds >= maxSeconds) return { ...reached, puzzle, outcome: "time", seconds };
    part = await ask({ type: "make-on", ms: SLICE_MS });
  }
}

const same = (one: Uint8Array | undefined, other: Uint8Array) =>
  one?.every((digit, cell) => digit === other[cell]);
