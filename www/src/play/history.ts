/**
 * Games as text. A move is stored as the exclusive or of the positions before and after it, so it can be applied in
 * both directions. A game is stored as its position, written as its differences from a blank board, and its moves.
 */
import type { Game } from "../session/document";
import { fromGivens, isBox, type Position, sideOf } from "./position";

/** The changes of a move: for each kind of change a letter, followed by its entries as `index.bits` in base 36. */
export type Change = string;

const ARRAY_LETTERS = {
  g: "givens",
  v: "values",
  c: "centre",
  k: "corner",
  s: "struck",
  o: "colours",
} as const;
type Letter = keyof typeof ARRAY_LETTERS;
/** The letter of colours of candidates; here 0 means no colour. */
const CANDIDATE_COLOURS = "m";

const formatEntry = (index: number, bits: number) =>
  `${index.toString(36)}.${(bits >>> 0).toString(36)}`;

/** Returns the change that leads from one position to another of the same shape, and back; empty if they are equal. */
export function difference(from: Position, to: Position): Change {
  const parts: string[] = [];
  for (const [letter, name] of Object.entries(ARRAY_LETTERS)) {
    const before = from[name];
    if (before === to[name]) continue;
    const entries: string[] = [];
    for (const [index, value] of to[name].entries()) {
      const bits = value ^ (before[index] ?? 0);
      if (bits !== 0) entries.push(formatEntry(index, bits));
    }
    if (entries.length > 0) parts.push(letter + entries.join(","));
  }
  const keys = new Set([...from.candidateColours.keys(), ...to.candidateColours.keys()]);
  const colour = (p: Position, key: number) => (p.candidateColours.get(key) ?? -1) + 1;
  const entries = [...keys].flatMap((key) => {
    const bits = colour(from, key) ^ colour(to, key);
    return bits === 0 ? [] : [formatEntry(key, bits)];
  });
  if (entries.length > 0) parts.push(CANDIDATE_COLOURS + entries.join(","));
  return parts.join("/");
}

/** The error of a text that is not a move on the board to which it is applied. */
export class NotOfThisBoard extends Error {}

/** Returns the position after applying a move in either direction; throws `NotOfThisBoard`. */
export function change(p: Position, by: Change): Position {
  const fields: Record<string, unknown> = {};
  for (const part of by === "" ? [] : by.split("/")) {
    const letter = part.charAt(0);
    const entries = part.slice(1).split(",").map(readEntry);
    if (letter === CANDIDATE_COLOURS) {
      fields.candidateColours = recoloured(p, entries);
      continue;
    }
    const name = ARRAY_LETTERS[letter as Letter];
    if (!name) throw new NotOfThisBoard(`no kind ${letter} in a move`);
    const array = p[name].slice();
    const max = name === "colours" ? 2 ** 9 : p[name] instanceof Uint8Array ? 32 : 2 ** p.side;
    for (const [index, bits] of entries) {
      if (index >= array.length || bits >= max)
        throw new NotOfThisBoard(`${part} is not of this board`);
      array[index] = (array[index] ?? 0) ^ bits;
    }
    fields[name] = array;
  }
  const next = { ...p, ...fields };
  const wrong = (digits: Uint8Array) => digits.some((digit) => digit > p.side);
  if (wrong(next.givens) || wrong(next.values)) throw new NotOfThisBoard("a digit above the side");
  return next;
}

function readEntry(text: string): readonly [index: number, bits: number] {
  const [, index, bits] = /^([0-9a-z]{1,4})\.([0-9a-z]{1,7})$/.exec(text) ?? [];
  if (index === undefined || bits === undefined) throw new NotOfThisBoard(`no entry: ${text}`);
  return [Number.parseInt(index, 36), Number.parseInt(bits, 36)];
}

function recoloured(p: Position, entries: readonly (readonly [number, number])[]) {
  const colours = new Map(p.candidateColours);
  for (const [key, bits] of entries) {
    const next = ((colours.get(key) ?? -1) + 1) ^ bits;
    if (key >= p.side ** 3 || next > 9)
      throw new NotOfThisBoard(`no colour of a candidate: ${key}`);
    if (next === 0) colours.delete(key);
    else colours.set(key, next - 1);
  }
  return colours;
}

/** Returns the moves between consecutive positions, the last of which is followed by `position`. */
const movesAlong = (positions: readonly Position[], position: Position): string =>
  positions.map((one, at) => difference(one, positions[at + 1] ?? position)).join(";");

/** Returns the positions before each move; the last move leads to `position`. */
function positionsAlong(moves: string, position: Position): readonly Position[] {
  const positions: Position[] = [];
  let at = position;
  for (const by of moves === "" ? [] : moves.split(";").reverse()) {
    at = change(at, by);
    positions.unshift(at);
  }
  return positions;
}

/** Serializes a game as one line of text. */
export function writeGame({ position, past, future, spent, finished }: Game): string {
  const { box } = position;
  const now = difference(blankBoard(box), position);
  return JSON.stringify({
    v: 1,
    box,
    now,
    past: movesAlong(past, position),
    future: movesAlong(future, position),
    spent: Math.round(spent),
    finished,
  });
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Returns a stored game from its JSON; `null` for any other value that may have replaced it. */
export function readGame(storedValue: unknown): Game | null {
  const { v, box, now, past, future, spent, finished } = (storedValue ?? {}) as Record<
    string,
    unknown
  >;
  if (v !== 1 || !isBox(box) || !isText(now) || !isText(past) || !isText(future)) return null;
  try {
    const position = change(blankBoard(box), now);
    const moves = {
      past: positionsAlong(past, position),
      future: positionsAlong(future, position),
    };
    const time = isTime(spent) ? spent : 0;
    return { position, ...moves, spent: time, finished: isTime(finished) ? finished : null };
  } catch (error) {
    if (error instanceof NotOfThisBoard) return null;
    throw error;
  }
}

const blankBoard = (box: string) => fromGivens(new Uint8Array(sideOf(box) ** 2), box);
