/** Creates the state of the sheets that the menu below the board opens. */
import { signal } from "@preact/signals";

export function createSolveSheets() {
  /** Whether the sheet of keyboard shortcuts is open, which a shortcut also opens. */
  const keysOpen = signal(false);
  const settingsOpen = signal(false);
  const shareOpen = signal(false);

  return { keysOpen, settingsOpen, shareOpen };
}
