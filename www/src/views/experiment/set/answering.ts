/** Solves puzzles with any setup: in batches if the solver supports that, otherwise with one run per puzzle. */
import { type Pool, type PuzzleFile, type SudokuError, solveMany } from "sudoku-lab";
import type { Task } from "./tally";

/**
 * The possible results of a puzzle. `steps`: the step limit was reached; `skipped`: the solver does not support the
 * size.
 */
export const fates = [
  "waiting",
  "unique",
  "solved",
  "several",
  "none",
  "stalled",
  "steps",
  "invalid",
  "refused",
  "skipped",
  "crashed",
] as const;
export type Fate = (typeof fates)[number];
export const code = (fate: Fate): number => fates.indexOf(fate);

/** The results of the puzzles from `from` up to, but not including, `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** The time inside the algorithm, µs. */
  readonly micros: number;
  /** Returns the code of a puzzle's result by its index in this part; the following fields have the same index. */
  readonly fate: (at: number) => number;
  readonly counts: ArrayLike<number>;
  readonly steps: ArrayLike<number>;
  /** The first solutions, with one digit per cell. */
  readonly solutions: Uint8Array;
  /** Why some puzzles have no answer; `null` if there was no error. */
  readonly error: SudokuError | null;
}

interface How {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onPart?: (part: Part) => void;
}

/** Solves the puzzles of one size. Reports each part as soon as it is done, in any order. */
export function answer(
  pool: Pool,
  group: PuzzleFile["groups"][number],
  task: Task,
  how: How,
): Promise<unknown> {
  const plain = task.solver.complete && task.seed === null && Object.keys(task.params).length === 0;
  return plain ? atOnce(pool, group, task, how) : asRuns(pool, group, task, how);
}

/** Returns the code of the result of an answered puzzle, from the number of its solutions. */
function fateOf(count: number, limit: number): number {
  if (count === 0) return code("none");
  if (limit === 1) return code("solved");
  return code(count === 1 ? "unique" : "several");
}

const atOnce: typeof answer = (pool, group, task, { onPart, ...how }) =>
  solveMany(pool, task.solver.id, group.puzzles, {
    ...how,
    preset: task.preset ?? undefined,
    box: group.box,
    limit: task.limit,
    maxSteps: task.maxSteps ?? undefined,
    onPart: ({ from, to, answers: { counts, stepsEach, spent, solutions }, micros, error }) => {
      const ended = (at: number) =>
        spent[at] === 1 ? code("steps") : fateOf(counts[at] ?? 0, task.limit);
      const fate = error ? () => code("crashed") : ended;
      onPart?.({ from, to, micros, fate, counts, steps: stepsEach, solutions, error });
    },
  });

const asRuns: typeof answer = (pool, group, task, { onPart, ...how }) => {
  const { solver, preset, params, seed, limit, maxSteps } = task;
  const setup = {
    algorithm: solver.id,
    ...(preset !== null && { preset }),
    params,
    ...(seed !== null && { seed }),
    solutions: limit,
    ...(maxSteps !== null && { maxSteps }),
  };
  const { puzzles, box } = group;
  return pool.runs(
    { setups: [setup], puzzles, box },
    {
      ...how,
      onPart: ({ records, from, to }) => {
        const counts = records.found.subarray(from, to);
        const cells = group.side ** 2;
        const errors = Array.from({ length: to - from }, (_, at) => records.errors.get(from + at));
        const fate = (at: number) => {
          const outcome = records.outcomes[from + at] ?? "stopped";
          if (outcome === "solved" || outcome === "unsolvable")
            return fateOf(counts[at] ?? 0, limit);
          if (outcome === "stalled" || outcome === "steps" || outcome === "crashed")
            return code(outcome);
          return code(errors[at] ? "refused" : "invalid");
        };
        onPart?.({
          from,
          to,
          micros: records.micros.subarray(from, to).reduce((sum, micros) => sum + micros, 0),
          fate,
          counts,
          steps: records.steps.subarray(from, to),
          solutions: records.solutions.subarray(from * cells, to * cells),
          error: errors.find((error) => error !== undefined) ?? null,
        });
      },
    },
  );
};
