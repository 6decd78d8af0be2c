/** Text that is pasted anywhere but in a field. */

/** Whether a paste belongs to a field, or to an editor, which has a document of its own. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.shadowRoot ?? target.closest("input, textarea, select, dialog[open]")) !== null;

/**
 * Gives what is pasted to `take` until the function returned is called; `first` comes before all others,
 * and what it takes, by returning true, is theirs no more.
 */
export function listenForPaste(take: (text: string) => unknown, first = false): () => void {
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isField(event.target) || text.trim() === "") return;
    if (first && take(text) !== true) return;
    event.preventDefault();
    if (first) event.stopPropagation();
    else take(text);
  }
  document.addEventListener("paste", onPaste, first);
  return () => document.removeEventListener("paste", onPaste, first);
}
