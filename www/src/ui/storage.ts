/** Access to the browser's storage, which may refuse any call. */
import { signal } from "@preact/signals";

/**
 * Whether the browser refused to store data and the visitor has not dismissed the notice about it. Shared by all
 * sessions on purpose: the page has one storage.
 */
export const storageRefused = signal(false);
let isRefused = false;

/**
 * Whether the page is in a frame. A frame is part of another page and stores nothing, so that it looks the same to
 * every visitor.
 */
export const isFramed = globalThis.top !== globalThis.window || globalThis.origin === "null";

/** Reports a refusal once, but never in a frame, where nothing is stored. */
function reportRefused(): void {
  if (!isRefused && !isFramed) storageRefused.value = true;
  isRefused = true;
}

const KEY_PREFIX = "sudoku-lab.";

export function readValue(key: string): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + key);
  } catch {
    reportRefused();
    return null;
  }
}

export function storeValue(key: string, value: string): void {
  try {
    if (!isFramed) localStorage.setItem(KEY_PREFIX + key, value);
  } catch {
    reportRefused();
  }
}

/** As `readValue`, for data of the visitor, which frames do not use. */
export const readUserValue = (key: string) => (isFramed ? null : readValue(key));

/** As `readUserValue`, parsed as JSON; `null` if nothing is stored, or the text is not JSON. */
export function readJson(key: string): unknown {
  const text = readUserValue(key);
  if (text === null) return null;
  // Only the parser is inside `try`: an error in the code that uses the value must not look like damaged data.
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Deletes a value that was stored with `storeValue`. */
export function removeValue(key: string): void {
  try {
    if (!isFramed) localStorage.removeItem(KEY_PREFIX + key);
  } catch {
    reportRefused();
  }
}
