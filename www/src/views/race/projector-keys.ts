/** The keys of the projector, and the one that opens it. */

import { isShortcut } from "../../play/settings";
import type { Session } from "../../session/session";
import { palette } from "../../ui/appearance";
import { framed } from "../../ui/storage";
import { createRaceController } from "./controller";
import { closeProjector, followFullScreen, leaveFullScreen, openProjector } from "./full-screen";
import { takeSpace, usesSpace } from "./space";
import { createRaceStore } from "./store";

/** What has a use of its own for Enter, and for the other keys. */
const PRESSED = "a, button, summary, input, select, textarea, [role=slider]";
const MOVED = "input, select, textarea, [role=slider]";

/**
 * Whether a key opens and leaves the projector: P, or Alt P if single keys are turned off, as speech input could press P
 * by a word. A Mac writes π with Alt.
 */
function opens({ key, ctrlKey, altKey, metaKey, repeat, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || framed || repeat || !/^[pπ]$/i.test(key)) return false;
  return altKey || isShortcut(target, "[role=grid]");
}

/**
 * On the projector, controls the race from any place of the page, as a remote control for slides does: Space and Enter start
 * and pause it, arrow and Page keys go on by a step and back by one, Home and End to the first and the last.
 */
function onKey(session: Session, event: KeyboardEvent): void {
  const { projector } = session.get(createRaceStore);
  const { playback } = session.get(createRaceController);
  const { key, shiftKey, defaultPrevented, ctrlKey, altKey, metaKey, target } = event;
  if (!defaultPrevented && opens(event)) {
    event.preventDefault();
    if (projector.peek() === "on") closeProjector(session);
    else openProjector(session);
  }
  if (projector.peek() === "off") return;
  if (defaultPrevented || ctrlKey || altKey || metaKey) return;
  // A dialog or a menu closes first.
  if (document.querySelector("dialog[open], :popover-open")) return;
  if (key === "Escape") {
    closeProjector(session);
    return;
  }
  const within = (elements: string) => target instanceof Element && target.closest(elements);
  if (key === " " ? usesSpace(event) : within(key === "Enter" ? PRESSED : MOVED)) return;
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
  else event.preventDefault(); // the page does not scroll
  if (phase.peek() !== "idle") act();
}

/** Listens to the keys until the function returned is called. */
export function listenForKeys(session: Session): () => void {
  const listen = (event: KeyboardEvent) => onKey(session, event);
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** Shows the race for a room that looks on, until the function returned is called. */
export function project(session: Session): () => void {
  const stopFollowing = followFullScreen(session);
  const root = document.documentElement;
  root.setAttribute("data-projector", "");
  palette.value++; // canvases take up the larger letters
  return () => {
    stopFollowing();
    leaveFullScreen();
    root.removeAttribute("data-projector");
    palette.value++;
  };
}
