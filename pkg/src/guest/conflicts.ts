import type { GuestPuzzle } from "./program/solver.js";

/** Returns the number of missing digits, summed over the houses, as it is counted for the solvers of the lab. */
export function conflictsOf(
  digits: Uint8Array,
  { side, boxRows, boxColumns }: Omit<GuestPuzzle, "givens">,
): number {
  const visited = new Set<number>();
  const boxesAcross = side / boxColumns;
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / boxRows) * boxesAcross + Math.floor(column / boxColumns);
    for (const house of [row, side + column, 2 * side + box])
      visited.add(house * (side + 1) + digit);
  }
  return 3 * side * side - visited.size;
}
