/**
 * Decides which keys act on the board. The board handles keys wherever the focus is, except in elements that use keys
 * themselves.
 */
import type { KeyAction, KeyPress } from "../../../play/keys";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import type { Session } from "../../../session/session";

/** The elements that use keys to write, choose or move. */
const KEY_READERS = `input:not([type="checkbox"]), select, textarea, [contenteditable], [popover],
  [role="grid"], [role="slider"], [role="listbox"], [role="menu"], [role="tablist"]`;
/** The elements that Space presses. */
const SPACE_PRESSED = "button, summary, a, input";

/** Returns whether a key pressed on an element may act on the board; never while a dialog or a menu is open. */
export function isBoardKey(target: EventTarget | null, board: Element, { key }: KeyPress): boolean {
  if (!(target instanceof Element)) return false;
  if (board.contains(target)) return true;
  return (
    settings.peek().keys &&
    !document.querySelector("dialog[open], [popover]:popover-open") &&
    !target.closest(KEY_READERS) &&
    !(key === " " && target.closest(SPACE_PRESSED))
  );
}

/** Returns whether an action is performed. Arrow keys scroll the page until a cell is selected. */
export const isAccepted = (session: Session, action: KeyAction, inside: boolean): boolean => {
  const { selection } = session.get(createGame);
  return inside || action.do !== "move" || selection.peek().size > 0;
};

/** Returns whether the player continues at the board after an action, so that the board gets the focus. */
export const returnsToBoard = ({ do: does }: KeyAction): boolean =>
  does === "write" || does === "erase" || does === "move" || does === "toggle";
