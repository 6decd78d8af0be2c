/** The parts of a position that contradict its solution. */
import { bitOf, digitAt, type Position } from "./position";

export interface Mistakes {
  /** Cells with a digit that differs from the solution. */
  readonly wrong: ReadonlySet<number>;
  /** Blank cells whose correct candidate was ruled out or is missing from their marks. */
  readonly ruledOut: ReadonlySet<number>;
}

export const NO_MISTAKES: Mistakes = { wrong: new Set(), ruledOut: new Set() };

/** Compares a position with its solution, which has one digit per cell. */
export function mistakesIn(p: Position, solution: Uint8Array): Mistakes {
  const [wrongCells, ruledOut] = [new Set<number>(), new Set<number>()];
  for (const [cell, right] of solution.entries()) {
    const digit = digitAt(p, cell);
    const [noted = 0, struck = 0] = [p.centre[cell], p.struck[cell]];
    if (digit > 0 && digit !== right) wrongCells.add(cell);
    else if (digit === 0 && (struck & bitOf(right) || (noted > 0 && !(noted & bitOf(right))))) {
      ruledOut.add(cell);
    }
  }
  return { wrong: wrongCells, ruledOut };
}
