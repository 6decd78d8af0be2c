/** Computes the gain of a crowd's aggregate over its experts from the series of runs. */
import { words } from "../../../../words/reproduced";
import { MIN_PUZZLES, meanOf, type Statistics } from "../estimate";
import type { Outcome } from "../judge";
import type { RunnerCurve, RunnerResult } from "./runner";

/** The series of a run, with one value per generation. */
export interface Trace {
  /** The number of the board. */
  readonly board: number;
  readonly aggregate: readonly number[];
  readonly bestExpert: readonly number[];
  readonly expertsMean: readonly number[];
}

/** Returns the mean of each board's runs: the boards are the sample. */
function byBoard(traces: readonly Trace[], of: (trace: Trace) => number): number[] {
  return [...new Set(traces.map(({ board }) => board))].map((board) => {
    const some = traces.filter((trace) => trace.board === board);
    return some.reduce((sum, trace) => sum + of(trace), 0) / some.length;
  });
}

/**
 * Returns the mean over the generations with an aggregate and with experts that differ. The aggregate of equal experts
 * is just another such expert.
 */
function overGenerations(trace: Trace, of: (at: number) => number): number {
  const reported = trace.aggregate.flatMap((value, step) =>
    Number.isFinite(value) &&
    valueAtStep(trace.bestExpert, step) < valueAtStep(trace.expertsMean, step)
      ? [of(step)]
      : [],
  );
  return reported.reduce((sum, value) => sum + value, 0) / Math.max(1, reported.length);
}

const valueAtStep = (values: readonly number[], step: number) => values[step] ?? Number.NaN;

/** Returns the results about the crowd that claims refer to. */
export function outcomesOf(
  traces: readonly Trace[],
  statistics: Statistics,
): ReadonlyMap<string, Outcome> {
  const outcome = (of: (trace: Trace) => number): Outcome => {
    const values = byBoard(traces, of);
    return { ours: meanOf(values, statistics), count: values.length, values };
  };
  const share = (of: (trace: Trace, step: number) => boolean) =>
    outcome((trace) => overGenerations(trace, (step) => Number(of(trace, step))));
  return new Map([
    [
      "beats-mean",
      share((one, step) => valueAtStep(one.aggregate, step) < valueAtStep(one.expertsMean, step)),
    ],
    [
      "beats-best",
      share((one, step) => valueAtStep(one.aggregate, step) < valueAtStep(one.bestExpert, step)),
    ],
    [
      "gain",
      outcome((one) =>
        overGenerations(
          one,
          (step) => valueAtStep(one.bestExpert, step) - valueAtStep(one.aggregate, step),
        ),
      ),
    ],
  ]);
}

/** Returns the mean over the runs that have not ended, generation by generation. */
function meanCurve(name: string, all: readonly (readonly number[])[]): RunnerCurve {
  const last = Math.max(0, ...all.map(({ length }) => length));
  const values = Array.from({ length: last }, (_, step) => {
    const under = all.map((one) => valueAtStep(one, step)).filter(Number.isFinite);
    return under.reduce((sum, value) => sum + value, 0) / under.length;
  });
  return { name, values: values.filter(Number.isFinite) };
}

export function aggregateOutcomes(traces: readonly Trace[], statistics: Statistics): RunnerResult {
  const boards = new Set(traces.map(({ board }) => board)).size;
  return {
    outcomes: boards < MIN_PUZZLES ? new Map() : outcomesOf(traces, statistics),
    head: [],
    rows: [],
    curves: [
      meanCurve(
        words.series.mean,
        traces.map(({ expertsMean }) => expertsMean),
      ),
      meanCurve(
        words.series.best,
        traces.map(({ bestExpert }) => bestExpert),
      ),
      meanCurve(
        words.series.aggregate,
        traces.map(({ aggregate }) => aggregate),
      ),
    ],
  };
}
