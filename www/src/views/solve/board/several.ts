/**
 * Creates the state of a mode in which each tap adds a cell to the selection, for players who cannot drag or hold a
 * key.
 */
import { signal } from "@preact/signals";

export function createSelectSeveral() {
  const several = signal(false);

  return { several };
}
