/** The keys of the projector, and the one that opens it. */
import { framed } from "../../ui/storage";
import { controls } from "./page";
import { projector } from "./store";

/** What has a use of its own for Space and Enter, and for the other keys. */
const PRESSED = "a, button, summary, input, select, textarea, [role=slider]";
const MOVED = "input, select, textarea, [role=slider]";

/** Alt P opens and leaves the projector; without Alt, speech input could press it by a word. A Mac writes π with it. */
const opens = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !framed && /^[pπ]$/i.test(key);

/**
 * On the projector, controls the race from any place of the page, as a remote control for slides does: Space and Enter start
 * and pause it, arrow and Page keys go on by a step and back by one, Home and End to the first and the last.
 */
export function onKey(event: KeyboardEvent): void {
  const { key, shiftKey, defaultPrevented, ctrlKey, altKey, metaKey, target } = event;
  if (!defaultPrevented && opens(event)) {
    event.preventDefault();
    projector.value = projector.peek() === "on" ? "off" : "on";
  }
  if (projector.peek() === "off") return;
  if (defaultPrevented || ctrlKey || altKey || metaKey) return;
  // A dialog closes first.
  if (document.querySelector("dialog[open]")) return;
  if (key === "Escape") {
    projector.value = "off";
    return;
  }
  const within = (elements: string) => target instanceof Element && target.closest(elements);
  const start = key === " " || key === "Enter";
  if (within(start ? PRESSED : MOVED)) return;
  const { phase, lastStep, play, pause, step, seek } = controls;
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
  event.preventDefault(); // the page does not scroll
  if (phase.peek() !== "idle") act();
}
