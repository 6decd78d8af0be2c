/**
 * Definitions that all formats share: which parts of a position a text may contain, and the error of an unreadable
 * text.
 */
import { bitOf, fromGivens, type Position } from "../position";

/** A position in a text. Line and column count from 1, the column in characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The reason why a text is not accepted, in a sentence, with its place if there is one. */
export class Unreadable extends Error {
  readonly place: TextPlace | null;
  /** The id of the engine's message, if the engine could not read the text. */
  readonly id: string | undefined;

  constructor(sentence: string, place: TextPlace | null = null, id?: string) {
    super(sentence);
    this.name = "Unreadable";
    this.place = place;
    this.id = id;
  }
}

/** A question for a text that can be read in several ways; the first reading is the likeliest. */
export interface FormatQuestion {
  readonly about: "singles" | "alphabet" | "solution";
  /** The number of cells that the readings interpret differently. */
  readonly cells: number;
  /** The positions of all readings of the text. */
  readonly ways: readonly Position[];
}

/** A position that was read. */
export interface FoundPosition {
  readonly position: Position;
  /** The title in the text; empty if there is none. */
  readonly title: string;
  readonly ask: FormatQuestion | null;
  /** The parts of the text that were ignored, in words. */
  readonly left: readonly string[];
}

/** One of several puzzles in a text, which has not been read yet. */
export interface TextEntry {
  readonly text: string;
  readonly label: string;
  /** The line at which the puzzle begins, from 1. */
  readonly line: number;
}

/** The result of reading a text. */
export type ReadAnswer =
  | { readonly type: "one"; readonly found: FoundPosition }
  | {
      readonly type: "several";
      readonly entries: readonly TextEntry[];
      readonly wrong: readonly number[];
    };

export const createFound = (
  position: Position,
  more: Partial<Omit<FoundPosition, "position">> = {},
): FoundPosition => ({
  position,
  title: "",
  ask: null,
  left: [],
  ...more,
});

/**
 * The parts of a position besides the givens that a format can contain. `candidates` are the remaining candidates of
 * each blank cell, including candidates that the player has not noted.
 */
export type PositionPart =
  | "values"
  | "candidates"
  | "centre"
  | "corner"
  | "struck"
  | "colours"
  | "box";

/** A format in which a position can be written. */
export interface Format {
  readonly id: string;
  readonly carries: ReadonlySet<PositionPart>;
  /** The smallest and the largest side that the format supports. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** The usual file extension of the format. */
  readonly ending: string;
  write(position: Position): string;
}

/** Returns the line and column of a character of a text, by its index. */
export function textPlaceAt(text: string, index: number): TextPlace {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? "")].length + 1 };
}

/** Returns the symbol of a digit, as most programs print it: letters from `A` = 1 above 9×9, a dot for a blank. */
export function digitSymbol(digit: number, side: number): string {
  if (digit === 0) return ".";
  return side > 9 ? String.fromCharCode(64 + digit) : String(digit);
}

/** Returns the bit set of some digits. */
export const setOf = (digits: Iterable<number>): number => {
  let set = 0;
  for (const digit of digits) set |= bitOf(digit);
  return set >>> 0;
};

/** Returns whether a bit set contains exactly one digit. */
export const isSingle = (set: number) => set !== 0 && (set & (set - 1)) === 0;

/** Returns the digit of a set with exactly one digit. */
export const digitOf = (single: number) => 32 - Math.clz32(single);

/** The parts of a position besides the givens. */
export interface PositionParts {
  readonly values?: ArrayLike<number>;
  readonly centre?: ArrayLike<number>;
  readonly corner?: ArrayLike<number>;
  readonly struck?: ArrayLike<number>;
}

/** Returns the position with these givens and parts. */
export function createPosition(
  givens: ArrayLike<number>,
  box: string,
  parts: PositionParts = {},
): Position {
  const { values, centre, corner, struck } = parts;
  return {
    ...fromGivens(Uint8Array.from(givens), box),
    ...(values && { values: Uint8Array.from(values) }),
    ...(centre && { centre: Uint32Array.from(centre) }),
    ...(corner && { corner: Uint32Array.from(corner) }),
    ...(struck && { struck: Uint32Array.from(struck) }),
  };
}

/**
 * The box shape of a grid with this side, as these sites define it: no more rows than columns; `null` if there is none.
 */
export function boxOf(side: number): string | null {
  if (!Number.isInteger(side) || side < 4 || side > 25) return null;
  for (let high = Math.floor(Math.sqrt(side)); high > 1; high--) {
    if (side % high === 0) return `${high}x${side / high}`;
  }
  return null;
}
