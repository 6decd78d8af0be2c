/** Fetches code that the first view does not need. Every dynamic `import` of the page goes through this module. */

export type LoadFunction<T> = () => Promise<T>;

const loadedParts = new WeakMap<LoadFunction<unknown>, unknown>();
const pendingParts = new WeakMap<LoadFunction<unknown>, Promise<unknown>>();

const pendingStyles = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") pendingStyles.add(target);
  },
  true, // error events of elements do not bubble
);

/**
 * Requests a failed style sheet again, because the code that Vite generates for `import` requests each one only once.
 */
function loadStyle(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  pendingStyles.delete(link);
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = () => reject(new Error(again.href));
    link.replaceWith(again);
  });
}

/** Fetches a part once; after a failure, the next call tries again. The caller handles the rejection. */
export function fetchOnce<T>(load: LoadFunction<T>): Promise<T> {
  const under = pendingParts.get(load) ?? startLoading(load);
  pendingParts.set(load, under);
  return under as Promise<T>;
}

async function startLoading<T>(load: LoadFunction<T>): Promise<T> {
  try {
    await Promise.all([...pendingStyles].map(loadStyle));
    const part = await load();
    loadedParts.set(load, part);
    return part;
  } catch (error) {
    pendingParts.delete(load);
    throw error;
  }
}

/** Returns a part that has been fetched before; otherwise `null`. */
export const loadedPart = <T>(load: LoadFunction<T>): { readonly part: T } | null =>
  loadedParts.has(load) ? { part: loadedParts.get(load) as T } : null;

/**
 * Fetches an optional part and passes it to `use`. A failure is not reported, because code that requires the part
 * requests it itself. Errors in `use` are reported like all others.
 */
export function loadInBackground<T>(load: LoadFunction<T>, use: (part: T) => unknown): void {
  fetchOnce(load).then(use, () => {});
}
