/** What statistics need of what was done. */
import type { Registry } from "../module/registry.js";
import type { Whole } from "./columns.js";
import { endOf, type Columns as RunColumns } from "./summary.js";

/** The runs that are done, in columns. */
export function runsOf({ prepared, plan, puzzles, columns }: Whole, lab: Registry): RunColumns {
  const { outcomes, figures } = columns;
  const tasks = outcomes.length;
  const about = new Uint32Array(3 * puzzles.length);
  for (let at = 0; at < puzzles.length; at += 1) {
    const digits = puzzles.givens(at);
    let givens = 0;
    for (const digit of digits) if (digit > 0) givens += 1;
    about.set([puzzles.sets[at] ?? 0, givens, Math.sqrt(digits.length)], 3 * at);
  }
  const puzzle = new Uint32Array(tasks);
  const contestant = new Uint32Array(tasks);
  const end = new Uint8Array(tasks);
  for (let task = 0; task < tasks; task += 1) {
    puzzle[task] = Math.floor(task / plan.each);
    contestant[task] = plan.contestants[task % plan.each] ?? 0;
    end[task] = endOf(columns.outcome(task));
  }
  const units = prepared.setups.map(({ algorithm }) => lab.algorithm(algorithm)?.step ?? "");
  return {
    sets: prepared.sets,
    contestants: prepared.contestants,
    units,
    puzzles: about,
    puzzle,
    contestant,
    end,
    micros: figures.micros,
    steps: figures.steps,
    nodes: figures.nodes,
  };
}
