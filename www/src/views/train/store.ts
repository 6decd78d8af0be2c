/** The state of the training of a net that the address stores. */
import { signal } from "@preact/signals";

export function createTrainStore() {
  /** The settings that differ from the default, as in a link; `null` for the default. */
  const net = signal<string | null>(null);
  /** Whether a net is being trained, which continues when another view is opened. */
  const working = signal(false);

  return { net, working };
}
