/** What a link to this page brings besides its puzzle, put on the board once that is there. */
import { puzzle } from "../../../lab/store";
import { unpack } from "../../../play/formats/packed";
import { fromGivens } from "../../../play/position";
import { notify } from "../../../ui/notices";
import { reasonOf } from "../../../words/messages";
import { show } from "./opening";

export function arrive(packed: string): void {
  const board = puzzle.peek();
  if (!board) return;
  try {
    show(unpack(fromGivens(board.givens, board.box), packed));
  } catch (error) {
    notify(reasonOf(error));
  }
}
