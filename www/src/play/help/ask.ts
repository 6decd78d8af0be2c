/** The way to a hint for who has not asked yet: what tells it is fetched when it is first wanted. */
import { signal } from "@preact/signals";
import { bring } from "../../ui/Later";

/** Whether the panel that shows it is open. */
export const helping = signal(false);

const load = () => import("./hints");

/** Says more of the next step, and shows where that is said. */
export function ask(): void {
  helping.value = true;
  void bring(load).then(({ more }) => more());
}

/** Keeps a hint ready, once the page has nothing else to do; ends with what it gives back. */
export function keepReady(): () => void {
  let end = () => {};
  let over = false;
  const begin = () =>
    load().then(
      ({ follow }) => {
        if (!over) end = follow();
      },
      () => {}, // whoever asks for a hint is told
    );
  const idle = setTimeout(() => void begin(), IDLE);
  return () => {
    over = true;
    clearTimeout(idle);
    end();
  };
}

/** The board is there by then, ms. */
const IDLE = 400;
