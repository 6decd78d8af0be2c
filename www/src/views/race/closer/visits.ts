/** How often each cell's digit changed between the frames shown, lane by lane. */
import type { Frame } from "sudoku-lab";

export interface Visits {
  /** Changes of each cell. */
  readonly counts: Uint32Array;
  /** Frames compared. */
  frames: number;
  /** The step of the latest of them. */
  step: number;
  digits: Uint8Array;
}

const all: (Visits | null)[] = [];

export const visitsOf = (lane: number): Visits | null => all[lane] ?? null;

/** Begins to count for another run. */
export function beginVisits(lane: number): void {
  all[lane] = null;
}

/** Counts what changed; a look back at an earlier moment does not count. */
export function countVisits(lane: number, { digits, step }: Frame): void {
  const visits = all[lane];
  if (visits?.digits.length !== digits.length) {
    all[lane] = { counts: new Uint32Array(digits.length), frames: 0, step, digits };
    return;
  }
  if (step <= visits.step) return;
  for (const [cell, digit] of digits.entries()) {
    if (digit !== visits.digits[cell]) visits.counts[cell] = (visits.counts[cell] ?? 0) + 1;
  }
  visits.frames += 1;
  visits.step = step;
  visits.digits = digits;
}
