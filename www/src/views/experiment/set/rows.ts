/** One puzzle of the file with its answer, as text. */
import type { PuzzleFile } from "sudoku-lab";
import { writePuzzle } from "../../../lab/address/keys";
import { createAddress } from "../../../lab/address/link";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { outcomeKinds, type PuzzleOutcome } from "./answering";
import type { BatchAnswers } from "./controller";
import { setupText } from "./tally";

export interface Row {
  readonly line: number;
  readonly label: string;
  readonly side: number;
  readonly box: string;
  readonly puzzle: string;
  readonly fate: PuzzleOutcome;
  /** The number of solutions; `null` if there is no answer. */
  readonly count: number | null;
  readonly steps: number | null;
  readonly solution: string;
}

/** Formats digits like the package: letters for grids larger than 9×9. */
const digitsText = (digits: Uint8Array, side: number) => {
  const zero = side > 9 ? 64 : 48;
  return Array.from(digits, (digit) =>
    digit === 0 ? "." : String.fromCharCode(zero + digit),
  ).join("");
};

/** Returns a function that returns the row of a puzzle by its number. */
export function rowsOf(file: PuzzleFile): (answers: BatchAnswers | null, number: number) => Row {
  const group = new Uint8Array(file.length);
  const place = new Uint32Array(file.length);
  for (const [index, { numbers }] of file.groups.entries()) {
    for (const [at, number] of numbers.entries()) {
      group[number] = index;
      place[number] = at;
    }
  }
  return (answers, number) => {
    const index = group[number] ?? 0;
    const { box = "3x3", side = 9, puzzles = new Uint8Array(0) } = file.groups[index] ?? {};
    const from = (place[number] ?? 0) * side * side;
    const part = (all: Uint8Array) => digitsText(all.subarray(from, from + side * side), side);
    const outcome = outcomeKinds[answers?.fate[number] ?? 0] ?? "waiting";
    const answered = !["waiting", "skipped", "crashed", "invalid", "refused"].includes(outcome);
    const count = answered ? (answers?.counts[number] ?? null) : null;
    return {
      line: file.lines[number] ?? 0,
      label: file.labels[number] ?? "",
      side,
      box,
      puzzle: part(puzzles),
      fate: outcome,
      count,
      steps: answered ? (answers?.steps[number] ?? null) : null,
      solution: count ? part(answers?.solutions[index] ?? new Uint8Array(0)) : "",
    };
  };
}

/** Returns the address of the present race on this puzzle. */
export function raceLink(session: Session, { puzzle, box, side }: Row): string {
  const { linkTo } = session.get(createAddress);
  // The default box of a size is omitted from the address.
  const usual = lab.value?.read(".".repeat(side * side)).box === box;
  return linkTo("race", { p: writePuzzle(puzzle, usual ? null : box) });
}

/** Returns the numbers of the puzzles with a result; of all puzzles if `fate` is `null`. */
export function numbersOf(
  file: PuzzleFile,
  answers: BatchAnswers | null,
  outcomeCodes: PuzzleOutcome | null,
): Uint32Array {
  const all = Uint32Array.from({ length: file.length }, (_, number) => number);
  const wanted = outcomeCodes === null ? -1 : outcomeKinds.indexOf(outcomeCodes);
  return outcomeCodes === null || !answers
    ? all
    : all.filter((number) => answers.fate[number] === wanted);
}

/** The names of the results in the output of the command line. */
const outcomeNames: Readonly<Record<PuzzleOutcome, string>> = {
  waiting: "stopped",
  unique: "solved",
  solved: "solved",
  several: "solved",
  none: "unsolvable",
  stalled: "stalled",
  steps: "steps",
  invalid: "invalid",
  refused: "invalid",
  skipped: "",
  crashed: "crashed",
};

const quoteField = (field: string) =>
  /[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** The number of rows written per task, so that the page stays responsive. */
const ROWS_PER_TASK = 2000;

/** Returns the answers as CSV with the columns of `lab solve` that apply here, followed by label and line. */
export async function csv(file: PuzzleFile, answers: BatchAnswers): Promise<Blob> {
  const row = rowsOf(file);
  const algorithm = quoteField(setupText(answers));
  const parts = ["puzzle,algorithm,outcome,solutions,steps,solution,label,line\n"];
  for (let from = 0; from < file.length; from += ROWS_PER_TASK) {
    let part = "";
    for (let number = from; number < Math.min(file.length, from + ROWS_PER_TASK); number += 1) {
      const { puzzle, fate, count, steps, solution, label, line } = row(answers, number);
      if (fate === "skipped") continue;
      const figures = [outcomeNames[fate], count ?? "", steps ?? ""];
      const fields = [puzzle, algorithm, ...figures, solution, quoteField(label), line];
      part += `${fields.join(",")}\n`;
    }
    parts.push(part);
    await new Promise((settle) => setTimeout(settle));
  }
  return new Blob(parts, { type: "text/csv" });
}
