/** What is chosen of the papers. */
import { signal } from "@preact/signals";

export const FIRST = "a";
/** The id of the paper that is looked at. */
export const paper = signal<string | null>(FIRST);
/** Whether something is run. */
export const working = signal(false);
