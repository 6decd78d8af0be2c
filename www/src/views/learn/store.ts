/** The topic of the view Learn. */
import { signal } from "@preact/signals";

export function createLearnStore() {
  /** The id of the displayed algorithm; `null` for the overview. */
  const topic = signal<string | null>(null);

  return { topic };
}
