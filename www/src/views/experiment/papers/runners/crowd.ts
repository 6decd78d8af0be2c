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
import { foundIn, type Trace } from "./aggregate";
import { readDefinition } from "./read";
import type { Runner } from "./runner";

interface Asked {
  readonly definition: string;
  readonly contestant: string;
  /** The set of the definition, and the number of seeds per board. */
  readonly set: string;
  readonly seeds: number;
}

/** The approximate duration of a request to a worker, ms. */
const SLICE_MS = 50;

/** Returns a task that completes a run and returns its whole trace. */
const watch =
  ({ text, box }: Pick<Puzzle, "text" | "box">, setup: AnySetup): Piece<Frame> =>
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
    const one: AnySetup = {
      algorithm: who.algorithm,
      ...(who.preset !== undefined && { preset: who.preset }),
      ...(who.params && { params: who.params }),
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
      });
      tell({ done: traces.length, total, found: foundIn(traces, workshop.statistics) });
    };
  });
  await workers.run(pieces, { signal });
};
