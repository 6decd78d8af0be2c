/** Access to the browser's storage, which may refuse any call. */
import { signal } from "@preact/signals";

/**
 * Whether the browser refused to store data and the visitor has not dismissed the notice about it. Shared by all
 * sessions on purpose: the page has one storage.
 */
export const storageRefused = signal(false);
let refused = false;

/**
 * Whether the page is in a frame. A frame is part of another page and stores nothing, so that it looks the same to
 * every visitor.
 */
export const framed = globalThis.top !== globalThis.window || globalThis.origin === "null";

/** Reports a refusal once, but never in a frame, where nothing is stored. */
function refuse(): void {
  if (!refused && !framed) storageRefused.value = true;
  refused = true;
}

const PREFIX = "sudoku-lab.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    refuse();
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    if (!framed) localStorage.setItem(PREFIX + key, value);
  } catch {
    refuse();
  }
}

/** As `recall`, for data of the visitor, which frames do not use. */
export const recallOwn = (key: string) => (framed ? null : recall(key));

/** As `recallOwn`, parsed as JSON; `null` if nothing is stored, or the text is not JSON. */
export function recallJson(key: string): unknown {
  const text = recallOwn(key);
  if (text === null) return null;
  // Only the parser is inside `try`: an error in the code that uses the value must not look like damaged data.
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Deletes a value that was stored with `keep`. */
export function forgetOwn(key: string): void {
  try {
    if (!framed) localStorage.removeItem(PREFIX + key);
  } catch {
    refuse();
  }
}
