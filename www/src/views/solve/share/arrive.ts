/** Applies the position of a link to this page after its puzzle is on the board. */

import { unpack } from "../../../play/formats/packed";
import { fromGivens } from "../../../play/position";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { showError } from "../../../ui/notices";
import { reasonOf } from "../../../words/messages";
import { createOpening } from "./opening";

export function importLink(session: Session, packed: string): void {
  const { puzzle } = session.get(createDocument);
  const { show } = session.get(createOpening);
  const board = puzzle.peek();
  if (!board) return;
  try {
    show(unpack(fromGivens(board.givens, board.box), packed));
  } catch (error) {
    showError(reasonOf(error));
  }
}
