/** The shown hint and its stage, which the board and the coach need before the code that finds hints is loaded. */
import { computed, signal } from "@preact/signals";
import type { Hint } from "./hint";

export function createHintStore() {
  /** The hint for the position on the board; `null` until it is known. */
  const known = signal<Hint | null>(null);
  /** A sentence about the last step that was applied; empty after any other change. */
  const done = signal("");
  /** The number of requested stages of the hint; 0 hides the hint. */
  const stage = signal(0);
  /** The shown hint; `null` if it is hidden or not known yet. */
  const hint = computed(() => (stage.value > 0 ? known.value : null));
  /** Whether a hint was requested that is not known yet. */
  const waiting = computed(() => stage.value > 0 && known.value === null);

  return { known, done, stage, hint, waiting };
}
