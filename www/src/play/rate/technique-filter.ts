/**
 * The technique to which the list of steps is restricted. It is chosen in the list of required techniques or in the
 * path.
 */
import { signal } from "@preact/signals";

export function createTechniqueFilter() {
  /** The id of the technique; empty for all techniques. */
  const techniqueFilter = signal("");

  return { only: techniqueFilter };
}
