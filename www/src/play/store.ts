/** The puzzle as it is being played: its position, what is selected, what was done. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Overlay } from "../board/overlay";
import { pageDocument } from "../lab/store";
import { NO_MOVES } from "../session/document";
import { difference } from "./history";
import { findGame, keepGame, newId, recallGame } from "./kept";
import type { Mode } from "./moves";
import {
  fromGivens,
  type GamePuzzle,
  isSolved,
  type Position,
  puzzleOf,
  samePuzzle,
} from "./position";

const { position, record, move, movesOfGame, open } = pageDocument;
export const { canUndo, canRedo, done } = pageDocument;
export { position };

let lastPuzzle: GamePuzzle | null = null;
/** The puzzle of the game on the board: the same object until the givens change. */
export const gamePuzzle = computed(() => {
  const now = position.value;
  if (!now || !lastPuzzle || !samePuzzle(lastPuzzle, now)) lastPuzzle = now && puzzleOf(now);
  return lastPuzzle;
});
/** The cells that are meant by what is pressed. */
export const selection = signal<ReadonlySet<number>>(new Set());
/** The one that has, or would have, the focus. */
export const active = signal(0);
export const mode = signal<Mode>("digit");
/** Whether digits that are written are givens. */
export const editing = signal(false);
/** The digit whose cells and candidates alone are of interest; 0 is none. */
export const filter = signal(0);
/** What is drawn over the cells, under the player's digits; whoever shows a step sets it. */
export const overlay = signal<Overlay | null>(null);

/** Time spent on the puzzle, ms, as it was told last. */
export const spent = signal(0);
/** Time at which it was finished first, ms; `null` before. */
export const finished = signal<number | null>(null);

/** Does a move; false, and nothing to undo, where it changes nothing. */
export function act(by: (p: Position) => Position): boolean {
  const before = position.peek();
  if (!before) return false;
  const after = by(before);
  if (after === before || difference(before, after) === "") return false;
  settle(() => move(after));
  return true;
}

/** Does a move in place of the last one, as a second key does that makes one number with the first. */
export function amend(by: (p: Position) => Position): void {
  undo();
  act(by);
}

export const undo = (): boolean => canUndo.peek() && settle(pageDocument.undo);
export const redo = (): boolean => canRedo.peek() && settle(pageDocument.redo);

function settle(change: () => void): true {
  batch(() => {
    change();
    overlay.value = null; // it was of the position before
    const after = position.peek();
    if (finished.peek() === null && !editing.peek() && after && isSolved(after)) {
      finished.value = spent.peek();
    }
  });
  save();
  return true;
}

/** Puts another position on the board: as a move that can be undone, or as a game of its own where the board is another. */
export function reach(next: Position): void {
  if (position.peek()?.box === next.box) act(() => next);
  else open({ position: next, ...NO_MOVES, spent: 0, finished: null }, null);
}

/** Keeps the game as it is now; one that nothing was done in is not kept. */
export function save(): void {
  const [now, of] = [position.peek(), record.peek()];
  const moves = movesOfGame();
  if (!now || !of || moves.past.length + moves.future.length === 0) return;
  of.id ??= newId();
  of.spent = spent.peek();
  of.finished = finished.peek();
  keepGame(of.id, { position: now, ...moves, spent: of.spent, finished: of.finished });
}

/** Opens a puzzle: as it was left, if it was played before. */
export function openPuzzle(givens: Uint8Array, box: string): void {
  pageDocument.openGivens(givens, box);
}

/** Opens a game of the list; false if it is there no more. */
export function openGame(name: string): boolean {
  const kept = name === current() ? null : recallGame(name);
  if (kept) open(kept, name);
  return kept !== null || name === current();
}

/** The name of the game on the board; `null` where nothing was done in it. */
export const current = (): string | null => record.peek()?.id ?? null;

pageDocument.keepIn({
  leave() {
    save();
    return finished.peek() === null ? current() : null;
  },
  recall(start) {
    const id = findGame(start);
    const game = id === null ? null : recallGame(id);
    return id !== null && game && samePuzzle(game.position, start) ? { id, game } : null;
  },
});

let shown: Position | null = null;
/** Another game begins as it is to begin. */
effect(() => {
  const of = record.value;
  if (!of) return;
  untracked(() => {
    const now = position.peek() ?? fromGivens(new Uint8Array(16), "2x2");
    batch(() => {
      if (!shown || !samePuzzle(shown, now)) filter.value = 0; // it was of the puzzle before
      if (shown?.box !== now.box) {
        active.value = 0;
        selection.value = new Set();
      }
      spent.value = of.spent;
      finished.value = of.finished;
      overlay.value = null;
      editing.value = now.givens.every((digit) => digit === 0);
    });
    shown = now;
  });
});
