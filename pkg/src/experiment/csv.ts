/** Records as `lab experiment` writes them: to the byte, but for the time. */
import { type Columns, FIGURES, type Whole } from "./columns.js";
import { textOf } from "./texts.js";

/** Rows that are written at once. */
const ROWS = 1000;

/** A header, and a row a task that is done, in the order of tasks; some lines at a time. */
export function* rowsOf(all: Whole): Generator<string> {
  const { outcomes } = all.columns;
  yield `${all.prepared.columns.join(",")}\n`;
  const head = headOf(all);
  const tail = tailOf(all.columns);
  let rows = "";
  let count = 0;
  for (let task = 0; task < outcomes.length; task += 1) {
    if (outcomes[task] === 0) continue;
    rows += `${head(task)},${tail(task)}\n`;
    count += 1;
    if (count % ROWS > 0) continue;
    yield rows;
    rows = "";
  }
  if (rows) yield rows;
}

/** What a record says of a task before it is done: up to its seed. */
export function headOf({ prepared, plan, puzzles }: Whole): (task: number) => string {
  let last = -1;
  let told = "";
  return (task) => {
    const { puzzle, contestant, seed } = plan.place(task);
    if (puzzle !== last) {
      last = puzzle;
      const set = prepared.sets[puzzles.sets[puzzle] ?? 0];
      told = `${set},${puzzles.lines[puzzle]},${textOf(puzzles.givens(puzzle))}`;
    }
    return `${task},${told},${prepared.contestants[contestant]},${seed}`;
  };
}

/** What it says of what came of it. */
function tailOf(columns: Columns): (task: number) => string {
  return (task) => {
    let text: string = columns.outcome(task) ?? "";
    for (const name of FIGURES) {
      const value = columns.figures[name][task] ?? Number.NaN;
      text += Number.isNaN(value) ? "," : `,${Math.round(value)}`;
    }
    const solution = columns.solution(task);
    return `${text},${solution ? textOf(solution) : ""}`;
  };
}
