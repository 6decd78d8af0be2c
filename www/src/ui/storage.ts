/** The browser's storage, which may refuse at any call. */
import { signal } from "@preact/signals";

/** Whether the browser refused to keep something, and nobody has read it yet. Of the page, which has one storage. */
export const storageRefused = signal(false);
let refused = false;

/** A frame is part of somebody's page, which shows the same to everybody and to each frame its own. */
export const framed = globalThis.top !== globalThis.window || globalThis.origin === "null";

/** It is said once, however often it happens; never in a frame, where nothing is kept. */
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

/** As `recall`, of what the visitor has set up. */
export const recallOwn = (key: string) => (framed ? null : recall(key));

/** As `recallOwn`, read as JSON; `null` if nothing is kept, or something else than JSON. */
export function recallJson(key: string): unknown {
  const text = recallOwn(key);
  if (text === null) return null;
  // Nothing but the parser is in here: an error of the code that uses the value must not look like damaged data.
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps no more what `keep` has kept. */
export function forgetOwn(key: string): void {
  try {
    if (!framed) localStorage.removeItem(PREFIX + key);
  } catch {
    refuse();
  }
}
