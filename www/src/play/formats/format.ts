/** What all formats share: what a text may carry of a position, and what is said of one that cannot be read. */
import { bitOf, fromGivens, type Position } from "../position";

/** Where something stands in a text: line and column count from 1, the column in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Why a text is not taken, in a sentence; with the place, where there is one. */
export class Unreadable extends Error {
  readonly place: Place | null;
  /** The id of the engine's message, if the engine could not read the text. */
  readonly id: string | undefined;

  constructor(sentence: string, place: Place | null = null, id?: string) {
    super(sentence);
    this.name = "Unreadable";
    this.place = place;
    this.id = id;
  }
}

/** What a person may decide of a text that can be read in several ways; the first is the likeliest. */
export interface Ask {
  readonly about: "singles" | "alphabet" | "solution";
  /** How many cells it is about. */
  readonly cells: number;
  /** The same text, read in each way. */
  readonly ways: readonly Position[];
}

/** One position that was read. */
export interface Found {
  readonly position: Position;
  /** What the text calls it; empty if it does not. */
  readonly title: string;
  readonly ask: Ask | null;
  /** What stood in the text and was not taken, as words. */
  readonly left: readonly string[];
}

/** One of several puzzles in a text, still to be read. */
export interface Entry {
  readonly text: string;
  readonly label: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/** What a text comes to. */
export type Answer =
  | { readonly type: "one"; readonly found: Found }
  | {
      readonly type: "several";
      readonly entries: readonly Entry[];
      readonly wrong: readonly number[];
    };

export const found = (position: Position, more: Partial<Omit<Found, "position">> = {}): Found => ({
  position,
  title: "",
  ask: null,
  left: [],
  ...more,
});

/** What a format can carry besides givens. `candidates`: what is left for each blank cell, whoever noted it. */
export type Part = "values" | "candidates" | "centre" | "corner" | "struck" | "colours" | "box";

/** A format in which a position is written. */
export interface Format {
  readonly id: string;
  readonly carries: ReadonlySet<Part>;
  /** The sides that it is defined for. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** The usual ending of a file in it. */
  readonly ending: string;
  write(position: Position): string;
}

/** The line and column of a character of a text, by its index. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? "")].length + 1 };
}

/** A digit in a text: as it is printed everywhere, letters from `A` = 1 above 9×9, a dot for a blank. */
export function symbol(digit: number, side: number): string {
  if (digit === 0) return ".";
  return side > 9 ? String.fromCharCode(64 + digit) : String(digit);
}

/** The bit set of some digits. */
export const setOf = (digits: Iterable<number>): number => {
  let set = 0;
  for (const digit of digits) set |= bitOf(digit);
  return set >>> 0;
};

/** Whether a bit set is of one digit. */
export const isSingle = (set: number) => set !== 0 && (set & (set - 1)) === 0;

/** The digit of such a set. */
export const digitOf = (single: number) => 32 - Math.clz32(single);

/** What a format may say besides the givens. */
export interface Parts {
  readonly values?: ArrayLike<number>;
  readonly centre?: ArrayLike<number>;
  readonly corner?: ArrayLike<number>;
  readonly struck?: ArrayLike<number>;
}

/** A position of what a format says. */
export function positionOf(givens: ArrayLike<number>, box: string, parts: Parts = {}): Position {
  const { values, centre, corner, struck } = parts;
  return {
    ...fromGivens(Uint8Array.from(givens), box),
    ...(values && { values: Uint8Array.from(values) }),
    ...(centre && { centre: Uint32Array.from(centre) }),
    ...(corner && { corner: Uint32Array.from(corner) }),
    ...(struck && { struck: Uint32Array.from(struck) }),
  };
}

/** The boxes of a side as these sites have them: no more rows than columns; `null` if there are none. */
export function boxOf(side: number): string | null {
  if (!Number.isInteger(side) || side < 4 || side > 25) return null;
  for (let high = Math.floor(Math.sqrt(side)); high > 1; high--) {
    if (side % high === 0) return `${high}x${side / high}`;
  }
  return null;
}
