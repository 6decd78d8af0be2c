/** What is chosen of the papers. */
import { signal } from "@preact/signals";

/** Two drafts and the thesis that came of them, and three more. */
export const ALL = ["a", "thesis", "b", "c", "d"] as const;
/** The id of the paper that is looked at. */
export const paper = signal<(typeof ALL)[number]>(ALL[0]);
/** Whether something is run. */
export const working = signal(false);
