/** Which technique is read about. */
import { signal } from "@preact/signals";

/** Whether a link of another view was followed: the page takes the focus once it is there. */
export const arrival = { followed: false };

export function createChosenTechnique() {
  /** Its id; `null` is the index of all. */
  const chosen = signal<string | null>(null);

  return { chosen };
}
