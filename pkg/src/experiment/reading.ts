/** Records that were written elsewhere, held against the experiment that they are to be of. */
import { SudokuError } from "../errors.js";
import type { Outcome } from "../types.js";
import { faultOf } from "./checking.js";
import { FIGURES, OUTCOMES, type Whole } from "./columns.js";
import { headOf } from "./csv.js";
import { digitsOf, solves } from "./texts.js";

/** Where the fields of what came of a task begin. */
const OUTCOME = 6;
const SOLUTION = OUTCOME + 1 + FIGURES.length;

/**
 * Takes records, but for those of tasks that are done; returns how many it took. Throws a `SudokuError` `parse`
 * with the place of what is wrong, and takes none then.
 */
export function addRows(all: Whole, csv: string): number {
  const { columns } = all;
  const rows = readRows(all, csv);
  let taken = 0;
  for (const [at, task] of rows.tasks.entries()) {
    if (columns.outcomes[task] !== 0) continue;
    columns.outcomes[task] = rows.outcomes[at] ?? 0;
    for (const [place, name] of FIGURES.entries()) {
      columns.figures[name][task] = rows.figures[at * FIGURES.length + place] ?? Number.NaN;
    }
    const [from, to] = columns.cells([task, task + 1]);
    const begin = rows.solutions[at] ?? 0;
    const solution = begin > 0 ? digitsOf(csv.slice(begin, begin + to - from), to - from) : null;
    if (solution) columns.solutions.set(solution, from);
    columns.end(task);
    taken += 1;
  }
  return taken;
}

/** By row; figures several a row, and where in the text its solution begins, 0 if there is none. */
interface Rows {
  readonly tasks: number[];
  readonly outcomes: number[];
  readonly figures: number[];
  readonly solutions: number[];
}

function readRows(all: Whole, csv: string): Rows {
  const rows: Rows = { tasks: [], outcomes: [], figures: [], solutions: [] };
  const read = reader(all, rows);
  let line = 0;
  for (let from = 0; from < csv.length; ) {
    const end = csv.indexOf("\n", from);
    const to = end < 0 ? csv.length : end;
    const row = csv.slice(from, csv[to - 1] === "\r" ? to - 1 : to);
    line += 1;
    const fail = (field: number, reason: string) => {
      const before = row.split(",").slice(0, field);
      const column = before.reduce((sum, text) => sum + text.length + 1, 1);
      const place = { line, column };
      return new SudokuError("parse", `line ${line}, column ${column}: ${reason}`, place);
    };
    if (line > 1) read(row, from, fail);
    else if (row !== all.prepared.columns.join(",")) {
      throw fail(0, "it is not the header of records");
    }
    from = to + 1;
  }
  return rows;
}

/** Reads a row that begins somewhere in the text. */
function reader({ prepared, plan, puzzles, columns }: Whole, rows: Rows) {
  const head = headOf({ prepared, plan, puzzles, columns });
  const names = prepared.columns;
  const seen = new Uint8Array(columns.outcomes.length);
  const agree = agreement({ prepared, plan, puzzles, columns });
  return (row: string, from: number, fail: (field: number, reason: string) => SudokuError) => {
    const fields = row.split(",");
    if (fields.length !== names.length) {
      throw fail(0, `${fields.length} fields, where ${names.length} belong`);
    }
    const task = whole(fields[0]) ?? Number.NaN;
    if (!(task < seen.length)) {
      throw fail(0, `there is no task ${fields[0]}: it is another experiment's`);
    }
    const expected = head(task);
    if (!row.startsWith(`${expected},`)) {
      const own = expected.split(",");
      const other = own.findIndex((field, at) => field !== fields[at]);
      const why = `task ${task} has ${names[other]} ${own[other]}, not ${fields[other]}`;
      throw fail(other, `${why}: it is another experiment's`);
    }
    if (seen[task]) throw fail(0, `task ${task} is there twice`);
    seen[task] = 1;
    const named = fields[OUTCOME] as Outcome;
    const outcome = OUTCOMES.indexOf(named) + 1;
    if (outcome === 0) throw fail(OUTCOME, `there is no outcome ${fields[OUTCOME]}`);
    rows.tasks.push(task);
    rows.outcomes.push(outcome);
    for (let at = OUTCOME + 1; at < SOLUTION; at += 1) {
      const figure = fields[at] ? whole(fields[at]) : Number.NaN;
      if (figure === null) throw fail(at, `${names[at]}: “${fields[at]}” is no number`);
      if (figure > Number.MAX_SAFE_INTEGER)
        throw fail(at, `${names[at]}: ${fields[at]} is too large`);
      rows.figures.push(figure);
    }
    const text = fields[SOLUTION] ?? "";
    rows.solutions.push(text ? from + row.length - text.length : 0);
    const givens = puzzles.givens(Math.floor(task / plan.each));
    const box = puzzles.box(Math.floor(task / plan.each));
    const solution = text ? digitsOf(text, givens.length) : null;
    if (text && !(solution && solves(givens, box, solution))) {
      throw fail(SOLUTION, `it is no solution of ${fields[3]}`);
    }
    const figures = rows.figures.slice(-FIGURES.length);
    const run = { outcome: named, figures, hasSolution: text !== "" };
    const fault = faultOf(run, givens, box, prepared.guest === undefined);
    if (fault) throw fail(OUTCOME + 1 + fault.place, fault.reason);
    agree(task, named, text !== "", () => fail(OUTCOME, "outcome: unsolvable, but"));
  };
}

/**
 * Checks that no record says that a puzzle is unsolvable of which another one, here or done before, has a solution.
 * The answers of custom solvers are their own: nobody vouches for them.
 */
function agreement({ prepared, plan, columns }: Whole) {
  const solved = new Map<number, number>();
  const unsolvable = new Map<number, SudokuError>();
  const solvedBefore = (puzzle: number) => {
    const first = puzzle * plan.each;
    const own = columns.outcomes.subarray(first, first + plan.each);
    const place = own.indexOf(OUTCOMES.indexOf("solved") + 1);
    return place < 0 ? undefined : first + place;
  };
  return (task: number, outcome: Outcome, hasSolution: boolean, fail: () => SudokuError) => {
    if (prepared.guest !== undefined) return;
    const puzzle = Math.floor(task / plan.each);
    if (hasSolution) solved.set(puzzle, task);
    if (outcome === "unsolvable") unsolvable.set(puzzle, fail());
    const liar = unsolvable.get(puzzle);
    const by = liar && (solved.get(puzzle) ?? solvedBefore(puzzle));
    if (liar && by !== undefined) {
      const { message, code, place } = liar;
      throw new SudokuError(code, `${message} task ${by} has a solution of the puzzle`, place);
    }
  };
}

/** The whole number that a text of digits is; `null` of another. */
const whole = (text = "") => (/^\d+$/.test(text) ? Number(text) : null);
