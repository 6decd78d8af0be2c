/** Whether the view is open whose hints are to be prepared. */
import { signal } from "@preact/signals";

export function createHintsWanted() {
  const hintsWanted = signal(false);

  return { hintsWanted };
}
