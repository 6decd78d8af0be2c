/**
 * The open modal dialogs, the topmost last. The page behind a dialog is inert, so notices are shown in the topmost
 * dialog.
 */
import { signal } from "@preact/signals";

// Shared by all sessions on purpose: a modal dialog covers the whole page.
export const modals = signal<readonly symbol[]>([]);

/** Adds a dialog to the open ones until the returned function is called. */
export function openModal(id: symbol): () => void {
  modals.value = [...modals.peek(), id];
  return () => {
    modals.value = modals.peek().filter((one) => one !== id);
  };
}
