/** The hint that is shown, and how much of it: what the board and the coach need before the code that finds hints is loaded. */
import { computed, signal } from "@preact/signals";
import type { Hint } from "./hint";

/** The hint for the position on the board, as soon as it is known. */
export const known = signal<Hint | null>(null);
/** What the last step changed, until something else is done. */
export const done = signal("");
/** How many stages of the hint were asked for; 0 hides the hint. */
export const stage = signal(0);
/** The hint that is shown. */
export const hint = computed(() => (stage.value > 0 ? known.value : null));
/** Whether a hint was asked for that is not known yet. */
export const waiting = computed(() => stage.value > 0 && known.value === null);
