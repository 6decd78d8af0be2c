/** The sheets that the menu under the board opens. */
import { signal } from "@preact/signals";

export function createSolveSheets() {
  /** The sheet of keys, which a key opens too. */
  const keysOpen = signal(false);
  const settingsOpen = signal(false);
  const shareOpen = signal(false);

  return { keysOpen, settingsOpen, shareOpen };
}
