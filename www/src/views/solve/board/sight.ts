/** Brings the board into view for content below it that refers to the board. */
import { scrollIntoView } from "../../../ui/scroll";

/** The media query for layouts with one column, as in the style sheets. */
const NARROW_QUERY = "(max-width: 53.75em)";

/** Scrolls to the top of the board, unless the whole board is visible above the coach at the bottom of the window. */
export function scrollToBoard(): void {
  const board = document.querySelector(".play-board-room");
  if (!board || !matchMedia(NARROW_QUERY).matches) return;
  const { top, bottom } = board.getBoundingClientRect();
  const coach = document.querySelector('.coach:not([data-stage="0"])')?.getBoundingClientRect();
  if (top < 0 || bottom > (coach?.top ?? innerHeight)) scrollIntoView(board, true);
}
