/** The current activity of a session. */
import { signal } from "@preact/signals";

export const createActivity = () => ({
  /**
   * Whether a race is running. Speculative background work has to wait, because it would compete for processor cores.
   */
  racing: signal(false),
});
