/** Verifies the solutions of a visitor's solver. */
import type { Registry } from "../module/registry.js";

/**
 * Returns the reason why digits do not solve a puzzle; `null` if they do: no cell is blank, every given is kept, and
 * the grid, read as a puzzle, has no conflict.
 */
export function findFault(
  lab: Registry,
  givens: Uint8Array,
  box: string,
  digits: Uint8Array,
): string | null {
  const side = Math.sqrt(givens.length);
  const cellName = (cell: number) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
  const blank = digits.indexOf(0);
  if (blank >= 0) return `${cellName(blank)} is blank`;
  const changed = givens.findIndex((given, cell) => given !== 0 && given !== digits[cell]);
  if (changed >= 0) {
    return `${cellName(changed)} is given as ${givens[changed]}, not ${digits[changed]}`;
  }
  return lab.read(lab.write(digits, box), { box }).clashes[0]?.message ?? null;
}
