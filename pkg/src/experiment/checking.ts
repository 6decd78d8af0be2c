/** Checks whether the content of a record can be true: its outcome, figures and solution together. */
import type { Outcome } from "../types.js";
import type { Figure } from "./columns.js";
import { FIGURES } from "./schema.js";

/**
 * A fault of a record: the index of the figure (−1 for the outcome, the number of figures for the solution), and the
 * reason.
 */
export interface RecordFault {
  readonly place: number;
  readonly reason: string;
}

/** The result of a run according to its record. */
export interface RecordedRun {
  readonly outcome: Outcome;
  /** The figures in the order of `FIGURES`; NaN for a missing figure. */
  readonly figures: readonly number[];
  readonly hasSolution: boolean;
}

/** The outcomes of runs that were ended from outside; their figures may be missing. */
const EXTERNAL_OUTCOMES: readonly Outcome[] = ["stopped", "crashed"];
/** Figures that every run has. */
const REQUIRED_FIGURES: readonly Figure[] = ["solutions", "steps", "conflicts", "micros"];
/** Counters of digits that were tried, none of which can exceed the number of nodes. */
const NODE_COUNTERS: readonly Figure[] = ["guesses", "backtracks"];

/**
 * Returns the first fault of a record, or `null`. `counts` says whether the contestant counts nodes as the solvers here
 * do: a custom solver may count anything.
 */
export function findFault(
  { outcome, figures, hasSolution }: RecordedRun,
  givens: Uint8Array,
  box: string,
  counts: boolean,
): RecordFault | null {
  const figure = (name: Figure) => figures[FIGURES.indexOf(name)] ?? Number.NaN;
  const fault = (name: Figure, reason: string): RecordFault => ({
    place: FIGURES.indexOf(name),
    reason: `${name}: ${reason}`,
  });
  const solved = outcome === "solved";
  if (solved !== hasSolution) {
    const reason = solved ? "missing" : "present";
    return { place: FIGURES.length, reason: `solution: ${reason}, but the outcome is ${outcome}` };
  }
  if (EXTERNAL_OUTCOMES.includes(outcome)) return null;
  if (outcome === "invalid") {
    const named = FIGURES.find((name) => !Number.isNaN(figure(name)));
    return named ? fault(named, "has a value, but the outcome is invalid") : null;
  }
  if (hasClash(givens, box)) {
    return { place: -1, reason: `outcome: ${outcome}, but givens conflict` };
  }
  const missing = REQUIRED_FIGURES.find((name) => Number.isNaN(figure(name)));
  if (missing) return fault(missing, "the value is missing");
  const expected = solved ? 1 : 0;
  const solutionCount = figure("solutions");
  if (solutionCount !== expected) {
    return fault(
      "solutions",
      `expected ${expected} for the outcome ${outcome}, found ${solutionCount}`,
    );
  }
  const max = solved ? 0 : 3 * givens.length;
  if (figure("conflicts") > max) {
    return fault("conflicts", `${figure("conflicts")}, but at most ${max} are possible`);
  }
  const more = counts && NODE_COUNTERS.find((name) => figure(name) > figure("nodes"));
  if (!more) return null;
  return fault(more, `${figure(more)}, but there are only ${figure("nodes")} nodes`);
}

/** Whether a house contains two equal givens. */
const hasClash = (givens: Uint8Array, box: string): boolean => {
  const side = Math.sqrt(givens.length);
  const [rows = 1, columns = 1] = box.split("x").map(Number);
  const visited = new Set<number>();
  for (const [cell, digit] of givens.entries()) {
    if (digit === 0) continue;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const block = Math.floor(row / rows) * rows + Math.floor(column / columns);
    for (const [kind, house] of [row, column, block].entries()) {
      const place = (kind * side + house) * (side + 1) + digit;
      if (visited.has(place)) return true;
      visited.add(place);
    }
  }
  return false;
};
