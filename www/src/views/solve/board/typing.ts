/** Keys of the board, wherever on the page the focus is: what needs its keys itself keeps them. */
import type { Action, Press } from "../../../play/keys";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import type { Session } from "../../../session/session";

/** What writes, chooses or moves by keys. */
const READERS = `input:not([type="checkbox"]), select, textarea, [contenteditable], [popover],
  [role="grid"], [role="slider"], [role="listbox"], [role="menu"], [role="tablist"]`;
/** What Space presses. */
const PRESSED = "button, summary, a, input";

/** Whether a key that is pressed there may be the board’s; while a dialog or a menu is open, none is. */
export function mayTake(target: EventTarget | null, board: Element, { key }: Press): boolean {
  if (!(target instanceof Element)) return false;
  if (board.contains(target)) return true;
  return (
    settings.peek().keys &&
    !document.querySelector("dialog[open], [popover]:popover-open") &&
    !target.closest(READERS) &&
    !(key === " " && target.closest(PRESSED))
  );
}

/** Whether it is. Until a cell is chosen, arrows scroll the page. */
export const takes = (session: Session, action: Action, inside: boolean): boolean => {
  const { selection } = session.get(createGame);
  return inside || action.do !== "move" || selection.peek().size > 0;
};

/** Whether whoever does it goes on at the board. */
export const atBoard = ({ do: does }: Action): boolean =>
  does === "write" || does === "erase" || does === "move" || does === "toggle";
