/** Text that is pasted anywhere but in a field. */

/** Whether a paste belongs to a field, to a dialog that takes no pasted puzzle, or to an editor with a document of its own. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.shadowRoot ??
    target.closest("input, textarea, select, dialog[open]:not([data-takes-paste])")) !== null;

/**
 * Gives what is pasted to `take` until the function returned is called; `first` comes before all others,
 * and what it takes, by returning true, is theirs no more. A file without text, such as a picture, goes to `takeFile`.
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
