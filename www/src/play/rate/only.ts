/** The technique whose steps alone are of interest: chosen in what the puzzle needs, and where its path is listed. */
import { signal } from "@preact/signals";

export function createOnly() {
  /** Its id; empty is all. */
  const only = signal("");

  return { only };
}
