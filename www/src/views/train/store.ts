/** What the address keeps of the training of a net. */
import { signal } from "@preact/signals";

export function createTrainStore() {
  /** The settings that differ from the default, as a link holds them. */
  const net = signal<string | null>(null);
  /** Whether a net is being trained, which is not paused when another view is opened. */
  const working = signal(false);

  return { net, working };
}
