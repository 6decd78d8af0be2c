/**
 * The open modal dialogs, the topmost last. The page behind a dialog is inert, so notices are shown in the topmost
 * dialog.
 */
import { signal } from "@preact/signals";

// Shared by all sessions on purpose: a modal dialog covers the whole page.
export const openModals = signal<readonly symbol[]>([]);

/** Adds a dialog to the open ones until the returned function is called. */
export function registerModal(id: symbol): () => void {
  openModals.value = [...openModals.peek(), id];
  return () => {
    openModals.value = openModals.peek().filter((one) => one !== id);
  };
}
