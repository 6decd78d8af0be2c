/** Compares means over the boards of several sets with printed means. */
import type { ClaimInput, Reproduction } from "sudoku-lab/workshop";
import type { Interval } from "./agreement";
import type { Measure } from "./data";
import { MIN_PUZZLES, meanOf, type Statistics } from "./estimate";
import { meanFigure } from "./inputs";
import { chosen, costs, type Runs } from "./runs";

/**
 * Removes the differences between the means of sets from the costs of boards, and returns the costs and the number of
 * sets. If the paper has one board of each class, and there are several boards of each class here, the classes cause no
 * sampling error.
 */
function withoutSets(
  runs: Runs,
  byPuzzle: ReadonlyMap<number, number>,
): { readonly costs: readonly number[]; readonly sets: number } {
  const setOf = new Map(chosen(runs).map((at) => [runs.puzzle[at], runs.set[at]]));
  const groups = new Map<number | undefined, number[]>();
  for (const [puzzle, cost] of byPuzzle) {
    const set = setOf.get(puzzle);
    groups.set(set, [...(groups.get(set) ?? []), cost]);
  }
  const all = [...byPuzzle.values()];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = mean(all);
  const centred = [...groups.values()].flatMap((values) => {
    const own = mean(values);
    return values.map((cost) => cost - own + middle);
  });
  return { costs: centred, sets: groups.size };
}

/**
 * Corrects a figure for the degrees of freedom: the values have lost one for each set, but the standard error took only
 * one into account.
 */
function withFreedom(figure: Reproduction, values: number, sets: number): Reproduction {
  const left = values - sets;
  const standardError = figure.standardError * Math.sqrt((values - 1) / left);
  const degreesOfFreedom = Math.min(figure.degreesOfFreedom, left);
  return { ...figure, standardError, degreesOfFreedom };
}

/**
 * Returns the input that compares a mean over the boards of several sets with a printed mean over the same sets; `null`
 * if there are too few boards.
 */
export function meanInput(
  runs: Runs,
  byPuzzle: ReadonlyMap<number, number>,
  { printed, n, margin }: { printed: number; n: number | null; margin: number },
  statistics: Statistics,
): ClaimInput | null {
  const { costs: centred, sets } = withoutSets(runs, byPuzzle);
  const compared =
    centred.length > sets ? meanFigure(centred, printed, n, margin, statistics) : null;
  return compared && { ...withFreedom(compared, centred.length, sets), kind: "equal" };
}

/** Returns the mean of a contestant's boards in a set; `null` if there are too few boards for an interval. */
export function meanOfSet(
  runs: Runs,
  measure: Measure,
  { contestant, set }: { contestant: string; set: string },
  statistics: Statistics,
): Interval | null {
  const boards = [...costs(runs, measure, contestant, [set]).values()];
  return boards.length < MIN_PUZZLES ? null : meanOf(boards, statistics);
}
