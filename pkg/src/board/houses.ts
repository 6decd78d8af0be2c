import type { BoxSize } from "./size.js";

/** The cells whose digit stands in another cell of one of their houses as well. */
export function clashingCells(digits: Uint8Array, side: number, box: BoxSize): Set<number> {
  const clashing = new Set<number>();
  const boxesAcross = side / box.columns;
  // The first cell of each digit in each row, column and box.
  const first = new Int16Array(3 * side * (side + 1)).fill(-1);
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    const row = Math.floor(cell / side);
    const column = cell % side;
    const inBox = Math.floor(row / box.rows) * boxesAcross + Math.floor(column / box.columns);
    for (const house of [row, side + column, 2 * side + inBox]) {
      const at = house * (side + 1) + digit;
      const other = first[at] ?? -1;
      if (other < 0) first[at] = cell;
      else clashing.add(cell).add(other);
    }
  }
  return clashing;
}

/** The houses that contain all of these cells. */
export function sharedHouses(
  cells: readonly number[],
  side: number,
  { rows, columns }: BoxSize,
): readonly { readonly kind: "row" | "column" | "box"; readonly index: number }[] {
  const across = side / columns;
  const of = {
    row: (cell: number) => Math.floor(cell / side),
    column: (cell: number) => cell % side,
    box: (cell: number) =>
      Math.floor(Math.floor(cell / side) / rows) * across + Math.floor((cell % side) / columns),
  };
  return (["row", "column", "box"] as const).flatMap((kind) => {
    const all = new Set(cells.map(of[kind]));
    const [index] = all;
    return all.size === 1 && index !== undefined ? [{ kind, index }] : [];
  });
}
