/** Space starts and pauses the race from anywhere on the page but where it has a use of its own. */

import type { Session } from "../../session/session";
import { createRaceController } from "./controller";
import { createRaceStore } from "./store";

/** Space also races where a winner was just picked: Enter takes the pick back. */
const USES_SPACE =
  "a, button:not(.bet), summary, input, select, textarea, [role=slider], [role=grid], [contenteditable], [tabindex='0']";

function onKey(session: Session, event: KeyboardEvent): void {
  const { projector } = session.get(createRaceStore);
  const { playback } = session.get(createRaceController);
  const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
  if (key !== " " || defaultPrevented || repeat || ctrlKey || altKey || metaKey || shiftKey) return;
  // The projector has keys of its own.
  if (projector.peek() === "on" || document.querySelector("dialog:modal, :popover-open")) return;
  if (target instanceof Element && target.closest(USES_SPACE)) return;
  event.preventDefault(); // the page does not scroll
  const { phase, play, pause } = playback;
  if (phase.peek() === "running") pause();
  else if (phase.peek() !== "idle") play();
}

/** Listens until the function returned is called. */
export function startOnSpace(session: Session): () => void {
  const listen = (event: KeyboardEvent) => onKey(session, event);
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
