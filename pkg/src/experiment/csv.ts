/** Records as `lab experiment` writes them, but for the time. */
import type { Columns } from "./columns.js";
import type { Plan, Prepared } from "./plan.js";
import { type Puzzles, textOf } from "./puzzles.js";

/** Rows that are written at once. */
const ROWS = 1000;

export interface Written {
  readonly prepared: Prepared;
  readonly plan: Plan;
  readonly puzzles: Puzzles;
  readonly columns: Columns;
}

/** A header, and a row a task that is done, in the order of tasks; some lines at a time. */
export function* rowsOf(all: Written): Generator<string> {
  const { prepared, columns } = all;
  yield `${prepared.columns.join(",")}\n`;
  const write = writer(all);
  let rows: string[] = [];
  for (let task = 0; task < columns.outcomes.length; task += 1) {
    if (columns.outcomes[task] === 0) continue;
    rows.push(write(task));
    if (rows.length < ROWS) continue;
    yield rows.join("");
    rows = [];
  }
  if (rows.length > 0) yield rows.join("");
}

function writer({ prepared, plan, puzzles, columns }: Written): (task: number) => string {
  let of = -1;
  let puzzle = "";
  return (task) => {
    const place = plan.place(task);
    if (place.puzzle !== of) {
      of = place.puzzle;
      const set = prepared.sets[puzzles.sets[of] ?? 0];
      puzzle = `${set},${puzzles.lines[of]},${textOf(puzzles.givens(of))}`;
    }
    const outcome = columns.outcome(task);
    const head = `${task},${puzzle},${prepared.contestants[place.contestant]},${place.seed},${outcome}`;
    if (outcome === "invalid" || outcome === "crashed") return `${head},,,,,,,,\n`;
    const { nodes, guesses, backtracks } = columns;
    const counted = `${figure(nodes, task)},${figure(guesses, task)},${figure(backtracks, task)}`;
    const micros = Math.round(columns.micros[task] ?? 0);
    const solution = columns.solution(task);
    const text = solution ? textOf(solution) : "";
    const { found, steps, conflicts } = columns;
    return `${head},${found[task]},${steps[task]},${counted},${conflicts[task]},${micros},${text}\n`;
  };
}

function figure(column: Float64Array, task: number): string {
  const value = column[task] ?? Number.NaN;
  return Number.isNaN(value) ? "" : String(value);
}
