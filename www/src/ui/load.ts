/** Fetches code that the first view does not need. Every dynamic `import` of the page goes through this module. */

export type Load<T> = () => Promise<T>;

const arrived = new WeakMap<Load<unknown>, unknown>();
const fetching = new WeakMap<Load<unknown>, Promise<unknown>>();

const unstyled = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") unstyled.add(target);
  },
  true, // error events of elements do not bubble
);

/**
 * Requests a failed style sheet again, because the code that Vite generates for `import` requests each one only once.
 */
function style(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  unstyled.delete(link);
  return new Promise((settle, reject) => {
    again.onload = settle;
    again.onerror = () => reject(new Error(again.href));
    link.replaceWith(again);
  });
}

/** Fetches a part once; after a failure, the next call tries again. The caller handles the rejection. */
export function fetchOnce<T>(load: Load<T>): Promise<T> {
  const under = fetching.get(load) ?? begin(load);
  fetching.set(load, under);
  return under as Promise<T>;
}

async function begin<T>(load: Load<T>): Promise<T> {
  try {
    await Promise.all([...unstyled].map(style));
    const part = await load();
    arrived.set(load, part);
    return part;
  } catch (error) {
    fetching.delete(load);
    throw error;
  }
}

/** Returns a part that has been fetched before; otherwise `null`. */
export const fetched = <T>(load: Load<T>): { readonly part: T } | null =>
  arrived.has(load) ? { part: arrived.get(load) as T } : null;

/**
 * Fetches an optional part and passes it to `use`. A failure is not reported, because code that requires the part
 * requests it itself. Errors in `use` are reported like all others.
 */
export function inBackground<T>(load: Load<T>, use: (part: T) => unknown): void {
  fetchOnce(load).then(use, () => {});
}
