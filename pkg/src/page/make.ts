/** Generates puzzles in a worker of a pool until one has the requested difficulty. */
import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { toTextParams } from "../module/setup.js";
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

/** The maximum duration of a slice, ms, so that cancelled work ends soon. */
const SLICE_MS = 30;

/** The requested properties of a puzzle and the setup of the generator, which is `dig` by default. */
export type Wanted<
  Id extends string = GeneratorId,
  Technique extends string = TechniqueId,
> = GenerateInput<Id> &
  WantedPuzzle<Technique> & { readonly solutions?: never; readonly maxSteps?: never };

/** A request whose generator, parameters or technique are known only at run time, as in `AnySetup`. */
export interface AnyWanted
  extends Partial<Omit<AnySetup, "solutions" | "maxSteps">>,
    WantedPuzzle<string> {}

/** The requested properties of a puzzle. */
export interface WantedPuzzle<Id extends string = TechniqueId> {
  /** Rows and columns of a box. Default: `3x3`. */
  readonly box?: string;
  /**
   * The difficulty: a HoDoKu level, such as `hard`, or a scale or one of its columns with a value or an inclusive
   * range, either end of which may be omitted: `qqwing=expert`, `se=6.0..7.0`, `guesses=1..`.
   */
  readonly difficulty?: string | undefined;
  /** The hardest technique that the puzzle requires. */
  readonly technique?: IdInput<TechniqueId, Id> | undefined;
}

/** The progress of the search for a puzzle. */
export interface MakeProgress {
  /** The number of puzzles generated so far. */
  readonly tried: number;
  /** The rejected puzzle that is closest to the request, and its rating. */
  readonly nearest: { readonly puzzle: Puzzle; readonly says: string } | null;
}

/** The result of `makePuzzle`. */
export interface MadeToOrder extends MakeProgress {
  /** The puzzle that meets the request, or `null`. */
  readonly puzzle: Puzzle | null;
  /** Why there is no puzzle: `time` if the time limit was reached, `stalled` if the generator gave up. */
  readonly outcome: "solved" | "time" | "stalled";
  /** The time taken, in seconds. */
  readonly seconds: number;
}

export interface MakeWork {
  readonly signal?: AbortSignal | undefined;
  /** The approximate time limit in seconds. Without a limit, the search does not end if no such puzzle exists. */
  readonly maxSeconds?: number | undefined;
  /** Called about thirty times per second. */
  readonly onProgress?: (progress: MakeProgress) => void;
}

/**
 * Generates puzzles, with seeds derived from one seed, until a puzzle meets the request. The same seed gives the same
 * puzzle, as with `lab generate` and the same generator. Default seed: 1.
 *
 * Rejects with the reason of the signal if it is aborted; `onProgress` has then received the closest puzzle. Also
 * rejects with a `SudokuError`: `target` if a level, scale or technique does not exist or is not defined for the
 * grid; `unknown-algorithm`, also for a solver; the errors of the generator; `box`; `crashed`.
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

/** Works as `makePuzzle`, in the worker of a piece. */
export async function makeBy<Id extends string = "dig", Technique extends string = TechniqueId>(
  sendRequest: Ask,
  lab: Registry,
  wanted: Wanted<Id, Technique>,
  work: Omit<MakeWork, "signal"> = {},
): Promise<MadeToOrder> {
  expect("ask", sendRequest, "function");
  expectMade("lab", lab);
  type WantedKind = WantedPuzzle<string>;
  expect("wanted", wanted, "object");
  const {
    box = "3x3",
    difficulty,
    technique,
  } = fieldsOf<WantedKind>("wanted", wanted, {
    box: "string?",
    difficulty: "string?",
    technique: "string?",
  });
  const { maxSeconds = Number.POSITIVE_INFINITY, onProgress } = fieldsOf<typeof work>(
    "options",
    work,
    { maxSeconds: "number?", onProgress: "function?" },
  );
  const setup: AnySetup = { algorithm: "dig", seed: 1, ...toTextParams(wanted) };
  const read = (digits: Uint8Array) => lab.read(lab.write(digits, box), { box });
  let last: MadeToOrder["nearest"] = null;
  const progress = (part: MakingPart): MakeProgress => {
    expect("what ask gives", part, "object");
    const { tried, nearest, says } = part;
    // Most slices find no puzzle that is closer to the request.
    if (nearest && !hasSameBytes(last?.puzzle.givens, nearest))
      last = { puzzle: read(nearest), says };
    return { tried, nearest: last };
  };
  const startedAt = performance.now();
  let part = await sendRequest({ type: "make", setup, box, difficulty, technique, ms: SLICE_MS });
  for (;;) {
    const seconds = (performance.now() - startedAt) / 1000;
    const reached = progress(part);
    onProgress?.(reached);
    const puzzle = part.puzzle && read(part.puzzle);
    if (puzzle) return { ...reached, puzzle, outcome: "solved", seconds };
    if (!part.more) return { ...reached, puzzle, outcome: "stalled", seconds };
    if (seconds >= maxSeconds) return { ...reached, puzzle, outcome: "time", seconds };
    part = await sendRequest({ type: "make-on", ms: SLICE_MS });
  }
}

const hasSameBytes = (one: Uint8Array | undefined, other: Uint8Array) =>
  one?.every((digit, cell) => digit === other[cell]);
