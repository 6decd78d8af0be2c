import { housesOf } from "./houses.js";
import { boxSize } from "./size.js";

/**
 * Returns the candidates that the rules leave in each blank cell, as bit sets (bit d − 1 for digit d); 0 for filled
 * cells.
 * @param digits One digit per cell, row by row; 0 is blank.
 * @param box Rows and columns of a box, `RxC`.
 */
export function allowedCandidates(digits: Uint8Array, box: string): Uint32Array<ArrayBuffer> {
  const side = Math.sqrt(digits.length);
  const size = boxSize(box);
  const all = 2 ** side - 1;
  // The digits that each house has no place left for.
  const occupied = new Uint32Array(3 * side);
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    for (const house of housesOf(cell, side, size))
      occupied[house] = (occupied[house] ?? 0) | (1 << (digit - 1));
  }
  return Uint32Array.from(digits, (digit, cell) => {
    if (digit > 0) return 0;
    return housesOf(cell, side, size).reduce((left, house) => left & ~(occupied[house] ?? 0), all);
  });
}
