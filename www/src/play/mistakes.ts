/** What a position has that its solution contradicts. */
import { bitOf, digitAt, type Position } from "./position";

export interface Mistakes {
  /** Cells whose digit is another. */
  readonly wrong: ReadonlySet<number>;
  /** Blank cells whose right candidate was ruled out, or is not among their marks. */
  readonly ruledOut: ReadonlySet<number>;
}

export const NONE: Mistakes = { wrong: new Set(), ruledOut: new Set() };

/** `solution`: one digit per cell. */
export function mistakesIn(p: Position, solution: Uint8Array): Mistakes {
  const [wrong, ruledOut] = [new Set<number>(), new Set<number>()];
  for (const [cell, right] of solution.entries()) {
    const digit = digitAt(p, cell);
    const [noted = 0, struck = 0] = [p.centre[cell], p.struck[cell]];
    if (digit > 0 && digit !== right) wrong.add(cell);
    else if (digit === 0 && (struck & bitOf(right) || (noted > 0 && !(noted & bitOf(right))))) {
      ruledOut.add(cell);
    }
  }
  return { wrong, ruledOut };
}
