/** Positions as digits in rows: lines, grids with borders, pencil marks. */
import { boxSize } from "../../text/digits";
import { bitOf, candidatesOf, digitAt, digitsIn, type Position } from "../position";
import { symbol } from "./format";

const cells = (position: Position) => Array.from(position.givens.keys());

/** Returns the givens on one line. */
export const line = ({ givens, side }: Position): string =>
  Array.from(givens, (digit) => symbol(digit, side)).join("");

/** Returns the givens in rows with borders around the boxes. */
export const grid = (position: Position): string =>
  boxed(position, (cell) => symbol(position.givens[cell] ?? 0, position.side));

/** Returns the givens and the player's digits, in rows with borders around the boxes. */
const filled = (position: Position): string =>
  boxed(position, (cell) => symbol(digitAt(position, cell), position.side));

/** Returns the candidates of each cell, in columns; `!` for a cell without candidates. */
export function pencilMarks(position: Position): string {
  const left = candidatesOf(position);
  return boxed(position, (cell) => {
    const digit = digitAt(position, cell);
    if (digit > 0) return symbol(digit, position.side);
    const marks = digitsIn(left[cell] ?? 0).map((one) => symbol(one, position.side));
    return marks.length > 0 ? marks.join("") : "!";
  });
}

/** Returns the givens, all digits, and the candidates of each cell: three grids, as some programs copy a position. */
export const threeGrids = (position: Position): string =>
  [grid(position), filled(position), pencilMarks(position)].join("\n");

/** Returns the candidates with one symbol per digit in each cell, one row of cells per line. */
export function lists(position: Position): string {
  const { side } = position;
  const left = candidatesOf(position);
  const list = (cell: number) => {
    const digit = digitAt(position, cell);
    const set = digit > 0 ? bitOf(digit) : (left[cell] ?? 0);
    return Array.from({ length: side }, (_, at) =>
      (set >>> at) & 1 ? symbol(at + 1, side) : ".",
    ).join("");
  };
  return rows(position)
    .map((row) => `${row.map(list).join("")}\n`)
    .join("");
}

/** Returns the cells of each row. */
export const rows = (position: Position): readonly (readonly number[])[] => {
  const { side } = position;
  return Array.from({ length: side }, (_, row) =>
    cells(position).slice(row * side, (row + 1) * side),
  );
};

/**
 * Cells with borders around the boxes, each as wide as the widest cell of its column; every line ends with a line feed.
 */
function boxed(position: Position, text: (cell: number) => string): string {
  const box = boxSize(position.box);
  const all = rows(position).map((row) => row.map(text));
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
