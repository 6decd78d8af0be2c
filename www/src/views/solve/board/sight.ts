/** The board, where what speaks of it stands below: there it would be out of sight. */
import { show } from "../../../ui/scroll";

/** As the style sheets have it. */
const BELOW = "(max-width: 77.5em)";

/** Brings the board to the head of the window, where nothing of it is beside what was pressed. */
export function bringBoard(): void {
  const board = document.querySelector(".play-board-room");
  if (board && matchMedia(BELOW).matches) show(board, true);
}
