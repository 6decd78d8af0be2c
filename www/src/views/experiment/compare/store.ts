/** The state of the view that the address stores: the experiment and the settings of its figure. */
import { signal } from "@preact/signals";

export function createCompareStore() {
  /** The id of a ready-made experiment; `null` for the first one, or if the experiment is the visitor's own. */
  const readyMade = signal<string | null>(null);
  /** The visitor's own experiment, compressed as in a link; `null` if there is none. */
  const packed = signal<string | null>(null);
  /** The settings of the figure as parsed by `drawing.ts`; `null` for the defaults. */
  const figure = signal<string | null>(null);
  /** Whether the visitor's own solver is a contestant, so that links must contain its code. */
  const withOwn = signal(false);
  /** Whether a task runs that does not pause when another view is opened. */
  const working = signal(false);
  /** Whether the settings are unfolded. */
  const settingsOpen = signal(false);
  /** Whether the visitor asked for an experiment of their own, until the form of the settings has the focus. */
  const askingOwn = signal(false);

  return { readyMade, packed, figure, withOwn, working, settingsOpen, askingOwn };
}
