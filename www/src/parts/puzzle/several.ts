/** Finds the first of several puzzles in one text. */
import { type Puzzle, SudokuError } from "sudoku-lab";

type TextPlace = NonNullable<SudokuError["place"]>;

/**
 * Returns the puzzle that ends where the next one begins, at `place`; `null` if the text before or after that place is
 * not a puzzle.
 */
export function firstPuzzle(
  text: string,
  place: TextPlace | undefined,
  read: (text: string) => Puzzle,
): Puzzle | null {
  const [before, after] = place ? splitAt(text, place) : ["", ""];
  if (before.trim() === "" || after.trim() === "") return null;
  const first = tryRead(before, read);
  if (first instanceof SudokuError) return null;
  const rest = tryRead(after, read);
  const more = !(rest instanceof SudokuError) || firstPuzzle(after, rest.place, read) !== null;
  return more ? first : null;
}

/** Returns the puzzle in a text, or the reason why it cannot be read. */
function tryRead(text: string, read: (text: string) => Puzzle): Puzzle | SudokuError {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof SudokuError) return error;
    throw error;
  }
}

/** Splits a text at a place. */
function splitAt(text: string, { line, column }: TextPlace): readonly [string, string] {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = /\r\n|\r|\n/.exec(text.slice(at));
    if (!end) return [text, ""];
    at += end.index + end[0].length;
  }
  at += [...text.slice(at)].slice(0, column - 1).join("").length;
  return [text.slice(0, at), text.slice(at)];
}
