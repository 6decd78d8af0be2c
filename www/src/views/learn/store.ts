/** What is read about. */
import { signal } from "@preact/signals";

export function createLearnStore() {
  /** The algorithm; `null` is the overview. */
  const topic = signal<string | null>(null);

  return { topic };
}
