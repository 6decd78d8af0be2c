/**
 * The games that the browser stores: each game under its own name, and a list of all games, the most recently played
 * first.
 */
import { signal } from "@preact/signals";
import type { Game } from "../session/document";
import { flag, listOf, number, object, orElse, stored, text } from "../ui/schema";
import { forgetOwn, keep, recallJson } from "../ui/storage";
import { readGame, writeGame } from "./history";
import { digitsOf, isBox, type Position, sideOf } from "./position";

/** The entry of a game in the list. */
export interface Kept {
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

const LIST = "games";
const GAME = "game.";
/** The maximum number of stored games; if there are more, the game that was played longest ago is deleted. */
const MOST = 60;

/** Early entries do not record whether the game is finished. */
const finished = orElse(flag, false);
const entry = object({ id: text, box: text, givens: text, blank: number, finished, at: number });

/** Returns an entry if its givens match the size of its board; otherwise `undefined`. */
function readEntry(value: unknown): Kept | undefined {
  const one = entry(value);
  if (!one || !isBox(one.box)) return undefined;
  const side = sideOf(one.box);
  const fits = [...one.givens].every((digit) => Number.parseInt(digit, 36) <= side);
  return fits && one.givens.length === side ** 2 ? one : undefined;
}

const list = stored(LIST, orElse(listOf(readEntry, MOST), []));
/** The stored list. Another tab may have added games. */
export const recallList = list.recall;

// All sessions share the list, because the browser stores one list.
export const games = signal<readonly Kept[]>(recallList());

/** Returns the stored list or, if the browser stores nothing, the list of this visit. */
function latest(): readonly Kept[] {
  const all = recallList();
  return all.length > 0 ? all : games.peek();
}

/** Returns the givens in the format of the list. */
export const written = (givens: Uint8Array): string =>
  Array.from(givens, (digit) => digit.toString(36)).join("");

/** Returns a name for a new game that no other game in any tab has. */
export const newId = (): string =>
  Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);

/** Stores a game as the most recently played one. */
export function keepGame(id: string, game: Game): void {
  const { position, finished } = game;
  const entry: Kept = {
    id,
    box: position.box,
    givens: written(position.givens),
    blank: digitsOf(position).filter((digit) => digit === 0).length,
    finished: finished !== null,
    at: Date.now(),
  };
  const others = latest().filter((one) => one.id !== id);
  for (const { id: old } of others.slice(MOST - 1)) forgetOwn(GAME + old);
  games.value = [entry, ...others.slice(0, MOST - 1)];
  held.set(id, game);
  keep(GAME + id, writeGame(game));
  list.keep(games.value);
}

/** The games of this visit, for a browser that stores nothing. */
const held = new Map<string, Game>();

/** Returns a stored game; `null` if it no longer exists. */
export function recallGame(id: string): Game | null {
  return readGame(recallJson(GAME + id)) ?? held.get(id) ?? null;
}

/** Returns the name of the most recently played game of a puzzle; `null` if there is none. */
export function findGame({ givens, box }: Pick<Position, "givens" | "box">): string | null {
  const wanted = written(givens);
  return latest().find((one) => one.box === box && one.givens === wanted)?.id ?? null;
}

/** Deletes a game permanently. */
export function forgetGame(id: string): void {
  games.value = latest().filter((one) => one.id !== id);
  held.delete(id);
  forgetOwn(GAME + id);
  list.keep(games.value);
}
