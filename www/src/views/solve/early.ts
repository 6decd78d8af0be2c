/** Shows the puzzle of the address, or the last one on the board, before the algorithms are loaded. */

import { createAddress } from "../../lab/address/link";
import { firstPuzzle } from "../../lab/first";
import { readLine } from "../../play/line";
import { games } from "../../play/saved-games";
import { createGame } from "../../play/store";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createLeftGame } from "./share/previous-game";

/** Shows the puzzle if it is written in the page's own format; other formats wait for the code that parses them. */
export function openOwnFormatEarly(session: Session): void {
  const { peek: glance } = session.get(createAddress);
  const { openPuzzle, current } = session.get(createGame);
  const { sayLeft } = session.get(createLeftGame);
  if (lab.peek()) return;
  const { p = firstPuzzle, box, linked } = glance();
  const read = readLine(p, box);
  if (!read) return;
  openPuzzle(read.givens, read.box);
  const [last] = games.peek();
  // After a reload, the visitor knows which game was left.
  if (!linked || !last || last.finished || last.id === current() || !isNew()) return;
  sayLeft(last.id);
}

/** Returns whether the page was opened by an address, rather than by a reload or the history. */
function isNew(): boolean {
  const [how] = performance.getEntriesByType("navigation");
  return how instanceof PerformanceNavigationTiming && how.type === "navigate";
}
