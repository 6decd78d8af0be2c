/** How digits look and how they are typed: above 9 a letter stands for one, `A` = 1. */
import { signal } from "@preact/signals";
import { digitText } from "sudoku-lab/board";

export { boxSize } from "sudoku-lab/board";

/** Whether large boards show numbers and no letters. A preference of the visitor, for all sessions of the page. */
export const numbered = signal(false);

export const glyph = (digit: number, side: number): string =>
  digitText(digit, side, numbered.value);

/** What was typed last, since two keys may make one digit. */
export interface Typed {
  readonly cell: number;
  readonly digit: number;
  readonly at: number;
}

/** How long a second key still belongs to the first, ms. */
const TOGETHER = 1000;

/** The digit that a key means in a cell: 0 clears; `null` is no digit. */
export function typedDigit(
  key: string,
  side: number,
  cell: number,
  now: number,
  last: Typed | null,
): number | null {
  if (key === "Delete" || key === "Backspace" || key === "." || key === "_") return 0;
  if (/^[a-z]$/i.test(key)) {
    const digit = key.toUpperCase().charCodeAt(0) - 64;
    return side > 9 && digit <= side ? digit : null;
  }
  if (!/^\d$/.test(key)) return null;
  const typed = Number(key);
  if (side > 9 && last?.cell === cell && now - last.at < TOGETHER) {
    const both = last.digit * 10 + typed;
    if (both > 0 && both <= side) return both;
  }
  return typed <= side ? typed : null;
}
