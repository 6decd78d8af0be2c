/** The last puzzles and races, which the browser stores so that visitors can open them again. */
import { signal } from "@preact/signals";
import { listSchema, objectSchema, stored, textSchema, withFallback } from "../ui/schema";
import { readUserValue } from "../ui/storage";

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

const STORAGE_KEY = "recent";
const MAX_RECENT = 12;

const storage = stored(STORAGE_KEY, (value): Recent => {
  const { puzzles, races } = (value ?? {}) as Record<string, unknown>;
  return {
    puzzles: withFallback(
      listSchema(
        objectSchema({ text: textSchema, box: textSchema, label: textSchema }),
        MAX_RECENT,
      ),
      [],
    )(puzzles),
    races: withFallback(
      listSchema(objectSchema({ hash: textSchema, label: textSchema }), MAX_RECENT),
      [],
    )(races),
  };
});

/** Reads the stored list; a stored value of any other form counts as empty. */
export const loadRecent = storage.recall;

// All sessions share the list, because the browser stores one list.
export const recent = signal<Recent>(loadRecent());

/** Stores a puzzle and a race as the most recent ones. */
export function rememberRecent(puzzle: RecentPuzzle, race: RecentRace): void {
  // Another tab may have stored entries in the meantime.
  const { puzzles, races } = readUserValue(STORAGE_KEY) === null ? recent.peek() : loadRecent();
  recent.value = {
    puzzles: moveToFront(puzzle, puzzles, (one) => one.text + one.box),
    races: moveToFront(race, races, (one) => one.hash),
  };
  storage.keep(recent.value);
}

/** Returns the list with an entry moved to, or inserted at, the front. */
function moveToFront<T>(one: T, others: readonly T[], key: (one: T) => string): readonly T[] {
  return [one, ...others.filter((other) => key(other) !== key(one))].slice(0, MAX_RECENT);
}
