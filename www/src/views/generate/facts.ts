/** The facts about a puzzle that was made. */
import type { Puzzle } from "sudoku-lab";
import { generateWords as words } from "../../words/generate";
import type { MadePuzzle } from "./work";

export interface Fact {
  readonly id: "givens" | "solutions" | "minimal" | "symmetry";
  readonly label: string;
  readonly text: string;
}

export const givensOf = ({ givens }: Pick<Puzzle, "givens">) =>
  givens.filter((digit) => digit > 0).length;

/** Returns the facts, and a short sentence for screen readers. */
export function puzzleFacts(puzzleMade: MadePuzzle): {
  readonly all: readonly Fact[];
  readonly said: string;
} {
  const { puzzle, outcome, unproved, several } = puzzleMade;
  if (!puzzle) return { all: [], said: words.nothing(outcome) };
  const givens = givensOf(puzzle);
  const all: Fact[] = [
    { id: "givens", label: words.givens, text: words.givensOf(givens, puzzle.givens.length) },
    { id: "solutions", label: words.solutions, text: solutions(puzzleMade) },
  ];
  const minimal = minimality(puzzleMade, puzzle);
  if (minimal) all.push({ id: "minimal", label: words.minimal, text: minimal });
  if (givens < puzzle.givens.length) {
    const kept = symmetriesOf(puzzle).map((id) => words.symmetries[id]);
    const text = kept.length > 0 ? kept.join(", ") : words.noSymmetry;
    all.push({ id: "symmetry", label: words.symmetry, text });
  }
  return { all, said: several ? words.madeSeveral(givens) : words.made(givens, unproved) };
}

function solutions({ unproved, several, outcome }: MadePuzzle): string {
  if (several) return words.several;
  if (!unproved) return words.unique;
  return outcome === "solved" ? words.unproved : words.unprovedCut;
}

/**
 * Returns a text about the minimality: the result of the check, otherwise what the counters of the generator show;
 * `null` if it does not apply.
 */
function minimality(puzzleMade: MadePuzzle, puzzle: Puzzle): string | null {
  const { minimal, counters, outcome, steps, several } = puzzleMade;
  const { givens, side } = puzzle;
  const given = givensOf(puzzle);
  if (several || given === givens.length) return null;
  if (minimal === true) return words.isMinimal;
  const why = outcome === "solved" ? null : words.cutShort(outcome, steps);
  if (minimal) {
    const { spare } = minimal;
    return words.notMinimal(Math.floor(spare / side) + 1, (spare % side) + 1, why);
  }
  const needed = counters.get("needed") ?? 0;
  if (needed === given) return words.isMinimal;
  return words.notShown(needed, given, counters.get("unsure") ?? 0, why);
}

type SymmetryMap = (row: number, column: number, last: number) => readonly [number, number];

/** The cell to which each symmetry maps a cell. */
const symmetryMaps = {
  rotate90: (row, column, last) => [column, last - row],
  rotate180: (row, column, last) => [last - row, last - column],
  rows: (row, column, last) => [last - row, column],
  columns: (row, column, last) => [row, last - column],
  diagonal: (row, column) => [column, row],
  antidiagonal: (row, column, last) => [last - column, last - row],
} as const satisfies Record<string, SymmetryMap>;

export type SymmetryName = keyof typeof symmetryMaps;

/**
 * Returns the symmetries of the pattern of givens. A half turn is omitted if a quarter turn is a symmetry, because it
 * implies the half turn.
 */
export function symmetriesOf({
  side,
  givens,
}: Pick<Puzzle, "side" | "givens">): readonly SymmetryName[] {
  const keeps = (map: SymmetryMap) =>
    givens.every((digit, cell) => {
      const [row, column] = map(Math.floor(cell / side), cell % side, side - 1);
      return digit > 0 === (givens[row * side + column] ?? 0) > 0;
    });
  const names = Object.keys(symmetryMaps) as SymmetryName[];
  const kept = names.filter((name) => keeps(symmetryMaps[name]));
  return kept.includes("rotate90") ? kept.filter((name) => name !== "rotate180") : kept;
}
