/** Records of runs in columns, read from the rows that `lab experiment` writes. */
import type { Measure } from "./data";

export interface PuzzleSize {
  readonly side: number;
  readonly blanks: number;
}

export interface Runs {
  readonly length: number;
  /** The names to which the numbers in `set` and `contestant` refer. */
  readonly sets: readonly string[];
  readonly contestants: readonly string[];
  readonly set: readonly number[];
  readonly contestant: readonly number[];
  /** The number of the puzzle, counted over all sets. */
  readonly puzzle: readonly number[];
  /** The line of the puzzle in the file of its set. */
  readonly line: readonly number[];
  readonly solved: readonly boolean[];
  /**
   * The size of the puzzle: the side of the grid and the number of blank cells; `null` if the puzzle is not recorded.
   */
  readonly sizes: readonly (PuzzleSize | null)[];
  /** The values of each measure; `NaN` if the algorithm does not count it. */
  readonly of: Readonly<Record<Measure, Float64Array>>;
}

const measures = ["nodes", "backtracks", "steps", "conflicts", "micros"] as const;

/** Assigns numbers to names in the order of their first occurrence. */
function numbering() {
  const names: string[] = [];
  const cache = new Map<string, number>();
  return {
    names,
    of(name: string): number {
      const at = cache.get(name) ?? names.push(name) - 1;
      cache.set(name, at);
      return at;
    },
  };
}

/** Returns the size of a puzzle from its text, which has one character per cell; `null` for an empty text. */
function sizeOf(text: string): PuzzleSize | null {
  if (text === "") return null;
  return { side: Math.sqrt(text.length), blanks: text.replace(/[^.0]/g, "").length };
}

/** Reads rows of CSV below their header. Columns that are not needed may be missing. */
export function readRuns(csv: string): Runs {
  const [head = "", ...rows] = csv.split("\n").filter((row) => row !== "");
  const columns = head.split(",");
  const column = (name: string) => columns.indexOf(name);
  const [set, line, contestant, outcome, puzzle] = [
    "set",
    "line",
    "contestant",
    "outcome",
    "puzzle",
  ].map(column);
  const [sets, contestants, puzzles] = [numbering(), numbering(), numbering()];
  const runs = {
    length: rows.length,
    sets: sets.names,
    contestants: contestants.names,
    set: [] as number[],
    contestant: [] as number[],
    puzzle: [] as number[],
    line: [] as number[],
    solved: [] as boolean[],
    sizes: [] as (PuzzleSize | null)[],
    of: Object.fromEntries(
      measures.map((measure) => [measure, new Float64Array(rows.length)]),
    ) as Record<Measure, Float64Array>,
  };
  const places = measures.map((measure) => [runs.of[measure], column(measure)] as const);
  for (const [at, row] of rows.entries()) {
    const fields = row.split(",");
    const field = (place: number | undefined) => fields[place ?? -1] ?? "";
    runs.set.push(sets.of(field(set)));
    runs.contestant.push(contestants.of(field(contestant)));
    runs.puzzle.push(puzzles.of(`${field(set)} ${field(line)}`));
    runs.line.push(Number(field(line)));
    runs.solved.push(field(outcome) === "solved");
    runs.sizes.push(sizeOf(field(puzzle)));
    for (const [values, place] of places) {
      const text = field(place);
      values[at] = text === "" ? Number.NaN : Number(text);
    }
  }
  return runs;
}

/** Returns the indices of the runs of a contestant (or of all contestants) on some sets (or on all sets). */
export function chosen(runs: Runs, contestantName?: string, setIds?: readonly string[]): number[] {
  const contestant = contestantName === undefined ? null : runs.contestants.indexOf(contestantName);
  const sets = setIds?.map((name) => runs.sets.indexOf(name));
  const all: number[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    if (contestant !== null && runs.contestant[at] !== contestant) continue;
    if (sets && !sets.includes(runs.set[at] ?? -1)) continue;
    all.push(at);
  }
  return all;
}

/**
 * Returns the mean cost of each puzzle over a contestant's runs: the puzzles are the sample, because runs on the same
 * puzzle are not independent. With `worst`, a run without a solution costs this amount.
 */
export function costs(
  runs: Runs,
  measure: Measure,
  contestant?: string,
  setNames?: readonly string[],
  worst?: number,
): Map<number, number> {
  const sums = new Map<number, [sum: number, count: number]>();
  for (const at of chosen(runs, contestant, setNames)) {
    const value = runs.of[measure][at] ?? Number.NaN;
    const cost = worst !== undefined && !runs.solved[at] ? worst : value;
    if (Number.isNaN(cost)) continue;
    const puzzle = runs.puzzle[at] ?? 0;
    const [sum, count] = sums.get(puzzle) ?? [0, 0];
    sums.set(puzzle, [sum + cost, count + 1]);
  }
  return new Map([...sums].map(([puzzle, [sum, count]]) => [puzzle, sum / count]));
}

/**
 * Returns the same runs, with the number of steps until each was solved or stopped improving: runs without a solution
 * stop `patience` steps after their last improvement.
 */
export function untilSettled(runs: Runs, patience: number): Runs {
  const steps = runs.of.steps.map((count, at) => (runs.solved[at] ? count : count - patience));
  return { ...runs, of: { ...runs.of, steps } };
}

/** Returns a cost greater than that of any run. */
export const costBeyondRuns = (runs: Runs, measure: Measure): number =>
  2 * runs.of[measure].reduce((most, value) => (value > most ? value : most), 1);
