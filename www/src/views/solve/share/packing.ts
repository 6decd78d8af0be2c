/** What a link for others says of the game, without fetching what packs it before the view is opened. */
import { signal } from "@preact/signals";

export function createPacking() {
  /** Packs what was entered, marked and coloured; `null` until the view has been opened, for until then there is no game. */
  const packGame = signal<(() => string) | null>(null);

  return { packGame };
}
