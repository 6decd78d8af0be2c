/** Copying, and saying for a while whether it worked. */
import { useSignal } from "@preact/signals";
import { announcement } from "./notices";

/** How long it is said, ms. */
const SAID = 2500;

interface Copying {
  /** What there is to say now. */
  readonly said: string | null;
  copy(text: string): Promise<void>;
}

/**
 * `refused`, if there is anything to be done then, is given the text where the browser does not copy it. `finished` is
 * called once it was said that the text was copied.
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
