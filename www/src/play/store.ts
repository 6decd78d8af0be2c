/** The game on the board: its position, selection and moves. */
import { batch, computed, signal, untracked } from "@preact/signals";
import type { Overlay } from "sudoku-lab/board";
import {
  createDocument,
  type GameStorage,
  type Moves,
  NO_MOVES,
  type State,
} from "../session/document";
import type { Session } from "../session/session";
import { difference } from "./history";
import type { Mode } from "./moves";
import {
  fromGivens,
  type GamePuzzle,
  isSamePuzzle,
  isSolved,
  type Position,
  puzzleOf,
} from "./position";
import { createGameId, findGame, loadGame, storeGame } from "./saved-games";

/** Creates the game of a session. */
export function createGame(session: Session) {
  const board = session.get(createDocument);
  const { position, record, move, open } = board;
  const { past, future, jump } = board.history;
  const isOfGame = ({ record: of }: State) => of === record.value;
  /** Returns the moves before and after the position on the board that belong to the same game. */
  const movesOfGame = (): Moves => ({
    past: past.value.filter(isOfGame).map(({ position }) => position),
    future: future.value.filter(isOfGame).map(({ position }) => position),
  });
  const canUndo = computed(() => past.value.slice(-1).some(isOfGame));
  const canRedo = computed(() => future.value.slice(-1).some(isOfGame));
  /** The number of moves that can be undone. */
  const done = computed(() => past.value.filter(isOfGame).length);
  let lastPuzzle: GamePuzzle | null = null;
  /** The puzzle of the game on the board: the same object until the givens change. */
  const gamePuzzle = computed(() => {
    const now = position.value;
    if (!now || !lastPuzzle || !isSamePuzzle(lastPuzzle, now)) lastPuzzle = now && puzzleOf(now);
    return lastPuzzle;
  });
  /** The selected cells, to which keys and buttons apply. */
  const selection = signal<ReadonlySet<number>>(new Set());
  /** The cell that has the focus, or receives it when the board is focused. */
  const active = signal(0);
  const mode = signal<Mode>("digit");
  /** Whether digits that are written are givens. */
  const editing = signal(false);
  /** The digit whose cells and candidates are highlighted; 0 for none. */
  const filter = signal(0);
  /**
   * The overlay that is drawn over the cells and under the player's digits. Every part of the page that shows a step
   * sets it.
   */
  const overlay = signal<Overlay | null>(null);
  /** The time spent on the puzzle, ms, as it was last reported. */
  const spent = signal(0);
  /** The time at which the puzzle was first finished, ms; `null` before. */
  const finished = signal<number | null>(null);

  /** Makes a move. Returns false, and adds nothing to undo, if the move changes nothing. */
  function applyMove(by: (p: Position) => Position): boolean {
    const before = position.peek();
    if (!before) return false;
    const after = by(before);
    if (after === before || difference(before, after) === "") return false;
    settleChange(() => move(after));
    return true;
  }

  /** Makes a move in place of the last one, for example when a second key forms one number with the first. */
  function amendMove(by: (p: Position) => Position): void {
    undo();
    applyMove(by);
  }

  const undo = (): boolean =>
    canUndo.peek() && settleChange(() => jump(past, future, past.peek().length - 1));
  const redo = (): boolean =>
    canRedo.peek() && settleChange(() => jump(future, past, future.peek().length - 1));

  function settleChange(change: () => void): true {
    batch(() => {
      change();
      overlay.value = null; // the overlay belonged to the previous position
      const after = position.peek();
      if (finished.peek() === null && !editing.peek() && after && isSolved(after)) {
        finished.value = spent.peek();
      }
    });
    saveGame();
    return true;
  }

  /** Shows another position: as a move that can be undone, or as a separate game if the board has a different shape. */
  function showPosition(next: Position): void {
    if (position.peek()?.box === next.box) applyMove(() => next);
    else open({ position: next, ...NO_MOVES, spent: 0, finished: null }, null);
  }

  /** Stores the game in its current state, unless no move was made in it. */
  function saveGame(): void {
    const [now, gameRecord] = [position.peek(), record.peek()];
    const moves = movesOfGame();
    if (!now || !gameRecord || moves.past.length + moves.future.length === 0) return;
    gameRecord.id ??= createGameId();
    gameRecord.spent = spent.peek();
    gameRecord.finished = finished.peek();
    storeGame(gameRecord.id, {
      position: now,
      ...moves,
      spent: gameRecord.spent,
      finished: gameRecord.finished,
    });
  }

  /** Opens a puzzle, in the state in which it was left if it was played before. */
  function openPuzzle(givens: Uint8Array, box: string): void {
    board.openGivens(givens, box);
  }

  /** Opens a game of the list; returns false if it no longer exists. */
  function openGame(name: string): boolean {
    const kept = name === current() ? null : loadGame(name);
    if (kept) open(kept, name);
    return kept !== null || name === current();
  }

  /** Returns the name of the game on the board; `null` if no move was made in it. */
  const current = (): string | null => record.peek()?.id ?? null;
  const storage: GameStorage = {
    leave() {
      saveGame();
      return finished.peek() === null ? current() : null;
    },
    recall(start) {
      const id = findGame(start);
      const game = id === null ? null : loadGame(id);
      return id !== null && game && isSamePuzzle(game.position, start) ? { id, game } : null;
    },
  };

  /** Opens the stored game of the puzzle on the board, if no move was made in the current one. */
  function adoptStoredGame(): void {
    const [start, currentRecord] = [position.peek(), record.peek()];
    if (!start || !currentRecord || currentRecord.id !== null || done.peek() > 0) return;
    const storedValue = storage.recall(start);
    if (!storedValue) return;
    board.identify(storedValue.game.position);
    const before = past.peek();
    batch(() => {
      open(storedValue.game, storedValue.id);
      past.value = [...before, ...past.peek().filter(isOfGame)];
    });
  }

  let shown: Position | null = null;
  /** Resets the state that does not belong to a game when another game is opened. */
  session.effect(() => {
    const of = record.value;
    if (!of) return;
    untracked(() => {
      const now = position.peek() ?? fromGivens(new Uint8Array(16), "2x2");
      batch(() => {
        if (!shown || !isSamePuzzle(shown, now)) filter.value = 0; // the selection belonged to the previous puzzle
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

  board.keepIn(storage);
  adoptStoredGame();

  return {
    position,
    canUndo,
    canRedo,
    done,
    gamePuzzle,
    selection,
    active,
    mode,
    editing,
    filter,
    overlay,
    spent,
    finished,
    act: applyMove,
    amend: amendMove,
    undo,
    redo,
    reach: showPosition,
    save: saveGame,
    openPuzzle,
    openGame,
    current,
  };
}
