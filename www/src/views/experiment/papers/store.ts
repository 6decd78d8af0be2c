/** What is chosen of the papers. */
import { signal } from "@preact/signals";

/** It opens with verdicts, not with what is to be run. */
export const FIRST = "thesis";

export function createPapersStore() {
  /** The id of the paper that is looked at. */
  const paper = signal<string | null>(FIRST);
  /** Whether something is run. */
  const working = signal(false);

  return { paper, working };
}
