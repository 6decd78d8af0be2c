/** Solves puzzles on several workers: checks that the answer is the same, and measures the speed-up. */

import { type AnySetup, solveTogether } from "sudoku-lab";
import { Experiment } from "sudoku-lab/workshop";
import { readSet } from "../../../../lab/experiment/files";
import { maxWorkers, pool } from "../../../../lab/pool";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { formatDuration } from "../../../../text/times";
import { formatFixed } from "../../../../words/format";
import { words } from "../../../../words/reproduced";
import { MIN_PUZZLES, meanOf } from "../estimate";
import type { Outcome } from "../judge";
import { readDefinition } from "./read";
import type { Runner } from "./runner";

interface SpeedRequest {
  readonly definition: string;
  readonly contestant?: string;
  /** The number of puzzles, taken from the beginning of the first set. */
  readonly puzzles: number;
  /** Whether each run searches for every solution, so that there is more work to share. */
  readonly whole?: boolean;
  /** The step limit of each run. */
  readonly steps?: number;
}

/** The number of runs, of which the shortest counts, because disturbances only add time. */
const RUN_COUNT = 3;

export const runSpeed: Runner = async ({ setup = {} }, report, signal) => {
  const workers = pool();
  if (!workers) return;
  const request = setup as unknown as SpeedRequest;
  const [workshop, definition] = await Promise.all([
    loadWorkshop(),
    readDefinition(request.definition),
  ]);
  const spec =
    definition.contestant.find(({ name }) => name === request.contestant) ??
    definition.contestant[0];
  if (!spec) return;
  const set = definition.set.slice(0, 1).map((one) => ({ ...one, take: request.puzzles }));
  const all = await Experiment.open(workshop, { ...definition, set }, readSet, { signal });
  const solverSetup: AnySetup = {
    algorithm: spec.algorithm,
    ...(spec.preset !== undefined && { preset: spec.preset }),
    ...(spec.params && { params: spec.params }),
    ...(request.steps !== undefined && { maxSteps: request.steps }),
    ...(request.whole && { solutions: 0 }),
  };
  const teams = [1, 2, 4].filter((team) => team === 1 || team <= maxWorkers);
  const total = all.puzzles * teams.length * RUN_COUNT;
  /** The shortest times by number of workers and by puzzle, µs. */
  const times = teams.map(() => new Array<number>(all.puzzles).fill(Number.POSITIVE_INFINITY));
  let [done, different] = [0, 0];
  const gains = (at: number) =>
    (times[at] ?? []).flatMap((time, puzzle) => {
      const alone = times[0]?.[puzzle] ?? Number.NaN;
      return Number.isFinite(time) ? [alone / time] : [];
    });
  const currentResult = () => {
    const { statistics } = workshop;
    const last = gains(teams.length - 1);
    const outcomes = new Map<string, Outcome>([
      [
        "answers",
        {
          ours: { value: different, low: different, high: different },
          count: done,
          puzzles: Math.ceil(done / (teams.length * RUN_COUNT)),
        },
      ],
    ]);
    if (teams.length > 1 && last.length >= MIN_PUZZLES) {
      const values = gains(1);
      const ours = meanOf(values, statistics);
      outcomes.set("speed", { ours, count: values.length, values });
    }
    const rows = teams.map((team, at) => {
      const known = (times[at] ?? []).filter(Number.isFinite);
      const mean = known.reduce((sum, time) => sum + time, 0) / known.length;
      const gain = gains(at).reduce((sum, one) => sum + one, 0) / known.length;
      const values = known.length > 0 ? [formatDuration(mean), formatFixed(gain, 2)] : ["", ""];
      return { name: words.workers(team), values };
    });
    return { outcomes, head: words.speedHead, rows, curves: [] };
  };
  report({ done, total });
  for (let puzzle = 0; puzzle < all.puzzles; puzzle += 1) {
    const { text, box } = all.puzzle(puzzle);
    const given = workshop.read(text, { box });
    const answers = new Set<string>();
    for (const [at, team] of [...teams.entries()].flatMap((one) => Array(RUN_COUNT).fill(one))) {
      const {
        outcome,
        found: number,
        solution,
        steps,
        micros,
      } = await solveTogether(workers, given, solverSetup, { workers: team, signal });
      answers.add(`${outcome} ${number} ${steps} ${solution?.join("")}`);
      const row = times[at];
      if (row) row[puzzle] = Math.min(row[puzzle] ?? micros, micros);
      done += 1;
      if (answers.size > 1) different += 1;
      report({ done, total, found: currentResult() });
    }
  }
};
