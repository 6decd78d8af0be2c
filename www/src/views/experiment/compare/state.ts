/** Which experiment is looked at, and how its figure is drawn: what the address keeps. */
import { signal } from "@preact/signals";

/** The id of a ready-made one; `null` is the first of them, or one's own. */
export const readyMade = signal<string | null>(null);
/** One's own, as a link holds it. */
export const packed = signal<string | null>(null);
/** How the figure is drawn, where that is not the usual: `drawing.ts` reads it. */
export const figure = signal<string | null>(null);
/** Whether a visitor's own solver takes part in it, so that its code belongs into a link. */
export const withOwn = signal(false);
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);
