/** Runs a crowd and compares its aggregate with its experts, generation by generation. */
import {
  type AnySetup,
  type Ask,
  type Frame,
  type Piece,
  type Puzzle,
  SudokuError,
} from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { Experiment } from "sudoku-lab/workshop";
import { readSet } from "../../../../lab/experiment/files";
import { pool } from "../../../../lab/pool";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { lab } from "../../../../session/engine";
import { aggregateOutcomes, type Trace } from "./aggregate";
import { readDefinition } from "./read";
import type { Runner } from "./runner";

interface CrowdRequest {
  readonly definition: string;
  readonly contestant: string;
  /** The set of the definition, and the number of seeds per board. */
  readonly set: string;
  readonly seeds: number;
}

/** The approximate duration of a request to a worker, ms. */
const SLICE_MS = 50;

/** Returns a task that completes a run and returns its whole trace. */
const traceRun =
  ({ text, box }: Pick<Puzzle, "text" | "box">, setup: AnySetup): Piece<Frame> =>
  async (request: Ask) => {
    let now = await request({ type: "start", text, box, setup });
    while (now.outcome === null) {
      now = await request({ type: "slice", target: Number.POSITIVE_INFINITY, ms: SLICE_MS });
    }
    return request({ type: "frame" });
  };

export const runCrowd: Runner = async ({ setup = {} }, report, signal) => {
  const [workers, registry] = [pool(), lab.peek()];
  if (!workers || !registry) return;
  const { definition, contestant, set, seeds } = setup as unknown as CrowdRequest;
  const [workshop, definitionRead] = await Promise.all([
    loadWorkshop(),
    readDefinition(definition),
  ]);
  const sets = definitionRead.set.filter(({ name }) => name === set);
  const [spec] = definitionRead.contestant.filter(({ name }) => name === contestant);
  if (!spec) throw new SudokuError("refused", `no contestant ${contestant}`);
  const boards = await Experiment.open(workshop, { ...definitionRead, set: sets }, readSet, {
    signal,
  });
  const series = registry.algorithm(spec.algorithm)?.series.map(({ id }) => id) ?? [];
  const traces: Trace[] = [];
  const tasks = Array.from({ length: boards.puzzles * seeds }, (_, task) => ({
    board: Math.floor(task / seeds),
    seed: 1 + (task % seeds),
  }));
  const total = tasks.length;
  report({ done: 0, total });
  const pieces = tasks.map(({ board, seed }): Piece<void> => {
    const { text, box } = boards.puzzle(board);
    const setupOfOne: AnySetup = {
      algorithm: spec.algorithm,
      ...(spec.preset !== undefined && { preset: spec.preset }),
      ...(spec.params && { params: spec.params }),
      seed,
    };
    const run = traceRun({ text, box }, setupOfOne);
    return async (sendRequest) => {
      const frame = await run(sendRequest);
      const columnValues = (id: string) => [...column(frame, 1 + series.indexOf(id))];
      traces.push({
        board,
        aggregate: columnValues("aggregate"),
        bestExpert: columnValues("best_expert"),
        expertsMean: columnValues("experts_mean"),
      });
      report({ done: traces.length, total, found: aggregateOutcomes(traces, workshop.statistics) });
    };
  });
  await workers.run(pieces, { signal });
};
