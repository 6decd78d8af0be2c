/** Solves puzzles with any setup: in batches if the solver supports that, otherwise with one run per puzzle. */
import { type Pool, type PuzzleFile, type SudokuError, solveMany } from "sudoku-lab";
import type { BatchTask } from "./tally";

/**
 * The possible results of a puzzle. `steps`: the step limit was reached; `skipped`: the solver does not support the
 * size.
 */
export const outcomeKinds = [
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
export type PuzzleOutcome = (typeof outcomeKinds)[number];
export const outcomeCode = (fate: PuzzleOutcome): number => outcomeKinds.indexOf(fate);

/** The results of the puzzles from `from` up to, but not including, `to`. */
export interface AnsweredPart {
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

interface SolveOptions {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onPart?: (part: AnsweredPart) => void;
}

/** Solves the puzzles of one size. Reports each part as soon as it is done, in any order. */
export function solvePuzzles(
  pool: Pool,
  group: PuzzleFile["groups"][number],
  task: BatchTask,
  options: SolveOptions,
): Promise<unknown> {
  const plain = task.solver.complete && task.seed === null && Object.keys(task.params).length === 0;
  return plain
    ? solveAllAtOnce(pool, group, task, options)
    : solveAsRuns(pool, group, task, options);
}

/** Returns the code of the result of an answered puzzle, from the number of its solutions. */
function outcomeOf(count: number, limit: number): number {
  if (count === 0) return outcomeCode("none");
  if (limit === 1) return outcomeCode("solved");
  return outcomeCode(count === 1 ? "unique" : "several");
}

const solveAllAtOnce: typeof solvePuzzles = (pool, group, task, { onPart, ...how }) =>
  solveMany(pool, task.solver.id, group.puzzles, {
    ...how,
    preset: task.preset ?? undefined,
    box: group.box,
    limit: task.limit,
    maxSteps: task.maxSteps ?? undefined,
    onPart: ({ from, to, answers: { counts, stepsEach, spent, solutions }, micros, error }) => {
      const ended = (at: number) =>
        spent[at] === 1 ? outcomeCode("steps") : outcomeOf(counts[at] ?? 0, task.limit);
      const fate = error ? () => outcomeCode("crashed") : ended;
      onPart?.({ from, to, micros, fate, counts, steps: stepsEach, solutions, error });
    },
  });

const solveAsRuns: typeof solvePuzzles = (pool, group, task, { onPart, ...how }) => {
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
        const outcomeAt = (at: number) => {
          const outcome = records.outcomes[from + at] ?? "stopped";
          if (outcome === "solved" || outcome === "unsolvable")
            return outcomeOf(counts[at] ?? 0, limit);
          if (outcome === "stalled" || outcome === "steps" || outcome === "crashed")
            return outcomeCode(outcome);
          return outcomeCode(errors[at] ? "refused" : "invalid");
        };
        onPart?.({
          from,
          to,
          micros: records.micros.subarray(from, to).reduce((sum, micros) => sum + micros, 0),
          fate: outcomeAt,
          counts,
          steps: records.steps.subarray(from, to),
          solutions: records.solutions.subarray(from * cells, to * cells),
          error: errors.find((error) => error !== undefined) ?? null,
        });
      },
    },
  );
};
