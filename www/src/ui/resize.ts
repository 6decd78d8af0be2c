/** Observes the sizes of elements. */

/**
 * Calls `work` in the animation frame after any of the elements has changed its size, including once initially, until
 * the returned function is called. `work` receives the first entry. The call is deferred because layout changes within
 * the observer's own callback make browsers report "ResizeObserver loop completed with undelivered notifications".
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
