/** Steps as text, in the notation that solvers share: `Skyscraper: 4 in r6c7,r7c9 => r4c9,r8c7<>4`. */
import type { Deduction } from "sudoku-lab";
import { glyph } from "../../text/digits";

/** Returns the name of a cell: its row and its column, from 1. */
export const cellName = (cell: number, side: number): string =>
  `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

export const cellNames = (cells: Iterable<number>, side: number): string =>
  [...cells].map((cell) => cellName(cell, side)).join(",");

/** A house, by its kind and its number from 1. */
export interface NamedHouse {
  readonly kind: "row" | "column" | "box";
  readonly number: number;
}

/** Returns the house with an index of the package, which numbers rows, then columns, then boxes. */
export function houseAt(house: number, side: number): NamedHouse {
  const kind = (["row", "column", "box"] as const)[Math.floor(house / side)] ?? "box";
  return { kind, number: (house % side) + 1 };
}

type Candidates = readonly (readonly [cell: number, digit: number])[];

/** Returns the cells of each digit, the smallest digit first. */
export function groupByDigit(
  candidates: Candidates,
): readonly (readonly [number, readonly number[]])[] {
  const cells = new Map<number, number[]>();
  for (const [cell, digit] of candidates) cells.set(digit, [...(cells.get(digit) ?? []), cell]);
  return [...cells].sort(([one], [other]) => one - other);
}

/** Returns the result of a step: `r4c5=1`, `r4c9,r8c7<>4`. */
export function resultText({ placements, eliminations }: Deduction, side: number): string {
  const placed = placements.map(([cell, digit]) => `${cellName(cell, side)}=${glyph(digit, side)}`);
  const removedTexts = groupByDigit(eliminations).map(
    ([digit, cells]) => `${cellNames(cells, side)}<>${glyph(digit, side)}`,
  );
  return [...placed, ...removedTexts].join("; ");
}

/**
 * Returns the candidates that are the reason of a step: `4/7 in r1c2,r1c3`; empty if the reason consists only of
 * houses.
 */
export function patternText({ explanation }: Deduction, side: number): string {
  const reason = (explanation?.marks ?? []).filter(
    ({ role, digit }) => digit > 0 && role !== "placed" && role !== "eliminated",
  );
  if (reason.length === 0) return "";
  const digits = [...new Set(reason.map(({ digit }) => digit))].sort((a, b) => a - b);
  const cells = [...new Set(reason.map(({ cell }) => cell))].sort((a, b) => a - b);
  return `${digits.map((digit) => glyph(digit, side)).join("/")} in ${cellNames(cells, side)}`;
}

/** Returns a complete step in one line. */
export function stepText(name: string, step: Deduction, side: number): string {
  const pattern = patternText(step, side);
  const result = resultText(step, side);
  return pattern === "" ? `${name}: ${result}` : `${name}: ${pattern} => ${result}`;
}
