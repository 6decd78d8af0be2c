/** The display and the input of digits. Digits of boards with more than nine digits may be letters, with `A` = 1. */
import { signal } from "@preact/signals";
import { digitText } from "sudoku-lab/board";

export { boxSize } from "sudoku-lab/board";

/**
 * Whether large boards show numbers instead of letters. A preference of the visitor, shared by all sessions of the page
 * on purpose.
 */
export const showsNumbers = signal(false);

export const glyph = (digit: number, side: number): string =>
  digitText(digit, side, showsNumbers.value);

/** The last digit entered, which the next key may extend to a two-digit number. `at` is a time, ms. */
export interface TypedDigits {
  readonly cell: number;
  readonly digit: number;
  readonly at: number;
}

/** The time within which a second key extends the first, ms. */
const COMBINE_KEYS_MS = 1000;

/** Returns the digit that a key enters in a cell. 0 clears the cell; `null` means that the key enters no digit. */
export function typedDigit(
  key: string,
  side: number,
  cell: number,
  now: number,
  last: TypedDigits | null,
): number | null {
  if (key === "Delete" || key === "Backspace" || key === "." || key === "_") return 0;
  if (/^[a-z]$/i.test(key)) {
    const digit = key.toUpperCase().charCodeAt(0) - 64;
    return side > 9 && digit <= side ? digit : null;
  }
  if (!/^\d$/.test(key)) return null;
  const typed = Number(key);
  if (side > 9 && last?.cell === cell && now - last.at < COMBINE_KEYS_MS) {
    const both = last.digit * 10 + typed;
    if (both > 0 && both <= side) return both;
  }
  return typed <= side ? typed : null;
}
