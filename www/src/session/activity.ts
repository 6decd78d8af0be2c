/** What a session is busy with. */
import { signal } from "@preact/signals";

export const createActivity = () => ({
  /** Whether a race is under way, which is not to share its cores with work that nobody asked for. */
  racing: signal(false),
});
