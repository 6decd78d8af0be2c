/** The way to a hint before any was asked for: the code that finds hints is fetched when it is first wanted. */
import { signal } from "@preact/signals";
import { bring } from "../../ui/Later";
import { inBackground } from "../../ui/load";
import { hintsWanted } from "./wanted";

/** Whether the panel with all steps, and with reasons against a digit, is open. */
export const helping = signal(false);

const load = () => import("./hints");

/** Shows more of the next step, in the coach. */
export function ask(): void {
  void bring(load).then(({ more, prepare }) => {
    prepare();
    more();
  });
}

/** Prepares hints once the page is idle; the returned function ends that. */
export function keepReady(): () => void {
  hintsWanted.value = true;
  const idle = setTimeout(() => inBackground(load, ({ prepare }) => prepare()), IDLE_MS);
  return () => {
    clearTimeout(idle);
    hintsWanted.value = false;
  };
}

/** The delay before hints are prepared, by which the board is drawn. */
const IDLE_MS = 400;
