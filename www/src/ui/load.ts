/** The one way to fetch code that the first visit does not need: every dynamic `import` is fetched here. */

export type Load<T> = () => Promise<T>;

const arrived = new WeakMap<Load<unknown>, unknown>();
const fetching = new WeakMap<Load<unknown>, Promise<unknown>>();

const unstyled = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") unstyled.add(target);
  },
  true, // it does not bubble
);

/** Style sheets that failed: what Vite makes of `import` asks for each only once. */
function style(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  unstyled.delete(link);
  return new Promise((settle, reject) => {
    again.onload = settle;
    again.onerror = () => reject(new Error(again.href));
    link.replaceWith(again);
  });
}

/** Fetches a part once; a failed attempt is repeated the next time. Its caller handles the rejection. */
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

/** A part that was fetched before; `null` where it was not. */
export const fetched = <T>(load: Load<T>): { readonly part: T } | null =>
  arrived.has(load) ? { part: arrived.get(load) as T } : null;

/**
 * Fetches what the page can do without and hands it to `use`. A failed attempt is not reported: what needs the part
 * asks for it itself, or the next visit does. Errors in `use` are reported as any others.
 */
export function inBackground<T>(load: Load<T>, use: (part: T) => unknown): void {
  fetchOnce(load).then(use, () => {});
}
