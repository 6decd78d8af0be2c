/**
 * Reads text from outside: a paste, a field or a file. Sets `refusal` to the reason if the text is rejected, so that
 * the text is not lost. Fetched on first use.
 */

import { type Puzzle, type Registry, SudokuError } from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { fetchOnce } from "../../ui/load";
import { announcement } from "../../ui/notices";
import { words } from "../../words";
import { reasonOf } from "../../words/messages";
import { createRefusal, type Refusal } from "./refusal";

const loadFinder = () => import("./finder");

/**
 * Searches for a puzzle in a text that is not a plain grid. If the finder cannot be fetched, the result is the original
 * error.
 */
async function findPuzzle(session: Session, current: Registry, text: string, error: SudokuError) {
  try {
    const { findPuzzle } = await fetchOnce(loadFinder);
    return await findPuzzle(session, current, text);
  } catch (other) {
    const told = other instanceof SudokuError && other.code === "parse";
    const cause = told ? other : error;
    return { message: reasonOf(cause), id: cause.i18n?.id, place: cause.place, first: null };
  }
}

export function createIntake(session: Session) {
  const { hexadecimal, refusal } = session.get(createRefusal);
  const { decidedSince, setPuzzle } = session.get(createDocument);
  const { asNewEntry } = session.get(createAddress);

  /** Offers the other reading of a large grid that contains zeros and other blanks, if that reading has no conflict. */
  function offerHexadecimalReading(current: Registry, text: string, read: Puzzle): void {
    hexadecimal.value = null;
    if (read.side <= 9 || !text.includes("0") || !/[.*_]/.test(text)) return;
    try {
      const instead = current.read(text, { hex: true });
      if (instead.side === read.side && instead.clashes.length === 0) {
        hexadecimal.value = { read, instead };
      }
    } catch (error) {
      if (!(error instanceof SudokuError)) throw error; // the text consists of numbers, which have only one reading
    }
  }

  /** The number of the last text, by which an earlier text that takes longer to read is discarded. */
  let latest = 0;

  /**
   * Puts the puzzle of a text on the board, immediately if the text is a plain grid. Resolves to false, with `refusal`
   * set, if there is no puzzle.
   */
  async function takeText(text: string, from: Refusal["from"] = "page"): Promise<boolean> {
    const current = lab.value;
    if (!current) return false;
    const turn = ++latest;
    const decided = decidedSince();
    try {
      const puzzle = current.read(text);
      offerHexadecimalReading(current, text, puzzle);
      return openPuzzle(puzzle, from);
    } catch (error) {
      if (!(error instanceof SudokuError)) throw error;
      const result = await findPuzzle(session, current, text, error);
      if (turn !== latest || decided()) return false;
      if ("puzzle" in result) {
        hexadecimal.value = null;
        const taken = openPuzzle(result.puzzle, from);
        if (taken) result.after?.();
        return taken;
      }
      const { message, id, place = null, first = null } = result;
      refusal.value = { from, type: "unreadable", message, id, place, text, first };
      return false;
    }
  }

  /** Puts a puzzle on the board, or reports that its givens conflict. */
  function openPuzzle(puzzle: Puzzle, from: Refusal["from"]): boolean {
    if (puzzle.clashes.length > 0) {
      refusal.value = { from, type: "clash", puzzle };
      return false;
    }
    refusal.value = null;
    asNewEntry(() => setPuzzle(puzzle));
    announcement.value = words.facts(
      puzzle.side,
      puzzle.givens.filter((digit) => digit > 0).length,
    );
    return true;
  }

  return { take: takeText, put: openPuzzle };
}
