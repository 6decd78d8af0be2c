/** The open modal dialogs, the topmost last: the page behind one cannot be pressed, so notices are shown in it. */
import { signal } from "@preact/signals";

// Of the page: a modal dialog covers all sessions.
export const modals = signal<readonly symbol[]>([]);

/** Counts a dialog among the open ones until the returned function is called. */
export function openModal(id: symbol): () => void {
  modals.value = [...modals.peek(), id];
  return () => {
    modals.value = modals.peek().filter((one) => one !== id);
  };
}
