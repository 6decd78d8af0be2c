/** The state of the papers' view. */
import { signal } from "@preact/signals";

/** The paper that is shown first: one whose verdicts come with the page. */
export const FIRST = "thesis";

export function createPapersStore() {
  /** The id of the paper that is shown. */
  const paper = signal<string | null>(FIRST);
  /** Whether tables are being run. */
  const working = signal(false);

  return { paper, working };
}
