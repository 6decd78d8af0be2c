/**
 * The document of a session: the position on the board, the puzzle from which it was reached, and one history of both.
 * The race and generate views show the puzzle; the solve view shows the position.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { lab } from "./engine";
import { fromGivens, isSamePuzzle, type Position } from "./position";

/** A game. All positions of one game share this object. */
export interface GameRecord {
  /** The key under which the browser stores the game; `null` before the first move. */
  id: string | null;
  /** The time spent on the game, ms. */
  spent: number;
  /** The time at which the game was first finished, ms since the epoch; `null` if it was never finished. */
  finished: number | null;
}

/** The positions before and after the current one. The positions adjacent to the current one are at the ends. */
export interface Moves {
  readonly past: readonly Position[];
  readonly future: readonly Position[];
}

export const NO_MOVES: Moves = { past: [], future: [] };

/** A stored game. */
export interface Game extends Moves, Omit<GameRecord, "id"> {
  readonly position: Position;
}

/** The storage of games, available once the solve view is loaded. */
export interface GameStorage {
  /**
   * Stores the game on the board before another one replaces it. Returns its name if it is unfinished, otherwise
   * `null`.
   */
  leave(): string | null;
  /** Returns the game that was last played from the puzzle of a position; `null` if there is none. */
  recall(start: Position): { readonly id: string; readonly game: Game } | null;
}

/** A position and the game that contains it. */
export interface State {
  readonly position: Position;
  readonly record: GameRecord;
}

/** The maximum number of states that the history keeps when another game is opened; the oldest are dropped first. */
const MAX_HISTORY_STATES = 10_000;

export function createDocument() {
  const current = signal<State | null>(null);
  const past = signal<readonly State[]>([]);
  const future = signal<readonly State[]>([]);
  let storage: GameStorage | null = null;
  const position = computed(() => current.value?.position ?? null);
  const record = computed(() => current.value?.record ?? null);
  /** Caches the puzzle of each array of givens, so that equal arrays yield the same object. */
  const puzzles = new WeakMap<Uint8Array, Puzzle>();
  /** The puzzle on the board; `null` until the engine is loaded. */
  const puzzle = computed(() => {
    const [engine, now] = [lab.value, position.value];
    if (!engine || !now) return null;
    const { givens, box } = now;
    const known = puzzles.get(givens) ?? engine.read(engine.write(givens, box), { box });
    puzzles.set(givens, known);
    return known;
  });
  const clashing = computed(() => (puzzle.value?.clashes.length ?? 0) > 0);

  /**
   * The number of user actions so far that determine the board, such as opening a puzzle or starting a race. Results of
   * earlier requests that arrive later, such as a puzzle that takes time to generate, are discarded.
   */
  const decisions = signal(0);
  function markDecision(): void {
    decisions.value = decisions.peek() + 1;
  }

  /**
   * Returns a function that tells whether a decision was taken since this call. The function subscribes effects that
   * call it to further decisions.
   */
  function createDecisionCheck(): () => boolean {
    const before = decisions.peek();
    return () => decisions.value !== before;
  }

  /** The name of the unfinished game that was left last; `null` if there is none or its name was reported. */
  const left = signal<string | null>(null);

  /** Opens a game in place of the one on the board, which undo restores. */
  function openGame(game: Game, id: string | null): void {
    const of: GameRecord = { id, spent: game.spent, finished: game.finished };
    const states = (all: readonly Position[]) =>
      all.map((position): State => ({ position, record: of }));
    const before = storage?.leave() ?? null;
    markDecision();
    batch(() => {
      const now = current.peek();
      past.value = [
        ...past.peek().slice(-MAX_HISTORY_STATES),
        ...(now ? [now] : []),
        ...states(game.past),
      ];
      future.value = states(game.future);
      current.value = { position: game.position, record: of };
      if (before !== null) left.value = before;
    });
  }

  /** Opens the puzzle with these givens, with the stored progress if the puzzle was played before. */
  function openGivens(givens: Uint8Array, box: string, known?: Puzzle): void {
    const start = fromGivens(givens, box);
    const now = position.peek();
    if (now && isSamePuzzle(now, start)) {
      markDecision();
      return;
    }
    const stored = storage?.recall(start);
    const game = stored?.game ?? { position: start, ...NO_MOVES, spent: 0, finished: null };
    if (known) puzzles.set(game.position.givens, known);
    openGame(game, stored?.id ?? null);
  }

  /** Opens another puzzle; undo restores the previous one. */
  const setPuzzle = (next: Puzzle): void => openGivens(next.givens, next.box, next);

  /** Applies a move to the game on the board. */
  function applyMove(to: Position): void {
    const now = current.peek();
    if (!now) return;
    if (to.givens !== now.position.givens) markDecision();
    batch(() => {
      past.value = [...past.peek(), now];
      future.value = [];
      current.value = { ...now, position: to };
    });
  }

  /** Restores the state at index `at` of `from`. Returns whether there is such a state. */
  function restoreState(from: typeof past, to: typeof past, at: number): boolean {
    const states = from.peek();
    const [now, target] = [current.peek(), states[at]];
    if (!now || !target) return false;
    if (target.record !== now.record) storage?.leave();
    if (target.position.givens !== now.position.givens) markDecision();
    batch(() => {
      to.value = [...to.peek(), now, ...states.slice(at + 1).reverse()];
      from.value = states.slice(0, at);
      current.value = target;
    });
    return true;
  }

  return {
    position,
    record,
    puzzle,
    clashing,
    left,
    decide: markDecision,
    decidedSince: createDecisionCheck,
    open: openGame,
    openGivens,
    setPuzzle,
    move: applyMove,
    /** The shared history. The solve view steps through the moves of a game, the race view through the puzzles. */
    history: { current, past, future, jump: restoreState },
    /** Drops all states of other games from the history. */
    forgetHistory(): void {
      batch(() => {
        for (const states of [past, future]) {
          states.value = states.peek().filter(({ record: of }) => of === record.peek());
        }
      });
    },
    /** Sets the storage that keeps games from now on. */
    keepIn(next: GameStorage): void {
      storage = next;
    },
    /** Associates the givens of a position with the puzzle on the board, so that `puzzle` stays the same object. */
    identify({ givens }: Position): void {
      const shown = puzzle.peek();
      if (shown) puzzles.set(givens, shown);
    },
  };
}

export type History = ReturnType<typeof createDocument>["history"];
