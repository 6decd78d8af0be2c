/** The one way to follow the size of elements. */
import { inPhases, type Work } from "./phases";

const waiting = new Map<object, Work>();

/** Calls `work` in the next animation frame, in phases with others; a later call for the same `owner` replaces it. */
export function inNextFrame(owner: object, work: Work): void {
  if (waiting.size === 0) requestAnimationFrame(run);
  waiting.set(owner, work);
}

function run(): void {
  const works = [...waiting.values()];
  waiting.clear();
  inPhases(works);
}

/**
 * Calls `work` by `inNextFrame` after an element has changed its size, the first time included, until the returned
 * function is called; `work` gets the entry of the first of the elements. Not within the observer's own callback:
 * what changes the layout there is reported by browsers as an error, "ResizeObserver loop completed with
 * undelivered notifications".
 */
export function onResize(
  elements: Element | readonly (Element | null | undefined)[],
  work: (entry: ResizeObserverEntry | undefined) => unknown,
): () => void {
  const observer = new ResizeObserver(([entry]) => inNextFrame(observer, () => work(entry)));
  for (const one of [elements].flat()) if (one) observer.observe(one);
  return () => {
    waiting.delete(observer);
    observer.disconnect();
  };
}
