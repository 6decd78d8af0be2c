/**
 * Space starts and pauses the race from anywhere on the page, also from a button that was clicked or that got the focus
 * back from a menu. It keeps its use in fields, in open dialogs and menus, and on a button that was reached with Tab,
 * as keyboard and screen reader users expect of a button; Enter presses every focused button.
 */

import type { Session } from "../../session/session";
import { createRaceController } from "./controller";
import { createRaceStore } from "./store";

const FIELD_SELECTOR =
  "input, select, textarea, [role=slider], [role=grid], [contenteditable], [tabindex='0']:not(button)";
/** Space also starts the race while a button that picks the winner (`.bet`) has the focus; Enter withdraws the pick. */
const BUTTON_SELECTOR = "button:not(.bet), summary, [role=button]";

/** The element to which Tab moved the focus; `null` once the focus moved in any other way. */
let focusedByTab: EventTarget | null = null;

/** Follows the movements of the focus until the returned function is called. */
function followFocus(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let tabbing = false;
  const forget = () => {
    tabbing = false;
    focusedByTab = null;
  };
  addEventListener(
    "keydown",
    ({ key }: KeyboardEvent) => {
      if (key === "Escape") forget(); // before the dialog or menu that Escape closes reports it
      tabbing = key === "Tab";
    },
    options,
  );
  addEventListener("pointerdown", forget, options);
  // When a menu or a dialog closes, the element that had the focus before gets it back.
  addEventListener("toggle", forget, options);
  addEventListener("close", forget, options);
  addEventListener(
    "focusin",
    ({ target }) => {
      focusedByTab = tabbing ? target : null;
      tabbing = false;
    },
    options,
  );
  return () => {
    stop.abort();
    forget();
  };
}

/** Returns whether the element that received the key uses Space itself. */
export function usesSpace({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELD_SELECTOR)) return true;
  return target === focusedByTab && target.matches(BUTTON_SELECTOR);
}

/** Prevents the focused button from being pressed by Space: some browsers press a button at keyup. */
export function takeSpace(event: KeyboardEvent): void {
  event.preventDefault(); // prevents scrolling
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
  // The projector view has its own shortcuts.
  if (projector.peek() === "on" || document.querySelector("dialog:modal, :popover-open")) return;
  if (usesSpace(event)) return;
  takeSpace(event);
  const { phase, play, pause } = playback;
  if (phase.peek() === "running") pause();
  else if (phase.peek() !== "idle") play();
}

/** Listens for Space until the returned function is called. */
export function startOnSpace(session: Session): () => void {
  const listen = (event: KeyboardEvent) => onKey(session, event);
  const stopFollowing = followFocus();
  addEventListener("keydown", listen);
  return () => {
    removeEventListener("keydown", listen);
    stopFollowing();
  };
}
