/** Copies text to the clipboard, and shows for a moment whether this succeeded. */
import { useSignal } from "@preact/signals";
import { announcement } from "./notices";

/** The time for which the result is shown, ms. */
const SAID = 2500;

interface Copying {
  /** The current message; `null` if there is none. */
  readonly said: string | null;
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
): Copying {
  const said = useSignal<string | null>(null);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      said.value = done;
    } catch {
      said.value = failed;
      refused?.(text);
    }
    announcement.value = said.value;
    setTimeout(() => {
      if (said.value === done) finished?.();
      said.value = null;
    }, SAID);
  }

  return { said: said.value, copy };
}
