/** The games that the browser keeps: each under a name of its own, and a list of them, the last played first. */
import { signal } from "@preact/signals";
import type { Game } from "../session/document";
import { flag, listOf, number, object, orElse, stored, text } from "../ui/schema";
import { forgetOwn, keep, recallJson } from "../ui/storage";
import { readGame, writeGame } from "./history";
import { digitsOf, isBox, type Position, sideOf } from "./position";

/** A game as the list has it. */
export interface Kept {
  readonly id: string;
  readonly box: string;
  /** The givens, one character per cell: base 36, 0 is blank. */
  readonly givens: string;
  /** Cells that have no digit yet. */
  readonly blank: number;
  readonly finished: boolean;
  /** When it was played last, ms since 1970. */
  readonly at: number;
}

const LIST = "games";
const GAME = "game.";
/** Games that are kept; the one that was played longest ago makes room. */
const MOST = 60;

/** Early entries do not say whether the game is finished. */
const finished = orElse(flag, false);
const entry = object({ id: text, box: text, givens: text, blank: number, finished, at: number });

/** An entry whose givens are of its board. */
function readEntry(value: unknown): Kept | undefined {
  const one = entry(value);
  if (!one || !isBox(one.box)) return undefined;
  const side = sideOf(one.box);
  const fits = [...one.givens].every((digit) => Number.parseInt(digit, 36) <= side);
  return fits && one.givens.length === side ** 2 ? one : undefined;
}

const list = stored(LIST, orElse(listOf(readEntry, MOST), []));
/** What the list says now: another tab may have kept some meanwhile. */
export const recallList = list.recall;

// Of the page: what its browser keeps.
export const games = signal<readonly Kept[]>(recallList());

/** The same, or where nothing can be kept what this page itself has seen. */
function latest(): readonly Kept[] {
  const all = recallList();
  return all.length > 0 ? all : games.peek();
}

/** The givens as the list has them. */
export const written = (givens: Uint8Array): string =>
  Array.from(givens, (digit) => digit.toString(36)).join("");

/** A name for a new game, of no other in any tab. */
export const newId = (): string =>
  Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);

/** Keeps a game, as the last one played. */
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

/** The games of this visit, for a browser that keeps none. */
const held = new Map<string, Game>();

/** A game that was kept; `null` if it is there no more. */
export function recallGame(id: string): Game | null {
  return readGame(recallJson(GAME + id)) ?? held.get(id) ?? null;
}

/** The name of the game of a puzzle that was played last, if any was. */
export function findGame({ givens, box }: Pick<Position, "givens" | "box">): string | null {
  const wanted = written(givens);
  return latest().find((one) => one.box === box && one.givens === wanted)?.id ?? null;
}

/** Takes a game off the list, for good. */
export function forgetGame(id: string): void {
  games.value = latest().filter((one) => one.id !== id);
  held.delete(id);
  forgetOwn(GAME + id);
  list.keep(games.value);
}
