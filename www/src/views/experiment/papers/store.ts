/** The state of the papers' view. */
import { signal } from "@preact/signals";

/** The paper that is shown first: one whose verdicts come with the page. */
export const DEFAULT_PAPER = "thesis";

export function createPapersStore() {
  /** The id of the paper that is shown. */
  const paper = signal<string | null>(DEFAULT_PAPER);
  /** Whether tables are being run. */
  const working = signal(false);

  return { paper, working };
}
