/** The browser's storage, which may refuse at any call. */
import { signal } from "@preact/signals";

/** Whether the browser refused to keep something, and nobody has read it yet. */
export const storageRefused = signal(false);
let refused = false;

/** It is said once, however often it happens. */
function refuse(): void {
  if (!refused) storageRefused.value = true;
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
    localStorage.setItem(PREFIX + key, value);
  } catch {
    refuse();
  }
}

/** A frame is part of somebody's page, which shows the same to everybody and to each frame its own. */
export const framed = globalThis.top !== globalThis.window || globalThis.origin === "null";

/** As `recall`, of what the visitor has set up. */
export const recallOwn = (key: string) => (framed ? null : recall(key));

/** As `keep`, of what the visitor has set up. */
export function keepOwn(key: string, value: string): void {
  if (!framed) keep(key, value);
}

/** Keeps no more what `keepOwn` has kept. */
export function forgetOwn(key: string): void {
  try {
    if (!framed) localStorage.removeItem(PREFIX + key);
  } catch {
    refuse();
  }
}
