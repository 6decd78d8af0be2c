/** Loads the modules for the frame settings of an address, which most addresses do not have. */
import { createFrame } from "../../lab/address/frame";
import type { Session } from "../../session/session";
import { ensureLoaded } from "../../ui/Lazy";
import { isFramed } from "../../ui/storage";

const loadPort = () => import("./port");
const loadBounds = () => import("./bounds");
const loadLock = () => import("./lock");

export function initFrame(session: Session): void {
  const { locked, autoplay, maxSeconds, range } = session.get(createFrame);
  if (isFramed) void ensureLoaded(loadPort).then(({ createPort }) => session.get(createPort));
  session.effect(() => {
    if (locked.value) void ensureLoaded(loadLock).then(({ createLock }) => session.get(createLock));
    if (autoplay.value || maxSeconds.value !== null || range.value)
      void ensureLoaded(loadBounds).then(({ createBounds }) => session.get(createBounds));
  });
}
