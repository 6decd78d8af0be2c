/** What is read about. */
import { signal } from "@preact/signals";

/** The algorithm; `null` is the overview. */
export const topic = signal<string | null>(null);
