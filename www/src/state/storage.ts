/** The browser's storage, which may refuse at any call. */
import { signal } from "@preact/signals";

/** Whether the browser refused to keep something; said once. */
export const storageRefused = signal(false);

const PREFIX = "sudoku-lab.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    storageRefused.value = true;
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    storageRefused.value = true;
  }
}
