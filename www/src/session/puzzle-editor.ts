/** Edits the puzzle of a document, and travels its history by puzzles, over all moves that were made on one. */
import { computed } from "@preact/signals";
import { createDocument, type History, type State } from "./document";
import { samePuzzle } from "./position";
import type { Session } from "./session";

const isOther = ({ position }: State, than: State | null | undefined): boolean =>
  !than || (position.givens !== than.position.givens && !samePuzzle(position, than.position));

/** The place of the last position of the puzzle before the one on the board; -1 if there is none. */
const previousPuzzle = ({ current, past }: History): number =>
  past.value.findLastIndex((state) => isOther(state, current.value));

/** The place of the last position of the puzzle after the one on the board; -1 if there is none. */
function nextPuzzle({ current, future }: History): number {
  const states = future.value;
  const first = states.findLastIndex((state) => isOther(state, current.value));
  // The next position stands at the end.
  const beyond = states
    .slice(0, Math.max(0, first))
    .findLastIndex((state) => isOther(state, states[first]));
  return first < 0 ? -1 : beyond + 1;
}

export function createPuzzleEditor(session: Session) {
  const { history, puzzle, openGivens } = session.get(createDocument);
  const { past, future, jump } = history;
  const before = computed(() => previousPuzzle(history));
  const after = computed(() => nextPuzzle(history));
  return {
    /** Puts other givens on the board. */
    setGivens: (givens: Uint8Array, box: string): void => openGivens(givens, box),
    /** Sets or clears one given. */
    setGiven(cell: number, digit: number): void {
      const now = puzzle.peek();
      if (now && now.givens[cell] !== digit) openGivens(now.givens.with(cell, digit), now.box);
    },
    canUndo: computed(() => before.value >= 0),
    canRedo: computed(() => after.value >= 0),
    undo: () => jump(past, future, before.peek()),
    redo: () => jump(future, past, after.peek()),
  };
}
