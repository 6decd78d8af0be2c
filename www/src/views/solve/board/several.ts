/** Whether each tap adds a cell to the selection, for who cannot drag or hold a key. */
import { signal } from "@preact/signals";

export function createSelectSeveral() {
  const several = signal(false);

  return { several };
}
