/** The technique whose steps alone are of interest: chosen in what the puzzle needs, and where its path is listed. */
import { signal } from "@preact/signals";

/** Its id; empty is all. */
export const only = signal("");
