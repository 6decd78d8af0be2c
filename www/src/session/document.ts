/**
 * The document of a session: the position on the board, the puzzle that it was reached from, and one history of both.
 * Race and Generate show the puzzle, Solve shows the position.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { lab } from "./engine";
import { fromGivens, type Position, samePuzzle } from "./position";

/** A game: all positions that were share this object. */
export interface GameRecord {
  /** The name under which the browser keeps it; `null` where nothing was done yet. */
  id: string | null;
  /** Time spent on it, ms. */
  spent: number;
  /** The time at which it was finished first, ms; `null` before. */
  finished: number | null;
}

/** The positions before and after one; those next to it stand at the ends. */
export interface Moves {
  readonly past: readonly Position[];
  readonly future: readonly Position[];
}

export const NO_MOVES: Moves = { past: [], future: [] };

/** A game as it was left. */
export interface Game extends Moves, Omit<GameRecord, "id"> {
  readonly position: Position;
}

/** What keeps games, once there is a view to play them. */
export interface GameStorage {
  /** Keeps the game on the board, which is about to be left; its name if it is unfinished. */
  leave(): string | null;
  /** The game that was played last from the puzzle of a position. */
  recall(start: Position): { readonly id: string; readonly game: Game } | null;
}

/** A position with the game that it is of. */
export interface State {
  readonly position: Position;
  readonly record: GameRecord;
}

/** Positions that the history holds before another game is opened: of more, the earliest are forgotten. */
const MAX_STATES = 10_000;

export function createDocument() {
  const current = signal<State | null>(null);
  const past = signal<readonly State[]>([]);
  const future = signal<readonly State[]>([]);
  let storage: GameStorage | null = null;
  const position = computed(() => current.value?.position ?? null);
  const record = computed(() => current.value?.record ?? null);
  /** The puzzle of each array of givens, so that it stays the same object while they do. */
  const puzzles = new WeakMap<Uint8Array, Puzzle>();
  /** The puzzle on the board; `null` until the engine is there. */
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
   * Counts what a person does that decides about the board: another puzzle, a race. What was asked for before and
   * arrives later, such as a puzzle that takes a while to make, is dropped.
   */
  const decisions = signal(0);
  function decide(): void {
    decisions.value = decisions.peek() + 1;
  }

  /** Whether something was decided since this was called; an effect that asks follows it. */
  function decidedSince(): () => boolean {
    const before = decisions.peek();
    return () => decisions.value !== before;
  }

  /** The unfinished game that was left last, by its name; `null` once that is reported. */
  const left = signal<string | null>(null);

  /** Opens a game in place of the one on the board, which can be had back. */
  function open(game: Game, id: string | null): void {
    const of: GameRecord = { id, spent: game.spent, finished: game.finished };
    const states = (all: readonly Position[]) =>
      all.map((position): State => ({ position, record: of }));
    const before = storage?.leave() ?? null;
    decide();
    batch(() => {
      const now = current.peek();
      past.value = [...past.peek().slice(-MAX_STATES), ...(now ? [now] : []), ...states(game.past)];
      future.value = states(game.future);
      current.value = { position: game.position, record: of };
      if (before !== null) left.value = before;
    });
  }

  /** Opens the puzzle of these givens: as it was left, if it was played before. */
  function openGivens(givens: Uint8Array, box: string, known?: Puzzle): void {
    const start = fromGivens(givens, box);
    const now = position.peek();
    if (now && samePuzzle(now, start)) {
      decide();
      return;
    }
    const kept = storage?.recall(start);
    const game = kept?.game ?? { position: start, ...NO_MOVES, spent: 0, finished: null };
    if (known) puzzles.set(game.position.givens, known);
    open(game, kept?.id ?? null);
  }

  /** Puts another puzzle on the board; the one before can be had back. */
  const setPuzzle = (next: Puzzle): void => openGivens(next.givens, next.box, next);

  /** Does a move of the game on the board. */
  function move(to: Position): void {
    const now = current.peek();
    if (!now) return;
    if (to.givens !== now.position.givens) decide();
    batch(() => {
      past.value = [...past.peek(), now];
      future.value = [];
      current.value = { ...now, position: to };
    });
  }

  /** Puts a state of the history on the board, by its place in `from`; whether there is one. */
  function jump(from: typeof past, to: typeof past, at: number): boolean {
    const states = from.peek();
    const [now, target] = [current.peek(), states[at]];
    if (!now || !target) return false;
    if (target.record !== now.record) storage?.leave();
    if (target.position.givens !== now.position.givens) decide();
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
    decide,
    decidedSince,
    open,
    openGivens,
    setPuzzle,
    move,
    /** The one history, of which Solve shows the moves of a game and Race the puzzles. */
    history: { current, past, future, jump },
    /** Begins a new history with what is on the board. */
    forgetHistory(): void {
      batch(() => {
        for (const states of [past, future]) {
          states.value = states.peek().filter(({ record: of }) => of === record.peek());
        }
      });
    },
    /** Has games kept from now on. */
    keepIn(next: GameStorage): void {
      storage = next;
    },
    /** Notes that a position is of the puzzle on the board, which stays the same object. */
    identify({ givens }: Position): void {
      const shown = puzzle.peek();
      if (shown) puzzles.set(givens, shown);
    },
  };
}

export type History = ReturnType<typeof createDocument>["history"];
