/**
 * Creates the access to the game for shared links, without fetching the code that packs it before the view is opened.
 */
import { signal } from "@preact/signals";

export function createPacking() {
  /**
   * Returns the entered digits, marks and colours in packed form; `null` until the view has been opened, because until
   * then there is no game.
   */
  const packGame = signal<(() => string) | null>(null);

  return { packGame };
}
