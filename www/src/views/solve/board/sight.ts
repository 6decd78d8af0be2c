/** The board, where what speaks of it stands beside or below: there part of it may be out of sight. */
import { show } from "../../../ui/scroll";

/** As the style sheets have it: where nothing opens beside the board, and where all stands below it. */
const MIDDLE = "(max-width: 77.5em)";
const NARROW = "(max-width: 53.75em)";

/** Brings the board into sight; where what is said covers the foot of the window, to its head. */
export function bringBoard(): void {
  const board = document.querySelector(".play-board-room");
  if (board && matchMedia(MIDDLE).matches) show(board, matchMedia(NARROW).matches);
}
