/** The parts of the address that concern the visitor's own solver. */
import { signal } from "@preact/signals";
/** The puzzle on which the solver runs: one of the samples, or the puzzle on the board. */
export const samples = ["small", "easy", "hard", "board"] as const;
export type RunSample = (typeof samples)[number];

export function createOwnStore() {
  /** The code, in the form of a link. */
  const packed = signal<string | null>(null);
  /** The assignment, in the form of a link. */
  const task = signal<string | null>(null);
  /** The link that contained the code and waits until the code is allowed. */
  const onward = signal<string | null>(null);
  const sample = signal<RunSample>("small");
  /** Whether work is running that continues while another view is open. */
  const working = signal(false);

  return { packed, task, onward, sample, working };
}
