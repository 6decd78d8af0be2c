/** Reads records that were written elsewhere, and compares them with the experiment to which they should belong. */
import { SudokuError } from "../errors.js";
import type { Outcome } from "../types.js";
import { findFault } from "./checking.js";
import { type ExperimentParts, OUTCOMES } from "./columns.js";
import { headOf } from "./csv.js";
import { columnsOf, openCounters } from "./plan.js";
import { COLUMNS, FIGURES } from "./schema.js";
import { digitsOf, isSolution } from "./texts.js";

/** The index of the first field with a result of the task. */
const OUTCOME_INDEX = COLUMNS.indexOf("outcome");
const SOLUTION_INDEX = COLUMNS.indexOf("solution");

/**
 * Adds records, except those of tasks that are already done; returns the number of added records. Throws a
 * `SudokuError` `parse` with the position of an error, and then adds no records.
 */
export function addRows(all: ExperimentParts, csv: string): number {
  const { columns } = all;
  const rows = readRows(all, csv);
  let offset = 0;
  for (const [at, task] of rows.tasks.entries()) {
    if (columns.outcomes[task] !== 0) continue;
    columns.outcomes[task] = rows.outcomes[at] ?? 0;
    for (const [place, name] of FIGURES.entries()) {
      columns.figures[name][task] = rows.figures[at * FIGURES.length + place] ?? Number.NaN;
    }
    for (const [place, { values }] of columns.counters.entries()) {
      values[task] = rows.counters[at * columns.counters.length + place] ?? Number.NaN;
    }
    const [from, to] = columns.cells([task, task + 1]);
    const start = rows.solutions[at] ?? 0;
    const solution = start > 0 ? digitsOf(csv.slice(start, start + to - from), to - from) : null;
    if (solution) columns.solutions.set(solution, from);
    columns.end(task);
    offset += 1;
  }
  return offset;
}

/**
 * The data of all rows: several figures per row, and the offset in the text at which the solution begins, 0 if there is
 * none.
 */
interface Rows {
  readonly tasks: number[];
  readonly outcomes: number[];
  readonly figures: number[];
  /** Several values per row, like the figures; NaN if a file of an earlier version has none. */
  readonly counters: number[];
  readonly solutions: number[];
}

function readRows(all: ExperimentParts, csv: string): Rows {
  const rows: Rows = { tasks: [], outcomes: [], figures: [], counters: [], solutions: [] };
  const names = columnsOf(openCounters(all.prepared));
  const read = createRowReader(all, rows, names);
  /** Records of earlier versions contain only the fixed columns. */
  let width = names.length;
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
      return new SudokuError("parse", `line ${line}, column ${column}: ${reason}`, { place });
    };
    if (line > 1) read(row, from, width, fail);
    else if (row === COLUMNS.join(",")) width = COLUMNS.length;
    else if (row !== names.join(",")) throw fail(0, "this line is not the header of records");
    from = to + 1;
  }
  return rows;
}

/** Reads a row at an offset of the text. */
function createRowReader(
  { prepared, plan, puzzles, columns }: ExperimentParts,
  rows: Rows,
  names: readonly string[],
) {
  const head = headOf({ prepared, plan, puzzles, columns });
  const visited = new Uint8Array(columns.outcomes.length);
  const agree = checkAgreement({ prepared, plan, puzzles, columns });
  type CreateFieldError = (field: number, reason: string) => SudokuError;
  const numberAt = (fields: readonly string[], at: number, fail: CreateFieldError) => {
    const number = fields[at] ? parseWholeNumber(fields[at]) : Number.NaN;
    if (number === null) throw fail(at, `${names[at]}: “${fields[at]}” is not a number`);
    if (number > Number.MAX_SAFE_INTEGER) {
      throw fail(at, `${names[at]}: ${fields[at]} is too large`);
    }
    return number;
  };
  return (row: string, from: number, width: number, fail: CreateFieldError) => {
    const fields = row.split(",");
    if (fields.length !== width) {
      throw fail(0, `expected ${width} fields, found ${fields.length}`);
    }
    const task = parseWholeNumber(fields[0]) ?? Number.NaN;
    if (!(task < visited.length)) {
      throw fail(0, `there is no task ${fields[0]}: the record belongs to another experiment`);
    }
    const expected = head(task);
    if (!row.startsWith(`${expected},`)) {
      const own = expected.split(",");
      const other = own.findIndex((field, at) => field !== fields[at]);
      const why = `task ${task} has ${names[other]} ${own[other]}, not ${fields[other]}`;
      throw fail(other, `${why}: the record belongs to another experiment`);
    }
    if (visited[task]) throw fail(0, `task ${task} occurs twice`);
    visited[task] = 1;
    const outcomeField = fields[OUTCOME_INDEX] as Outcome;
    const outcome = OUTCOMES.indexOf(outcomeField) + 1;
    if (outcome === 0) throw fail(OUTCOME_INDEX, `there is no outcome ${fields[OUTCOME_INDEX]}`);
    rows.tasks.push(task);
    rows.outcomes.push(outcome);
    for (let at = OUTCOME_INDEX + 1; at < SOLUTION_INDEX; at += 1) {
      rows.figures.push(numberAt(fields, at, fail));
    }
    // Runs that were ended from outside may lack figures; runs that never began have none.
    const { contestant } = plan.place(task);
    const contestantCounters = prepared.counters[contestant] ?? [];
    for (const [index, { id }] of columns.counters.entries()) {
      const at = COLUMNS.length + index;
      const number = at < width ? numberAt(fields, at, fail) : Number.NaN;
      const isThere = !Number.isNaN(number);
      if (isThere && (outcomeField === "invalid" || !contestantCounters.includes(id))) {
        throw fail(at, `${names[at]}: has a value, but the run does not have this counter`);
      }
      rows.counters.push(number);
    }
    const text = fields[SOLUTION_INDEX] ?? "";
    const before = fields
      .slice(0, SOLUTION_INDEX)
      .reduce((sum, field) => sum + field.length + 1, 0);
    rows.solutions.push(text ? from + before : 0);
    const givens = puzzles.givens(Math.floor(task / plan.each));
    const box = puzzles.box(Math.floor(task / plan.each));
    const solution = text ? digitsOf(text, givens.length) : null;
    if (text && !(solution && isSolution(givens, box, solution))) {
      throw fail(SOLUTION_INDEX, `the text is not a solution of ${fields[3]}`);
    }
    const figures = rows.figures.slice(-FIGURES.length);
    const run = { outcome: outcomeField, figures, hasSolution: text !== "" };
    const fault = findFault(run, givens, box, prepared.guest === undefined);
    if (fault) throw fail(OUTCOME_INDEX + 1 + fault.place, fault.reason);
    agree(task, outcomeField, text !== "", () => fail(OUTCOME_INDEX, "outcome: unsolvable, but"));
  };
}

/**
 * Checks that no record claims that a puzzle is unsolvable for which another record, new or existing, has a solution.
 * Records of custom solvers are not checked, because their answers may be wrong.
 */
function checkAgreement({ prepared, plan, columns }: ExperimentParts) {
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
      throw new SudokuError(code, `${message} task ${by} has a solution of the puzzle`, { place });
    }
  };
}

/** Returns the whole number that a text of digits represents; `null` for any other text. */
const parseWholeNumber = (text = "") => (/^\d+$/.test(text) ? Number(text) : null);
