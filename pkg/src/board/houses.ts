import type { BoxSize } from "./size.js";

/** Returns the indices of the row, the column and the box of a cell: rows come first, then columns, then boxes. */
export function housesOf(
  cell: number,
  side: number,
  { rows, columns }: BoxSize,
): readonly [row: number, column: number, box: number] {
  const row = Math.floor(cell / side);
  const column = cell % side;
  const box = Math.floor(row / rows) * (side / columns) + Math.floor(column / columns);
  return [row, side + column, 2 * side + box];
}

/** Returns the cells whose digit stands in another cell of one of their houses as well. */
export function clashingCells(digits: Uint8Array, side: number, box: BoxSize): Set<number> {
  const clashing = new Set<number>();
  // The first cell of each digit in each row, column and box.
  const first = new Int16Array(3 * side * (side + 1)).fill(-1);
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    for (const house of housesOf(cell, side, box)) {
      const at = house * (side + 1) + digit;
      const other = first[at] ?? -1;
      if (other < 0) first[at] = cell;
      else clashing.add(cell).add(other);
    }
  }
  return clashing;
}

/** Returns the houses that contain all of these cells. */
export function sharedHouses(
  cells: readonly number[],
  side: number,
  box: BoxSize,
): readonly { readonly kind: "row" | "column" | "box"; readonly index: number }[] {
  return (["row", "column", "box"] as const).flatMap((kind, at) => {
    const all = new Set(cells.map((cell) => housesOf(cell, side, box)[at] ?? 0));
    const [house] = all;
    return all.size === 1 && house !== undefined ? [{ kind, index: house - at * side }] : [];
  });
}
