/** Edits the puzzle of a document, and steps through its history puzzle by puzzle, skipping the moves in between. */
import { computed } from "@preact/signals";
import { createDocument, type History, type State } from "./document";
import { isSamePuzzle } from "./position";
import type { Session } from "./session";

const isOther = ({ position }: State, than: State | null | undefined): boolean =>
  !than || (position.givens !== than.position.givens && !isSamePuzzle(position, than.position));

/** Returns the index of the last position of the previous puzzle; -1 if there is none. */
const previousPuzzleIndex = ({ current, past }: History): number =>
  past.value.findLastIndex((state) => isOther(state, current.value));

/** Returns the index of the last position of the next puzzle; -1 if there is none. */
function nextPuzzle({ current, future }: History): number {
  const states = future.value;
  const first = states.findLastIndex((state) => isOther(state, current.value));
  // The next position is at the end of the array.
  const beyond = states
    .slice(0, Math.max(0, first))
    .findLastIndex((state) => isOther(state, states[first]));
  return first < 0 ? -1 : beyond + 1;
}

export function createPuzzleEditor(session: Session) {
  const { history, puzzle, openGivens } = session.get(createDocument);
  const { past, future, jump } = history;
  const before = computed(() => previousPuzzleIndex(history));
  const after = computed(() => nextPuzzle(history));
  return {
    /** Replaces all givens of the board. */
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
