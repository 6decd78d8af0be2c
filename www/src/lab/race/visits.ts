/** How often each cell's digit changed between the frames shown of a run. */
import type { Frame } from "sudoku-lab";

export interface Visits {
  /** Changes of each cell. */
  readonly counts: Uint32Array;
  /** Frames compared. */
  readonly frames: number;
  /** The step of the latest of them. */
  readonly step: number;
  readonly digits: Uint8Array;
}

/** Counts what changed; a look back at an earlier moment does not count. */
export function countVisits(before: Visits | null, { digits, step }: Frame): Visits {
  if (before?.digits.length !== digits.length) {
    return { counts: new Uint32Array(digits.length), frames: 0, step, digits };
  }
  if (step <= before.step) return before;
  const { counts, frames } = before;
  for (const [cell, digit] of digits.entries()) {
    if (digit !== before.digits[cell]) counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return { counts, frames: frames + 1, step, digits };
}
