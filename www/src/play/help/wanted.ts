/** Whether the view is open whose hints are to be prepared. */
import { signal } from "@preact/signals";

export const hintsWanted = signal(false);
