/** Handles text that is pasted outside of text fields. */

/**
 * Returns whether a paste belongs to a field, to a dialog that takes no pasted puzzle, or to an editor in a shadow
 * tree.
 */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.shadowRoot ??
    target.closest("input, textarea, select, dialog[open]:not([data-takes-paste])")) !== null;

/**
 * Calls `take` with pasted text until the returned function is called. With `first`, `take` is called before all other
 * listeners and consumes the text by returning true. A file without text, such as an image, is passed to `takeFile`.
 */
export function listenForPaste(
  take: (text: string) => unknown,
  first = false,
  takeFile?: (file: File) => unknown,
): () => void {
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isField(event.target)) return;
    if (text.trim() === "") {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || !takeFile) return;
      event.preventDefault();
      takeFile(file);
      return;
    }
    if (first && take(text) !== true) return;
    event.preventDefault();
    if (first) event.stopPropagation();
    else take(text);
  }
  document.addEventListener("paste", onPaste, first);
  return () => document.removeEventListener("paste", onPaste, first);
}
