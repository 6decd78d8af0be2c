/** Records in the format of `lab experiment`, equal byte for byte except for the times. */
import type { Columns, ExperimentParts } from "./columns.js";
import { columnsOf, openCounters } from "./plan.js";
import { FIGURES } from "./schema.js";
import { textOf } from "./texts.js";

/** The number of rows that are written at once. */
const ROWS_PER_CHUNK = 1000;

/**
 * Yields the lines of the records, some at a time: a header, and one row per task that is done, in the order of tasks.
 */
export function* rowsOf(all: ExperimentParts): Generator<string> {
  const { outcomes } = all.columns;
  yield `${columnsOf(openCounters(all.prepared)).join(",")}\n`;
  const head = headOf(all);
  const tail = tailOf(all.columns);
  let rows = "";
  let count = 0;
  for (let task = 0; task < outcomes.length; task += 1) {
    if (outcomes[task] === 0) continue;
    rows += `${head(task)},${tail(task)}\n`;
    count += 1;
    if (count % ROWS_PER_CHUNK > 0) continue;
    yield rows;
    rows = "";
  }
  if (rows) yield rows;
}

/** Returns the fields of a record that are known before the task is done, up to its seed. */
export function headOf({ prepared, plan, puzzles }: ExperimentParts): (task: number) => string {
  let last = -1;
  let text = "";
  return (task) => {
    const { puzzle, contestant, seed } = plan.place(task);
    if (puzzle !== last) {
      last = puzzle;
      const set = prepared.sets[puzzles.sets[puzzle] ?? 0];
      text = `${set},${puzzles.lines[puzzle]},${textOf(puzzles.givens(puzzle))}`;
    }
    return `${task},${text},${prepared.contestants[contestant]},${seed}`;
  };
}

/** Returns the fields of a record with the result of the task. */
function tailOf(columns: Columns): (task: number) => string {
  return (task) => {
    let text: string = columns.outcome(task) ?? "";
    for (const name of FIGURES) text += formatField(columns.figures[name][task]);
    const solution = columns.solution(task);
    text += `,${solution ? textOf(solution) : ""}`;
    for (const { values } of columns.counters) text += formatField(values[task]);
    return text;
  };
}

/** Returns a field with a number, which is empty if it is not a number. */
const formatField = (value = Number.NaN) => (Number.isNaN(value) ? "," : `,${Math.round(value)}`);
