/** Positions as digits in rows: lines, grids with borders, pencil marks. */
import { boxSize } from "../../text/digits";
import { bitOf, candidatesOf, digitAt, digitsIn, type Position } from "../position";
import { digitSymbol } from "./format";

const cellIndices = (position: Position) => Array.from(position.givens.keys());

/** Returns the givens on one line. */
export const formatLine = ({ givens, side }: Position): string =>
  Array.from(givens, (digit) => digitSymbol(digit, side)).join("");

/** Returns the givens in rows with borders around the boxes. */
export const formatGivens = (position: Position): string =>
  formatWithBoxes(position, (cell) => digitSymbol(position.givens[cell] ?? 0, position.side));

/** Returns the givens and the player's digits, in rows with borders around the boxes. */
const formatFilled = (position: Position): string =>
  formatWithBoxes(position, (cell) => digitSymbol(digitAt(position, cell), position.side));

/** Returns the candidates of each cell, in columns; `!` for a cell without candidates. */
export function pencilMarks(position: Position): string {
  const left = candidatesOf(position);
  return formatWithBoxes(position, (cell) => {
    const digit = digitAt(position, cell);
    if (digit > 0) return digitSymbol(digit, position.side);
    const marks = digitsIn(left[cell] ?? 0).map((one) => digitSymbol(one, position.side));
    return marks.length > 0 ? marks.join("") : "!";
  });
}

/** Returns the givens, all digits, and the candidates of each cell: three grids, as some programs copy a position. */
export const formatThreeGrids = (position: Position): string =>
  [formatGivens(position), formatFilled(position), pencilMarks(position)].join("\n");

/** Returns the candidates with one symbol per digit in each cell, one row of cells per line. */
export function formatCandidateLists(position: Position): string {
  const { side } = position;
  const left = candidatesOf(position);
  const list = (cell: number) => {
    const digit = digitAt(position, cell);
    const set = digit > 0 ? bitOf(digit) : (left[cell] ?? 0);
    return Array.from({ length: side }, (_, at) =>
      (set >>> at) & 1 ? digitSymbol(at + 1, side) : ".",
    ).join("");
  };
  return rowsOf(position)
    .map((row) => `${row.map(list).join("")}\n`)
    .join("");
}

/** Returns the cells of each row. */
export const rowsOf = (position: Position): readonly (readonly number[])[] => {
  const { side } = position;
  return Array.from({ length: side }, (_, row) =>
    cellIndices(position).slice(row * side, (row + 1) * side),
  );
};

/**
 * Cells with borders around the boxes, each as wide as the widest cell of its column; every line ends with a line feed.
 */
function formatWithBoxes(position: Position, text: (cell: number) => string): string {
  const box = boxSize(position.box);
  const all = rowsOf(position).map((row) => row.map(text));
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  const stacks = <T>(row: readonly T[]) =>
    Array.from({ length: row.length / box.columns }, (_, at) =>
      row.slice(at * box.columns, (at + 1) * box.columns),
    );
  const dashes = stacks(widths).map((some) =>
    "-".repeat(some.reduce((sum, one) => sum + one + 1, 1)),
  );
  const border = `+${dashes.join("+")}+`;
  const lines = all.flatMap((row, at) => {
    const padded = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    const whole = `| ${stacks(padded)
      .map((stack) => stack.join(" "))
      .join(" | ")} |`;
    return at % box.rows === 0 ? [border, whole] : [whole];
  });
  return `${[...lines, border].join("\n")}\n`;
}
