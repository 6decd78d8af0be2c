/** Text that arrives from outside: a paste, a field. It is read, or told why not; nothing is lost. */
import { signal } from "@preact/signals";
import { type Lab, type Puzzle, SudokuError } from "sudoku-lab";
import { asNewEntry } from "../../lab/address/link";
import { lab, setPuzzle } from "../../lab/store";
import { announcement } from "../../ui/notices";
import { words } from "../../words";

/** Why a text was not taken over. */
export type Refusal = { readonly from: "page" | "dialog" } & (
  | {
      readonly type: "unreadable";
      readonly message: string;
      readonly place: { readonly line: number; readonly column: number } | null;
      readonly text: string;
    }
  | { readonly type: "clash"; readonly puzzle: Puzzle }
);

export const refusal = signal<Refusal | null>(null);

/** A puzzle as it was read, and as it would be if its zeros were digits. */
export const hexadecimal = signal<{ readonly read: Puzzle; readonly instead: Puzzle } | null>(null);

/** The other reading of a large grid that has zeros and other blanks, if it has no clash. */
function offerHexadecimal(current: Lab, text: string, read: Puzzle): void {
  hexadecimal.value = null;
  if (read.side <= 9 || !text.includes("0") || !/[.*_]/.test(text)) return;
  try {
    const instead = current.read(text, { hex: true });
    if (instead.side === read.side && instead.clashes.length === 0) {
      hexadecimal.value = { read, instead };
    }
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error; // numbers: they have one reading
  }
}

/** Puts the puzzle of a text on the board; false, with `refusal` set, when it is none. */
export function take(text: string, from: Refusal["from"] = "page"): boolean {
  if (!lab.value) return false;
  try {
    const puzzle = lab.value.read(text);
    if (puzzle.clashes.length > 0) {
      refusal.value = { from, type: "clash", puzzle };
      return false;
    }
    refusal.value = null;
    asNewEntry(() => setPuzzle(puzzle));
    offerHexadecimal(lab.value, text, puzzle);
    announcement.value = words.facts(
      puzzle.side,
      puzzle.givens.filter((digit) => digit > 0).length,
    );
    return true;
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    refusal.value = {
      from,
      type: "unreadable",
      message: error.message,
      place: error.place ?? null,
      text,
    };
    return false;
  }
}
