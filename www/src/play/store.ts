/** The puzzle as it is being played: its position, what is selected, what was done. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Overlay } from "sudoku-lab/board";
import { lab, puzzle, setGivens } from "../lab/store";
import { change, difference, type Game, type History, NOTHING } from "./history";
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

export const position = signal<Position | null>(null);

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

const history = signal<History>(NOTHING);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);
/** Moves that were done and can be undone. */
export const done = computed(() => history.value.past.length);

/** Time spent on the puzzle, ms, as it was told last. */
export const spent = signal(0);
/** Time at which it was finished first, ms; `null` before. */
export const finished = signal<number | null>(null);

/** The name under which the game is kept; of one that nothing was done in none yet. */
let id: string | null = null;

/** Does a move; false, and nothing to undo, where it changes nothing. */
export function act(move: (p: Position) => Position): boolean {
  const before = position.peek();
  if (!before) return false;
  const after = move(before);
  const by = after === before ? "" : difference(before, after);
  if (by === "") return false;
  const { past } = history.peek();
  settle(after, { past: [...past, by], future: [] });
  return true;
}

/** Does a move in place of the last one, as a second key does that makes one number with the first. */
export function amend(move: (p: Position) => Position): void {
  travel("past", "future");
  act(move);
}

export const undo = (): boolean => travel("past", "future");
export const redo = (): boolean => travel("future", "past");

function travel(from: keyof History, to: keyof History): boolean {
  const now = history.peek();
  const by = now[from].at(-1);
  const before = position.peek();
  if (by === undefined || !before) return false;
  const left = { [from]: now[from].slice(0, -1), [to]: [...now[to], by] };
  settle(change(before, by), { ...now, ...left });
  return true;
}

function settle(after: Position, moves: History): void {
  batch(() => {
    position.value = after;
    history.value = moves;
    overlay.value = null; // it was of the position before
    if (finished.peek() === null && !editing.peek() && isSolved(after)) {
      finished.value = spent.peek();
    }
    // Another view's puzzle is these givens.
    const other = puzzle.peek();
    if (lab.peek() && other && !samePuzzle(after, other)) setGivens(after.givens, after.box);
  });
  save();
}

/** Puts another position on the board: as a move that can be undone, or as a game of its own where the board is another. */
export function reach(next: Position): void {
  if (position.peek()?.box === next.box) act(() => next);
  else start({ position: next, ...NOTHING, spent: 0, finished: null }, null);
}

/** Keeps the game as it is now; one that nothing was done in is not kept. */
export function save(): void {
  const now = position.peek();
  const moves = history.peek();
  if (!now || moves.past.length + moves.future.length === 0) return;
  id ??= newId();
  keepGame(id, { position: now, ...moves, spent: spent.peek(), finished: finished.peek() });
}

function start(game: Game, name: string | null): void {
  batch(() => {
    const { position: next, past, future } = game;
    const now = position.peek();
    if (!now || !samePuzzle(now, next)) filter.value = 0; // it was of the puzzle before
    if (now?.box !== next.box) {
      active.value = 0;
      selection.value = new Set();
    }
    id = name;
    position.value = next;
    history.value = { past, future };
    spent.value = game.spent;
    finished.value = game.finished;
    overlay.value = null;
    editing.value = next.givens.every((digit) => digit === 0);
  });
}

/**
 * Opens a puzzle: as it was left, if it was played before. Gives the name of the game that it took the
 * place of, where that is not finished.
 */
export function openPuzzle(givens: Uint8Array, box: string): string | null {
  const fresh = fromGivens(givens, box);
  const now = position.peek();
  if (now && samePuzzle(now, fresh)) return null;
  save();
  const before = finished.peek() === null ? id : null;
  const name = findGame(fresh);
  const kept = name === null ? null : recallGame(name);
  if (kept && samePuzzle(kept.position, fresh)) start(kept, name);
  else start({ position: fresh, ...NOTHING, spent: 0, finished: null }, null);
  return before;
}

/** Opens a game of the list; false if it is there no more. */
export function openGame(name: string): boolean {
  const kept = name === id ? null : recallGame(name);
  if (!kept) return name === id;
  save();
  batch(() => {
    start(kept, name);
    const { givens, box } = kept.position;
    if (lab.peek()) setGivens(givens, box);
  });
  return true;
}

/** The name of the game on the board; `null` where nothing was done in it. */
export const current = (): string | null => id;

/**
 * Has the puzzle of the other views opened here as well; ends with what it gives back. `leave` is told of a
 * game that is left for it unfinished.
 */
export const follow = (leave: (game: string) => void): (() => void) =>
  effect(() => {
    const { givens, box } = puzzle.value ?? {};
    const left = givens && box ? untracked(() => openPuzzle(givens, box)) : null;
    if (left !== null) untracked(() => leave(left));
  });
