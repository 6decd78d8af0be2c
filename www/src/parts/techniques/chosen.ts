/** The technique whose page is shown. */
import { signal } from "@preact/signals";

/** Whether the page was opened by a link in another view; it then receives the focus once it is loaded. */
export const arrivalState = { followed: false };

export function createChosenTechnique() {
  /** The id of the technique; `null` for the index of all techniques. */
  const chosen = signal<string | null>(null);

  return { chosen };
}
