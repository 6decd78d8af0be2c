/** Which technique is read about. */
import { signal } from "@preact/signals";

/** Its id; `null` is the index of all. */
export const chosen = signal<string | null>(null);
