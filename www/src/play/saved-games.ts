/**
 * The games that the browser stores: each game under its own name, and a list of all games, the most recently played
 * first.
 */
import { signal } from "@preact/signals";
import type { Game } from "../session/document";
import {
  flagSchema,
  listSchema,
  numberSchema,
  objectSchema,
  stored,
  textSchema,
  withFallback,
} from "../ui/schema";
import { readJson, removeValue, storeValue } from "../ui/storage";
import { readGame, writeGame } from "./history";
import { digitsOf, isBox, type Position, sideOf } from "./position";

/** The entry of a game in the list. */
export interface StoredGame {
  readonly id: string;
  readonly box: string;
  /** The givens, one character per cell: base 36, 0 is blank. */
  readonly givens: string;
  /** The number of cells without a digit. */
  readonly blank: number;
  readonly finished: boolean;
  /** The time at which the game was last played, ms since 1970. */
  readonly at: number;
}

const GAME_LIST_KEY = "games";
const GAME_KEY_PREFIX = "game.";
/** The maximum number of stored games; if there are more, the game that was played longest ago is deleted. */
const MAX_STORED_GAMES = 60;

/** Early entries do not record whether the game is finished. */
const finishedSchema = withFallback(flagSchema, false);
const entrySchema = objectSchema({
  id: textSchema,
  box: textSchema,
  givens: textSchema,
  blank: numberSchema,
  finished: finishedSchema,
  at: numberSchema,
});

/** Returns an entry if its givens match the size of its board; otherwise `undefined`. */
function readEntry(value: unknown): StoredGame | undefined {
  const stored = entrySchema(value);
  if (!stored || !isBox(stored.box)) return undefined;
  const side = sideOf(stored.box);
  const fits = [...stored.givens].every((digit) => Number.parseInt(digit, 36) <= side);
  return fits && stored.givens.length === side ** 2 ? stored : undefined;
}

const gameList = stored(GAME_LIST_KEY, withFallback(listSchema(readEntry, MAX_STORED_GAMES), []));
/** The stored list. Another tab may have added games. */
export const loadGames = gameList.recall;

// All sessions share the list, because the browser stores one list.
export const games = signal<readonly StoredGame[]>(loadGames());

/** Returns the stored list or, if the browser stores nothing, the list of this visit. */
function recentGames(): readonly StoredGame[] {
  const all = loadGames();
  return all.length > 0 ? all : games.peek();
}

/** Returns the givens in the format of the list. */
export const formatGivens = (givens: Uint8Array): string =>
  Array.from(givens, (digit) => digit.toString(36)).join("");

/** Returns a name for a new game that no other game in any tab has. */
export const createGameId = (): string =>
  Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);

/** Stores a game as the most recently played one. */
export function storeGame(id: string, game: Game): void {
  const { position, finished } = game;
  const entry: StoredGame = {
    id,
    box: position.box,
    givens: formatGivens(position.givens),
    blank: digitsOf(position).filter((digit) => digit === 0).length,
    finished: finished !== null,
    at: Date.now(),
  };
  const others = recentGames().filter((one) => one.id !== id);
  for (const { id: old } of others.slice(MAX_STORED_GAMES - 1)) removeValue(GAME_KEY_PREFIX + old);
  games.value = [entry, ...others.slice(0, MAX_STORED_GAMES - 1)];
  sessionGames.set(id, game);
  storeValue(GAME_KEY_PREFIX + id, writeGame(game));
  gameList.keep(games.value);
}

/** The games of this visit, for a browser that stores nothing. */
const sessionGames = new Map<string, Game>();

/** Returns a stored game; `null` if it no longer exists. */
export function loadGame(id: string): Game | null {
  return readGame(readJson(GAME_KEY_PREFIX + id)) ?? sessionGames.get(id) ?? null;
}

/** Returns the name of the most recently played game of a puzzle; `null` if there is none. */
export function findGame({ givens, box }: Pick<Position, "givens" | "box">): string | null {
  const wanted = formatGivens(givens);
  return recentGames().find((one) => one.box === box && one.givens === wanted)?.id ?? null;
}

/** Deletes a game permanently. */
export function deleteGame(id: string): void {
  games.value = recentGames().filter((one) => one.id !== id);
  sessionGames.delete(id);
  removeValue(GAME_KEY_PREFIX + id);
  gameList.keep(games.value);
}
