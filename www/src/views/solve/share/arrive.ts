/** What a link to this page brings besides its puzzle, put on the board once that is there. */

import { unpack } from "../../../play/formats/packed";
import { fromGivens } from "../../../play/position";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { notify } from "../../../ui/notices";
import { reasonOf } from "../../../words/messages";
import { createOpening } from "./opening";

export function arrive(session: Session, packed: string): void {
  const { puzzle } = session.get(createDocument);
  const { show } = session.get(createOpening);
  const board = puzzle.peek();
  if (!board) return;
  try {
    show(unpack(fromGivens(board.givens, board.box), packed));
  } catch (error) {
    notify(reasonOf(error));
  }
}
