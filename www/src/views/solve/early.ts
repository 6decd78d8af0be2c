/** The puzzle of the address, or the one that was on the board last, before the algorithms are here. */

import { createAddress } from "../../lab/address/link";
import { first } from "../../lab/first";
import { games } from "../../play/kept";
import { readLine } from "../../play/line";
import { createGame } from "../../play/store";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createLeft } from "./share/left";

/** Shows it, if it is written as the page itself writes it; what is not waits for who reads it. */
export function early(session: Session): void {
  const { peek: glance } = session.get(createAddress);
  const { openPuzzle, current } = session.get(createGame);
  const { sayLeft } = session.get(createLeft);
  if (lab.peek()) return;
  const { p = first, box, linked } = glance();
  const read = readLine(p, box);
  if (!read) return;
  openPuzzle(read.givens, read.box);
  const [last] = games.peek();
  // Who loads a page again knows what they left.
  if (!linked || !last || last.finished || last.id === current() || !isNew()) return;
  sayLeft(last.id);
}

/** Whether the page was opened by an address, neither loaded again nor come back to. */
function isNew(): boolean {
  const [how] = performance.getEntriesByType("navigation");
  return how instanceof PerformanceNavigationTiming && how.type === "navigate";
}
