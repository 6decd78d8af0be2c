/** Locks parts of the page: their controls that change something are inert, and a line below the page says so. */
import { createFrame } from "../../lab/address/frame";
import type { Session } from "../../session/session";
import { words } from "../../words/frame";
import * as css from "../App.module.css";

/** The selectors of elements that can be pressed or edited. */
const CONTROL_SELECTORS = [
  "button",
  "input",
  "select",
  "textarea",
  "summary",
  "a",
  "[tabindex]",
  "[role='grid']",
];
const LANE_SETUP_SELECTOR = "[data-lane-setup]";

const selectorsWithin = (part: string, what: readonly string[]) =>
  what.map((one) => `[data-part="${part}"] ${one}`).join();

/**
 * Returns a selector for the elements that a part name locks. `all` locks every part that determines the run, but not
 * the controls that play and show it.
 */
function controlsOf(name: string): string {
  if (name === "all") return [LANE_SETUP_SELECTOR, ...["puzzle", "setup"].map(controlsOf)].join();
  // Lanes can still be inspected; the board of a puzzle that is being solved accepts no digits.
  if (name === "boards")
    return [LANE_SETUP_SELECTOR, selectorsWithin(name, ["[role='grid']"])].join();
  return selectorsWithin(name, CONTROL_SELECTORS);
}

export function createLock(session: Session) {
  const { locked } = session.get(createFrame);

  const inert = new Set<Element>();
  const line = document.createElement("p");

  line.className = `${css.locked} muted`;

  function lock(): void {
    for (const one of document.querySelectorAll(locked.peek().split(",").map(controlsOf).join())) {
      one.setAttribute("inert", "");
      inert.add(one);
    }
  }

  /** Locks elements that are added later, before the user can press them. */
  const observer = new MutationObserver(lock);

  session.effect(() => {
    observer.disconnect();
    for (const one of inert) one.removeAttribute("inert");
    inert.clear();
    line.remove();
    if (locked.value === "") return;
    line.textContent = words.locked(locked.value.split(","));
    document.body.append(line);
    lock();
    observer.observe(document.body, { childList: true, subtree: true });
  });

  // A puzzle that is pasted or dropped anywhere on the page would replace the locked puzzle.
  for (const way of ["paste", "drop"]) {
    const refuse = (event: Event) => {
      if (/\b(all|puzzle)\b/.test(locked.peek())) event.stopImmediatePropagation();
    };
    addEventListener(way, refuse, true);
    session.onDispose(() => removeEventListener(way, refuse, true));
  }
  session.onDispose(() => observer.disconnect());
}
