/** Whether a view is open for which hints must be prepared. */
import { signal } from "@preact/signals";

export function createHintsWanted() {
  const hintsWanted = signal(false);

  return { hintsWanted };
}
