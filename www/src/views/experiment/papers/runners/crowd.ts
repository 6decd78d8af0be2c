/** What a crowd adds, generation by generation: the aggregate beside the experts it comes of. */
import { type Ask, type Frame, type Piece, type Puzzle, type Setup, SudokuError } from "sudoku-lab";
import { Experiment } from "sudoku-lab/workshop";
import { column } from "../../../../chart/sparkline";
import { readSet } from "../../../../lab/experiment/files";
import { pool } from "../../../../lab/pool";
import { lab } from "../../../../lab/store";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { words } from "../../../../words/reproduced";
import { meanOf, type Statistics } from "../estimate";
import type { Outcome } from "../judge";
import { readDefinition } from "./definition";
import type { Curve, Found, Runner } from "./runner";

interface Asked {
  readonly definition: string;
  readonly contestant: string;
  /** The set of the definition, and how many seeds on each of its boards. */
  readonly set: string;
  readonly seeds: number;
}

/** A request works for about so long. */
const SLICE_MS = 50;

/** The series of a run: a value a generation. */
export interface Trace {
  /** Which board. */
  readonly board: number;
  readonly aggregate: readonly number[];
  readonly bestExpert: readonly number[];
  readonly expertsMean: readonly number[];
  readonly best: readonly number[];
}

/** The means of a board's runs, so that boards are counted and not runs. */
function byBoard(traces: readonly Trace[], of: (trace: Trace) => number): number[] {
  return [...new Set(traces.map(({ board }) => board))].map((board) => {
    const some = traces.filter((trace) => trace.board === board);
    return some.reduce((sum, trace) => sum + of(trace), 0) / some.length;
  });
}

/** The mean over the generations with an aggregate of experts that differ: of equals it is another of them. */
function overGenerations(trace: Trace, of: (at: number) => number): number {
  const told = trace.aggregate.flatMap((value, step) =>
    Number.isFinite(value) && at(trace.bestExpert, step) < at(trace.expertsMean, step)
      ? [of(step)]
      : [],
  );
  return told.reduce((sum, value) => sum + value, 0) / Math.max(1, told.length);
}

/** The last generation whose best individual was better than all before. */
function converged({ best }: Trace): number {
  let last = 0;
  for (const [at, value] of best.entries()) if (value < (best[last] ?? 0)) last = at;
  return last;
}

const at = (values: readonly number[], step: number) => values[step] ?? Number.NaN;

/** What the figure says of the crowd, from some runs. */
export function outcomesOf(
  traces: readonly Trace[],
  statistics: Statistics,
): ReadonlyMap<string, Outcome> {
  const outcome = (of: (trace: Trace) => number): Outcome => {
    const values = byBoard(traces, of);
    return { ours: meanOf(values, statistics), count: values.length };
  };
  const share = (of: (trace: Trace, step: number) => boolean) =>
    outcome((trace) => overGenerations(trace, (step) => Number(of(trace, step))));
  return new Map([
    ["beats-mean", share((one, step) => at(one.aggregate, step) < at(one.expertsMean, step))],
    ["beats-best", share((one, step) => at(one.aggregate, step) < at(one.bestExpert, step))],
    [
      "gain",
      outcome((one) =>
        overGenerations(one, (step) => at(one.bestExpert, step) - at(one.aggregate, step)),
      ),
    ],
    ["converged", outcome(converged)],
  ]);
}

/** The mean over the runs that are still under way in a generation. */
function meanCurve(name: string, all: readonly (readonly number[])[]): Curve {
  const last = Math.max(0, ...all.map(({ length }) => length));
  const values = Array.from({ length: last }, (_, step) => {
    const under = all.map((one) => at(one, step)).filter(Number.isFinite);
    return under.reduce((sum, value) => sum + value, 0) / under.length;
  });
  return { name, values: values.filter(Number.isFinite) };
}

function foundIn(traces: readonly Trace[], statistics: Statistics): Found {
  const boards = new Set(traces.map(({ board }) => board)).size;
  return {
    outcomes: boards < 2 ? new Map() : outcomesOf(traces, statistics),
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

/** A run to its end, and its whole trace. */
const watch =
  ({ text, box }: Pick<Puzzle, "text" | "box">, setup: Setup): Piece<Frame> =>
  async (ask: Ask) => {
    let now = await ask({ type: "start", text, box, setup });
    while (now.outcome === null) {
      now = await ask({ type: "slice", target: Number.POSITIVE_INFINITY, ms: SLICE_MS });
    }
    return ask({ type: "frame" });
  };

export const byCrowd: Runner = async ({ setup = {} }, tell, signal) => {
  const [workers, known] = [pool(), lab.peek()];
  if (!workers || !known) return;
  const { definition, contestant, set, seeds } = setup as unknown as Asked;
  const [workshop, said] = await Promise.all([loadWorkshop(), readDefinition(definition)]);
  const sets = said.set.filter(({ name }) => name === set);
  const [who] = said.contestant.filter(({ name }) => name === contestant);
  if (!who) throw new SudokuError("refused", `no contestant ${contestant}`);
  const boards = await Experiment.open(workshop, { ...said, set: sets }, readSet, { signal });
  const series = known.algorithm(who.algorithm)?.series.map(({ id }) => id) ?? [];
  const traces: Trace[] = [];
  const tasks = Array.from({ length: boards.puzzles * seeds }, (_, task) => ({
    board: Math.floor(task / seeds),
    seed: 1 + (task % seeds),
  }));
  const total = tasks.length;
  tell({ done: 0, total });
  const pieces = tasks.map(({ board, seed }): Piece<void> => {
    const { text, box } = boards.puzzle(board);
    const one: Setup = {
      algorithm: who.algorithm,
      ...(who.preset !== undefined && { preset: who.preset }),
      seed,
    };
    const run = watch({ text, box }, one);
    return async (ask) => {
      const frame = await run(ask);
      const of = (id: string) => [...column(frame, 1 + series.indexOf(id))];
      traces.push({
        board,
        aggregate: of("aggregate"),
        bestExpert: of("best_expert"),
        expertsMean: of("experts_mean"),
        best: of("best"),
      });
      tell({ done: traces.length, total, found: foundIn(traces, workshop.statistics) });
    };
  });
  await workers.run(pieces, { signal });
};
