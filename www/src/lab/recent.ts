/** The last puzzles and races, which the browser stores so that visitors can open them again. */
import { signal } from "@preact/signals";
import { listOf, object, orElse, stored, text } from "../ui/schema";
import { recallOwn } from "../ui/storage";

export interface RecentPuzzle {
  readonly text: string;
  readonly box: string;
  readonly label: string;
}

export interface RecentRace {
  readonly hash: string;
  readonly label: string;
}

interface Recent {
  readonly puzzles: readonly RecentPuzzle[];
  readonly races: readonly RecentRace[];
}

const KEY = "recent";
const MAX_KEPT = 12;

const storage = stored(KEY, (value): Recent => {
  const { puzzles, races } = (value ?? {}) as Record<string, unknown>;
  return {
    puzzles: orElse(listOf(object({ text, box: text, label: text }), MAX_KEPT), [])(puzzles),
    races: orElse(listOf(object({ hash: text, label: text }), MAX_KEPT), [])(races),
  };
});

/** Reads the stored list; a stored value of any other form counts as empty. */
export const recallRecent = storage.recall;

// All sessions share the list, because the browser stores one list.
export const recent = signal<Recent>(recallRecent());

/** Stores a puzzle and a race as the most recent ones. */
export function remember(puzzle: RecentPuzzle, race: RecentRace): void {
  // Another tab may have stored entries in the meantime.
  const { puzzles, races } = recallOwn(KEY) === null ? recent.peek() : recallRecent();
  recent.value = {
    puzzles: front(puzzle, puzzles, (one) => one.text + one.box),
    races: front(race, races, (one) => one.hash),
  };
  storage.keep(recent.value);
}

/** Returns the list with an entry moved to, or inserted at, the front. */
function front<T>(one: T, others: readonly T[], key: (one: T) => string): readonly T[] {
  return [one, ...others.filter((other) => key(other) !== key(one))].slice(0, MAX_KEPT);
}
