/** Copies text to the clipboard, and shows for a moment whether this succeeded. */
import { useSignal } from "@preact/signals";
import { announcement } from "./notices";

/** The time for which the result is shown, ms. */
const STATUS_MS = 2500;

interface CopyState {
  /** The current message; `null` if there is none. */
  readonly message: string | null;
  copy(text: string): Promise<void>;
}

/**
 * Returns a copy function and its current message. `refused` is called with the text if the browser does not copy it.
 * `finished` is called after the message about success has been shown.
 */
export function useCopy(
  done: string,
  failed: string,
  refused?: (text: string) => unknown,
  finished?: () => void,
): CopyState {
  const statusText = useSignal<string | null>(null);

  async function copyText(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      statusText.value = done;
    } catch {
      statusText.value = failed;
      refused?.(text);
    }
    announcement.value = statusText.value;
    setTimeout(() => {
      if (statusText.value === done) finished?.();
      statusText.value = null;
    }, STATUS_MS);
  }

  return { message: statusText.value, copy: copyText };
}
