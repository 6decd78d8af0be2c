/** The board, where what speaks of it stands below it: there part of it may be out of sight. */
import { show } from "../../../ui/scroll";

/** As the style sheets have it: where all stands in one column. */
const NARROW = "(max-width: 53.75em)";

/** Brings the board into sight, to its head, unless all of it is seen above what covers the foot of the window. */
export function bringBoard(): void {
  const board = document.querySelector(".play-board-room");
  if (!board || !matchMedia(NARROW).matches) return;
  const { top, bottom } = board.getBoundingClientRect();
  const coach = document.querySelector('.coach:not([data-stage="0"])')?.getBoundingClientRect();
  if (top < 0 || bottom > (coach?.top ?? innerHeight)) show(board, true);
}
