/** The keyboard shortcuts of the projector view, and the shortcut that opens it. */

import { isShortcut } from "../../play/settings";
import type { Session } from "../../session/session";
import { paletteVersion } from "../../ui/appearance";
import { isFramed } from "../../ui/storage";
import { createRaceController } from "./controller";
import { closeProjector, exitOnFullScreenEnd, leaveFullScreen, openProjector } from "./full-screen";
import { takeSpace, usesSpace } from "./space";
import { createRaceStore } from "./store";

/** The elements that handle Enter (`ENTER_HANDLERS`) or the other keys (`KEY_HANDLERS`) themselves. */
const ENTER_HANDLERS = "a, button, summary, input, select, textarea, [role=slider]";
const KEY_HANDLERS = "input, select, textarea, [role=slider]";

/**
 * Returns whether a key toggles the projector view: P, or Alt+P if single-key shortcuts are turned off, because speech
 * input could type P as part of a word. On a Mac, Alt+P types π.
 */
function isProjectorShortcut({
  key,
  ctrlKey,
  altKey,
  metaKey,
  repeat,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || isFramed || repeat || !/^[pπ]$/i.test(key)) return false;
  return altKey || isShortcut(target, "[role=grid]");
}

/**
 * Controls the race in the projector view from any place of the page, like a remote control for slides: Space and Enter
 * start and pause the race; arrow and Page keys go one step forwards or back (ten with Shift); Home and End go to the
 * first and the last step.
 */
function onKey(session: Session, event: KeyboardEvent): void {
  const { projector } = session.get(createRaceStore);
  const { playback } = session.get(createRaceController);
  const { key, shiftKey, defaultPrevented, ctrlKey, altKey, metaKey, target } = event;
  if (!defaultPrevented && isProjectorShortcut(event)) {
    event.preventDefault();
    if (projector.peek() === "on") closeProjector(session);
    else openProjector(session);
  }
  if (projector.peek() === "off") return;
  if (defaultPrevented || ctrlKey || altKey || metaKey) return;
  // An open dialog or menu gets the key.
  if (document.querySelector("dialog[open], :popover-open")) return;
  if (key === "Escape") {
    closeProjector(session);
    return;
  }
  const within = (elements: string) => target instanceof Element && target.closest(elements);
  if (key === " " ? usesSpace(event) : within(key === "Enter" ? ENTER_HANDLERS : KEY_HANDLERS))
    return;
  const { phase, lastStep, play, pause, step, seek } = playback;
  const toggle = () => (phase.peek() === "running" ? pause() : play());
  const steps = shiftKey ? 10 : 1;
  const on = () => step(steps);
  const back = () => step(-steps);
  const actions: Readonly<Record<string, () => void>> = {
    " ": toggle,
    Enter: toggle,
    ArrowRight: on,
    ArrowDown: on,
    PageDown: on,
    ArrowLeft: back,
    ArrowUp: back,
    PageUp: back,
    Home: () => seek(0),
    End: () => seek(lastStep.peek()),
  };
  const act = actions[key];
  if (!act) return;
  if (key === " ") takeSpace(event);
  else event.preventDefault(); // prevents scrolling
  if (phase.peek() !== "idle") act();
}

/** Listens for keys until the returned function is called. */
export function listenForKeys(session: Session): () => void {
  const listen = (event: KeyboardEvent) => onKey(session, event);
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** Switches the page to the projector view until the returned function is called. */
export function enterProjectorView(session: Session): () => void {
  const stopFollowing = exitOnFullScreenEnd(session);
  const root = document.documentElement;
  root.setAttribute("data-projector", "");
  paletteVersion.value++; // redraws the canvases with the larger letters
  return () => {
    stopFollowing();
    leaveFullScreen();
    root.removeAttribute("data-projector");
    paletteVersion.value++;
  };
}
