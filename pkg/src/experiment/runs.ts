/** The input of the statistics: the runs that are done. */
import type { Registry } from "../module/registry.js";
import { type ExperimentParts, OUTCOMES } from "./columns.js";
import { END, endOf, type Columns as RunColumns } from "./summary.js";

/**
 * Returns a function for the runs that are done at the time of its call, in columns; columns that do not change are
 * computed once.
 */
export function runsOf(
  { prepared, plan, puzzles, columns }: ExperimentParts,
  lab: Registry,
): () => RunColumns {
  const { outcomes, figures } = columns;
  const about = new Uint32Array(3 * puzzles.length);
  for (let at = 0; at < puzzles.length; at += 1) {
    const digits = puzzles.givens(at);
    let givens = 0;
    for (const digit of digits) if (digit > 0) givens += 1;
    about[3 * at] = puzzles.sets[at] ?? 0;
    about[3 * at + 1] = givens;
    about[3 * at + 2] = Math.sqrt(digits.length);
  }
  const puzzle = new Uint32Array(outcomes.length);
  const contestant = new Uint32Array(outcomes.length);
  for (let task = 0; task < outcomes.length; task += 1) {
    puzzle[task] = Math.floor(task / plan.each);
    contestant[task] = plan.contestants[task % plan.each] ?? 0;
  }
  // The visitor's solver of the lab may be another one by now.
  const { guest } = prepared;
  const infoOf = (id: string) => (guest?.info.id === id ? guest.info : lab.algorithm(id));
  const units = prepared.setups.map(({ algorithm }) => infoOf(algorithm)?.step ?? "");
  const algorithms = prepared.setups.map(({ algorithm }) => algorithm);
  const own = prepared.setups.map(({ algorithm }) => algorithm === (guest ?? lab.guest)?.info.id);
  const limits = prepared.setups.map(({ maxSteps }) => maxSteps ?? null);
  const ends = [END.pending, ...OUTCOMES.map(endOf)];
  const { micros, steps, nodes } = figures;
  return () => ({
    sets: prepared.sets,
    contestants: prepared.contestants,
    units,
    algorithms,
    limits,
    own,
    puzzles: about,
    puzzle,
    contestant,
    end: outcomes.map((outcome) => ends[outcome] ?? END.pending),
    micros,
    steps,
    nodes,
  });
}
