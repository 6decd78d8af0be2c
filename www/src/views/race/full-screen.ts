/** The projector view, in full screen where the browser allows it. */

import type { Session } from "../../session/session";
import { isFramed } from "../../ui/storage";
import { createRaceStore } from "./store";

/**
 * Opens the projector view. Call this function directly in the handler of a key or of a button: browsers refuse full
 * screen anywhere else. Without full screen, the projector view fills the window.
 */
export function openProjector(session: Session): void {
  const { projector } = session.get(createRaceStore);
  projector.value = "on";
  if (isFramed || !document.fullscreenEnabled) return;
  void document.documentElement.requestFullscreen({ navigationUI: "hide" }).then(
    () => {
      // The projector view may have been closed before the full screen was ready.
      if (projector.peek() === "off") leaveFullScreen();
    },
    () => undefined,
  );
}

/** Closes the projector view, which also leaves full screen. */
export function closeProjector(session: Session): void {
  session.get(createRaceStore).projector.value = "off";
}

/** Leaves the full screen of the page; another element may have its own. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== document.documentElement) return;
  void document.exitFullscreen().catch(() => undefined);
}

/**
 * Closes the projector view when the browser leaves full screen, until the function returned is called: Escape leaves
 * full screen without reaching the page as a key. If a dialog or a menu is open, Escape was meant for it, and the
 * projector view stays in the window.
 */
export function exitOnFullScreenEnd(session: Session): () => void {
  const follow = () => {
    if (document.fullscreenElement) return;
    if (!document.querySelector("dialog[open], :popover-open")) closeProjector(session);
  };
  document.addEventListener("fullscreenchange", follow);
  return () => document.removeEventListener("fullscreenchange", follow);
}
