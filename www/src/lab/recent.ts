/** The last puzzles and races, kept in the browser to be had again. */
import { signal } from "@preact/signals";
import { keep, recallJson, recallOwn } from "../ui/storage";

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
const KEPT = 12;

// Of the page: what its browser keeps.
export const recent = signal<Recent>(recallRecent());

/** What was kept; anything else that may be there by now counts as nothing. */
export function recallRecent(): Recent {
  const { puzzles, races } = (recallJson(KEY) ?? {}) as Record<string, unknown>;
  return {
    puzzles: entries(puzzles, ["text", "box", "label"]) as unknown as RecentPuzzle[],
    races: entries(races, ["hash", "label"]) as unknown as RecentRace[],
  };
}

/** The entries of a list that have these texts. */
function entries(list: unknown, keys: readonly string[]): Record<string, unknown>[] {
  if (!Array.isArray(list)) return [];
  const right = (one: unknown): one is Record<string, unknown> =>
    typeof one === "object" &&
    one !== null &&
    keys.every((key) => typeof (one as Record<string, unknown>)[key] === "string");
  return list.filter(right).slice(0, KEPT);
}

/** Notes a puzzle and a race. */
export function remember(puzzle: RecentPuzzle, race: RecentRace): void {
  // Another tab may have kept some meanwhile.
  const { puzzles, races } = recallOwn(KEY) === null ? recent.peek() : recallRecent();
  recent.value = {
    puzzles: front(puzzle, puzzles, (one) => one.text + one.box),
    races: front(race, races, (one) => one.hash),
  };
  keep(KEY, JSON.stringify(recent.value));
}

/** Puts one first, once. */
function front<T>(one: T, others: readonly T[], key: (one: T) => string): readonly T[] {
  return [one, ...others.filter((other) => key(other) !== key(one))].slice(0, KEPT);
}
