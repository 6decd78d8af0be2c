/** Loads the modules for the frame settings of an address, which most addresses do not have. */
import { createFrame } from "../../lab/address/frame";
import type { Session } from "../../session/session";
import { bring } from "../../ui/Later";
import { framed } from "../../ui/storage";

const port = () => import("./port");
const bounds = () => import("./bounds");
const lock = () => import("./lock");

export function begin(session: Session): void {
  const { locked, autoplay, maxSeconds, range } = session.get(createFrame);
  if (framed) void bring(port).then(({ createPort }) => session.get(createPort));
  session.effect(() => {
    if (locked.value) void bring(lock).then(({ createLock }) => session.get(createLock));
    if (autoplay.value || maxSeconds.value !== null || range.value)
      void bring(bounds).then(({ createBounds }) => session.get(createBounds));
  });
}
