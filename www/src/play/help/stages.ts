/** The hint that is shown, and how much of it: what the board and the coach need before the code that finds hints is loaded. */
import { computed, signal } from "@preact/signals";
import type { Hint } from "./hint";

export function createHintStore() {
  /** The hint for the position on the board, as soon as it is known. */
  const known = signal<Hint | null>(null);
  /** What the last step changed, until something else is done. */
  const done = signal("");
  /** How many stages of the hint were asked for; 0 hides the hint. */
  const stage = signal(0);
  /** The hint that is shown. */
  const hint = computed(() => (stage.value > 0 ? known.value : null));
  /** Whether a hint was asked for that is not known yet. */
  const waiting = computed(() => stage.value > 0 && known.value === null);

  return { known, done, stage, hint, waiting };
}
