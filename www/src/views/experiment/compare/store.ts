/** Which experiment is looked at, and how its figure is drawn: what the address keeps. */
import { signal } from "@preact/signals";

export function createCompareStore() {
  /** The id of a ready-made one; `null` is the first of them, or one's own. */
  const readyMade = signal<string | null>(null);
  /** One's own, as a link holds it. */
  const packed = signal<string | null>(null);
  /** How the figure is drawn, where that is not the usual: `drawing.ts` reads it. */
  const figure = signal<string | null>(null);
  /** Whether a visitor's own solver takes part in it, so that its code belongs into a link. */
  const withOwn = signal(false);
  /** Whether something goes on that is not paused when another view is opened. */
  const working = signal(false);
  /** Whether the settings are out. */
  const settingsOpen = signal(false);

  return { readyMade, packed, figure, withOwn, working, settingsOpen };
}
