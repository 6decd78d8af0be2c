/** Records that were written elsewhere, held against the experiment that they are to be of. */
import { SudokuError } from "../errors.js";
import type { Outcome } from "../types.js";
import { FIGURES, OUTCOMES, type Whole } from "./columns.js";
import { headOf } from "./csv.js";
import { digitsOf, solves } from "./texts.js";

/** Where the fields of what came of a task begin. */
const OUTCOME = 6;
const SOLUTION = OUTCOME + 1 + FIGURES.length;

interface Row {
  readonly task: number;
  readonly outcome: number;
  readonly figures: readonly number[];
  readonly solution: Uint8Array | null;
}

/**
 * Takes records, but for those of tasks that are done; returns how many it took. Throws a `SudokuError` `parse`
 * with the place of what is wrong, and takes none then.
 */
export function addRows(all: Whole, csv: string): number {
  const { columns } = all;
  const seen = new Set<number>();
  // All are looked at before one is taken.
  for (const { task, fail } of rowsIn(all, csv)) {
    if (seen.has(task)) throw fail(0, `task ${task} is there twice`);
    seen.add(task);
  }
  let taken = 0;
  for (const { task, outcome, figures, solution } of rowsIn(all, csv)) {
    if (columns.outcomes[task] !== 0) continue;
    columns.outcomes[task] = outcome;
    for (const [at, name] of FIGURES.entries()) {
      columns.figures[name][task] = figures[at] ?? Number.NaN;
    }
    const range = [task, task + 1] as const;
    if (solution) columns.solutions.set(solution, columns.cells(range)[0]);
    columns.end(range);
    taken += 1;
  }
  return taken;
}

type Fail = (field: number, reason: string) => SudokuError;

function* rowsIn(all: Whole, csv: string): Generator<Row & { readonly fail: Fail }> {
  const { prepared, plan, puzzles, columns } = all;
  const head = headOf(all);
  const names = prepared.columns;
  let line = 0;
  for (let from = 0; from < csv.length; ) {
    const end = csv.indexOf("\n", from);
    const to = end < 0 ? csv.length : end;
    const row = csv.slice(from, csv[to - 1] === "\r" ? to - 1 : to);
    from = to + 1;
    line += 1;
    const fields = row.split(",");
    const fail: Fail = (field, reason) => {
      const column = fields.slice(0, field).join(",").length + (field > 0 ? 2 : 1);
      const place = { line, column };
      return new SudokuError("parse", `line ${line}, column ${column}: ${reason}`, place);
    };
    if (line === 1) {
      if (row !== names.join(",")) throw fail(0, "it is not the header of records");
      continue;
    }
    if (fields.length !== names.length) {
      throw fail(0, `${fields.length} fields, where ${names.length} belong`);
    }
    const task = Number(fields[0]);
    if (!/^\d+$/.test(fields[0] ?? "") || task >= columns.outcomes.length) {
      throw fail(0, `there is no task ${fields[0]}: it is another experiment's`);
    }
    const expected = head(task).split(",");
    const other = expected.findIndex((field, at) => field !== fields[at]);
    if (other >= 0) {
      const why = `task ${task} has ${names[other]} ${expected[other]}, not ${fields[other]}`;
      throw fail(other, `${why}: it is another experiment's`);
    }
    const outcome = OUTCOMES.indexOf(fields[OUTCOME] as Outcome) + 1;
    if (outcome === 0) throw fail(OUTCOME, `there is no outcome ${fields[OUTCOME]}`);
    const figures = fields.slice(OUTCOME + 1, SOLUTION).map((field, at) => {
      if (!/^\d*$/.test(field)) {
        throw fail(OUTCOME + 1 + at, `${names[OUTCOME + 1 + at]}: “${field}” is no number`);
      }
      return field ? Number(field) : Number.NaN;
    });
    const { puzzle } = plan.place(task);
    const text = fields[SOLUTION] ?? "";
    const solution = text ? digitsOf(text, puzzles.givens(puzzle).length) : null;
    if (text && !(solution && solves(puzzles.givens(puzzle), puzzles.box(puzzle), solution))) {
      throw fail(SOLUTION, `it is no solution of ${fields[3]}`);
    }
    yield { task, outcome, figures, solution, fail };
  }
}
