/**
 * Space starts and pauses the race from anywhere on the page, also from a button that was clicked or that got the focus
 * back from a menu. It keeps its use in fields, in open dialogs and menus, and on a button that was reached with Tab, as
 * keyboard and screen reader users expect of a button; Enter presses every focused button.
 */

import type { Session } from "../../session/session";
import { createRaceController } from "./controller";
import { createRaceStore } from "./store";

const FIELDS =
  "input, select, textarea, [role=slider], [role=grid], [contenteditable], [tabindex='0']:not(button)";
/** Space also races where a winner was just picked: Enter takes the pick back. */
const BUTTONS = "button:not(.bet), summary, [role=button]";

/** The element that Tab moved the focus to, as long as nothing else was done with the focus. */
let reached: EventTarget | null = null;

/** Follows how the focus moves, until the function returned is called. */
function followFocus(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let tabbing = false;
  const forget = () => {
    tabbing = false;
    reached = null;
  };
  addEventListener(
    "keydown",
    ({ key }: KeyboardEvent) => {
      if (key === "Escape") forget(); // before what it closes reports it
      tabbing = key === "Tab";
    },
    options,
  );
  addEventListener("pointerdown", forget, options);
  // A menu or a dialog that closes, and what had the focus has it again.
  addEventListener("toggle", forget, options);
  addEventListener("close", forget, options);
  addEventListener(
    "focusin",
    ({ target }) => {
      reached = tabbing ? target : null;
      tabbing = false;
    },
    options,
  );
  return () => {
    stop.abort();
    forget();
  };
}

/** Whether Space has a use of its own where it was pressed. */
export function usesSpace({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  return target === reached && target.matches(BUTTONS);
}

/** Keeps a press of Space from its focused button: some browsers press that when the key comes up. */
export function takeSpace(event: KeyboardEvent): void {
  event.preventDefault(); // the page does not scroll
  const release = (up: KeyboardEvent) => {
    if (up.key === " ") up.preventDefault();
  };
  addEventListener("keyup", release, { capture: true, once: true });
}

function onKey(session: Session, event: KeyboardEvent): void {
  const { projector } = session.get(createRaceStore);
  const { playback } = session.get(createRaceController);
  const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
  if (key !== " " || defaultPrevented || repeat || ctrlKey || altKey || metaKey || shiftKey) return;
  // The projector has keys of its own.
  if (projector.peek() === "on" || document.querySelector("dialog:modal, :popover-open")) return;
  if (usesSpace(event)) return;
  takeSpace(event);
  const { phase, play, pause } = playback;
  if (phase.peek() === "running") pause();
  else if (phase.peek() !== "idle") play();
}

/** Listens until the function returned is called. */
export function startOnSpace(session: Session): () => void {
  const listen = (event: KeyboardEvent) => onKey(session, event);
  const stopFollowing = followFocus();
  addEventListener("keydown", listen);
  return () => {
    removeEventListener("keydown", listen);
    stopFollowing();
  };
}
