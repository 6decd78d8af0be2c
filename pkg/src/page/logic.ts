/** Human techniques on a puzzle, in a worker of a pool. */
import { SudokuError } from "../errors.js";
import { expectMade, fieldsOf, itemsOf } from "../module/arguments.js";
import { LOGIC_FIELDS, pathOf, techniqueList } from "../module/logic.js";
import { startOf } from "../module/setup.js";
import type {
  Deduction,
  LogicOptions,
  LogicPath,
  Position,
  Puzzle,
  Refutation,
  TechniqueId,
} from "../types.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that cancelled work ends soon. */
const SLICE_MS = 20;

export interface LogicWork<Id extends string = TechniqueId> extends LogicOptions<Id> {
  readonly signal?: AbortSignal | undefined;
  /** Called for steps as they are found. */
  readonly onFound?: (found: readonly Deduction[]) => void;
}

async function runLogic(
  pool: Pool,
  from: Puzzle | Position | string,
  path: { readonly together: boolean; readonly maxSteps: number | undefined } | null,
  {
    techniques,
    explain = false,
    signal,
    onFound,
  }: Omit<LogicWork, "techniques"> & { readonly techniques?: string | readonly string[] },
): Promise<LogicPath> {
  expectMade("pool", pool);
  const start = startOf(pool.lab, from);
  // After a crash, another worker starts again and finds the same steps: each is reported once.
  let reportedSteps = 0;
  const piece: Piece<LogicPath> = async (request) => {
    const steps: Deduction[] = [];
    const list = techniqueList(techniques);
    const first = { type: "logic", start, techniques: list, path, explain } as const;
    let part = await request({ ...first, ms: SLICE_MS });
    for (;;) {
      steps.push(...part.found);
      if (steps.length > reportedSteps) onFound?.(steps.slice(reportedSteps));
      reportedSteps = Math.max(reportedSteps, steps.length);
      if (!part.more) return pathOf(steps, part.left, true);
      part = await request({ type: "logic-on", ms: SLICE_MS });
    }
  };
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done as LogicPath;
}

/**
 * Finds the solution path of a puzzle or a position: each step is the first instance of the first technique in the
 * list that has one, until no technique applies. With `maxSteps: 1`, finds only the next step.
 *
 * Rejects with the reason of the signal if it is aborted, and with a `SudokuError`: `clash`; for a position also
 * `no-candidate`, `box` and `param-range`; `unknown-technique`; `crashed`.
 */
export async function findPath<Id extends string>(
  pool: Pool,
  from: Puzzle | Position | string,
  work: LogicWork<Id> = {},
): Promise<LogicPath> {
  const known = workOf(work);
  return runLogic(
    pool,
    from,
    { together: known.together ?? false, maxSteps: known.maxSteps },
    known,
  );
}

/** Returns the checked options. */
const workOf = <Id extends string>(work: LogicWork<Id>) =>
  fieldsOf<LogicWork<Id>>("options", work, {
    ...LOGIC_FIELDS,
    signal: "signal?",
    onFound: "function?",
  });

/** Finds all deductions of human techniques on a puzzle or a position. Rejects as `findPath` does. */
export async function findDeductions<Id extends string>(
  pool: Pool,
  from: Puzzle | Position | string,
  work: Omit<LogicWork<Id>, "together" | "maxSteps"> = {},
): Promise<readonly Deduction[]> {
  return (await runLogic(pool, from, null, workOf(work))).steps;
}

/** Throws an error unless the value is a number that a cell or a digit can have. */
function expectWholeNumber(name: string, number: unknown): asserts number is number {
  if (Number.isInteger(number) && 0 <= Number(number) && Number(number) < 1000) return;
  throw new SudokuError("no-candidate", `${name} must be a cell or digit of the grid`);
}

/**
 * Finds a contradiction that follows from a candidate by singles, locked candidates and pairs; `null` if these find
 * none, which proves nothing.
 *
 * Rejects as `findPath` does; with `no-candidate` also if the cell is filled or the digit is not one of its candidates.
 */
export async function findRefutation(
  pool: Pool,
  from: Puzzle | Position | string,
  candidate: readonly [cell: number, digit: number],
  options: Pick<LogicWork, "signal"> = {},
): Promise<Refutation | null> {
  expectMade("pool", pool);
  const [cell, digit] = itemsOf("candidate", candidate);
  expectWholeNumber("cell", cell);
  expectWholeNumber("digit", digit);
  const { signal } = fieldsOf<typeof options>("options", options, { signal: "signal?" });
  const start = startOf(pool.lab, from);
  const piece: Piece<Refutation | null> = (ask) => ask({ type: "refute", start, cell, digit });
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal }));
  return done ?? null;
}
