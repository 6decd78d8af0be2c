/** What the address keeps of the visitor's own solver. */
import { signal } from "@preact/signals";
/** What it is tried on: one of the samples, or the puzzle on the board. */
export const samples = ["small", "easy", "hard", "board"] as const;
export type Sample = (typeof samples)[number];

export function createOwnStore() {
  /** Its code, as a link holds it. */
  const packed = signal<string | null>(null);
  /** What it is written for, as a link holds it. */
  const task = signal<string | null>(null);
  /** The link that brought the code, and waits for it to be allowed. */
  const onward = signal<string | null>(null);
  const sample = signal<Sample>("small");
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);

  return { packed, task, onward, sample, working };
}
