/** The one way to follow the size of elements. */

/**
 * Calls `work` in the animation frame after an element has changed its size, the first time included, until the
 * returned function is called; `work` gets the entry of the first of them. Not within the observer's own callback: what changes the layout there is reported
 * by browsers as an error, "ResizeObserver loop completed with undelivered notifications".
 */
export function onResize(
  elements: Element | readonly (Element | null | undefined)[],
  work: (entry: ResizeObserverEntry | undefined) => void,
): () => void {
  let frame = 0;
  const observer = new ResizeObserver(([entry]) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => work(entry));
  });
  for (const one of [elements].flat()) if (one) observer.observe(one);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
