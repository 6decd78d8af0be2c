/** The puzzle as it is being played: its position, what is selected, what was done. */
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

/** The game of a session, as it is being played. */
export function createGame(session: Session) {
  const board = session.get(createDocument);
  const { position, record, move, open } = board;
  const { past, future, jump } = board.history;
  const isOfGame = ({ record: of }: State) => of === record.value;
  /** The positions before and after the one on the board, of its own game. */
  const movesOfGame = (): Moves => ({
    past: past.value.filter(isOfGame).map(({ position }) => position),
    future: future.value.filter(isOfGame).map(({ position }) => position),
  });
  const canUndo = computed(() => past.value.slice(-1).some(isOfGame));
  const canRedo = computed(() => future.value.slice(-1).some(isOfGame));
  /** Moves that were done and can be undone. */
  const done = computed(() => past.value.filter(isOfGame).length);
  let lastPuzzle: GamePuzzle | null = null;
  /** The puzzle of the game on the board: the same object until the givens change. */
  const gamePuzzle = computed(() => {
    const now = position.value;
    if (!now || !lastPuzzle || !samePuzzle(lastPuzzle, now)) lastPuzzle = now && puzzleOf(now);
    return lastPuzzle;
  });
  /** The cells that are meant by what is pressed. */
  const selection = signal<ReadonlySet<number>>(new Set());
  /** The one that has, or would have, the focus. */
  const active = signal(0);
  const mode = signal<Mode>("digit");
  /** Whether digits that are written are givens. */
  const editing = signal(false);
  /** The digit whose cells and candidates alone are of interest; 0 is none. */
  const filter = signal(0);
  /** What is drawn over the cells, under the player's digits; whoever shows a step sets it. */
  const overlay = signal<Overlay | null>(null);
  /** Time spent on the puzzle, ms, as it was told last. */
  const spent = signal(0);
  /** Time at which it was finished first, ms; `null` before. */
  const finished = signal<number | null>(null);

  /** Does a move; false, and nothing to undo, where it changes nothing. */
  function act(by: (p: Position) => Position): boolean {
    const before = position.peek();
    if (!before) return false;
    const after = by(before);
    if (after === before || difference(before, after) === "") return false;
    settle(() => move(after));
    return true;
  }

  /** Does a move in place of the last one, as a second key does that makes one number with the first. */
  function amend(by: (p: Position) => Position): void {
    undo();
    act(by);
  }

  const undo = (): boolean =>
    canUndo.peek() && settle(() => jump(past, future, past.peek().length - 1));
  const redo = (): boolean =>
    canRedo.peek() && settle(() => jump(future, past, future.peek().length - 1));

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
  function reach(next: Position): void {
    if (position.peek()?.box === next.box) act(() => next);
    else open({ position: next, ...NO_MOVES, spent: 0, finished: null }, null);
  }

  /** Keeps the game as it is now; one that nothing was done in is not kept. */
  function save(): void {
    const [now, of] = [position.peek(), record.peek()];
    const moves = movesOfGame();
    if (!now || !of || moves.past.length + moves.future.length === 0) return;
    of.id ??= newId();
    of.spent = spent.peek();
    of.finished = finished.peek();
    keepGame(of.id, { position: now, ...moves, spent: of.spent, finished: of.finished });
  }

  /** Opens a puzzle: as it was left, if it was played before. */
  function openPuzzle(givens: Uint8Array, box: string): void {
    board.openGivens(givens, box);
  }

  /** Opens a game of the list; false if it is there no more. */
  function openGame(name: string): boolean {
    const kept = name === current() ? null : recallGame(name);
    if (kept) open(kept, name);
    return kept !== null || name === current();
  }

  /** The name of the game on the board; `null` where nothing was done in it. */
  const current = (): string | null => record.peek()?.id ?? null;
  const storage: GameStorage = {
    leave() {
      save();
      return finished.peek() === null ? current() : null;
    },
    recall(start) {
      const id = findGame(start);
      const game = id === null ? null : recallGame(id);
      return id !== null && game && samePuzzle(game.position, start) ? { id, game } : null;
    },
  };

  /** The game that is kept of the puzzle on the board takes the place of one that nothing was done in. */
  function adopt(): void {
    const [start, of] = [position.peek(), record.peek()];
    if (!start || !of || of.id !== null || done.peek() > 0) return;
    const kept = storage.recall(start);
    if (!kept) return;
    board.identify(kept.game.position);
    const before = past.peek();
    batch(() => {
      open(kept.game, kept.id);
      past.value = [...before, ...past.peek().filter(isOfGame)];
    });
  }

  let shown: Position | null = null;
  /** Another game begins as it is to begin. */
  session.effect(() => {
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

  board.keepIn(storage);
  adopt();

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
    act,
    amend,
    undo,
    redo,
    reach,
    save,
    openPuzzle,
    openGame,
    current,
  };
}
