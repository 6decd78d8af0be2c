/** Properties of a position: its puzzle, candidates and peers, and whether it is solved. */

import { fromGivens, MAX_SIDE, MIN_SIDE, type Position, sideOf } from "../session/position";
import { boxSize } from "../text/digits";

export * from "../session/position";

declare const givensAlone: unique symbol;

/**
 * The puzzle of a game: its givens, without any entries of the player. Only `puzzleOf` creates this type, so that a
 * `Position` in place of a puzzle does not compile.
 */
export interface GamePuzzle {
  readonly [givensAlone]: true;
  /** The number of cells per row, 4 to 25. */
  readonly side: number;
  /** The rows and columns of a box, such as "3x3". */
  readonly box: string;
  /** The digit of each cell; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
}

/** Returns the puzzle of a position. */
export const puzzleOf = ({
  side,
  box,
  givens,
}: Pick<Position, "side" | "box" | "givens">): GamePuzzle => ({ side, box, givens }) as GamePuzzle;

/** Returns the position before the first move of a puzzle. */
export const startOf = ({ givens, box }: GamePuzzle): Position => fromGivens(givens, box);

/** Returns whether a text is a box size, such as `3x3`, of a grid that can be played. */
export const isBox = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{1,2}x\d{1,2}$/.test(text) &&
  sideOf(text) >= MIN_SIDE &&
  sideOf(text) <= MAX_SIDE;

/** Returns the digit of a cell, given or entered; 0 is blank. */
export const digitAt = ({ givens, values }: Position, cell: number): number =>
  givens[cell] || values[cell] || 0;

/** Returns the digits of all cells, given or entered. */
export const digitsOf = ({ givens, values }: Position): Uint8Array<ArrayBuffer> =>
  givens.map((digit, cell) => digit || values[cell] || 0);

/** The houses of each cell: its row, its column and its box, numbered consecutively. */
const housesByBox = new Map<string, readonly Uint8Array[]>();

function housesOf(box: string): readonly Uint8Array[] {
  const cached = housesByBox.get(box);
  if (cached) return cached;
  const { rows, columns } = boxSize(box);
  const side = rows * columns;
  const across = side / columns;
  const houseIndices = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const inBox = Math.floor(row / rows) * across + Math.floor(column / columns);
    return Uint8Array.of(row, side + column, 2 * side + inBox);
  });
  housesByBox.set(box, houseIndices);
  return houseIndices;
}

/** Returns the peers of a cell: the other cells that share a house with it. */
export function peersOf(box: string, cell: number): readonly number[] {
  const all = housesOf(box);
  const own = all[cell];
  return all.flatMap((other, index) =>
    index !== cell && own?.some((house, kind) => other[kind] === house) ? [index] : [],
  );
}

/** Returns the candidates that the rules allow according to the digits, as bits (bit digit − 1); 0 in filled cells. */
export function possibleCandidates(p: Position): Uint32Array<ArrayBuffer> {
  const { side, box } = p;
  const all = housesOf(box);
  const used = new Uint32Array(3 * side);
  for (const [cell, of] of all.entries()) {
    const digit = digitAt(p, cell);
    if (digit > 0) for (const house of of) used[house] = bitsAt(used, house) | bitOf(digit);
  }
  const every = 2 ** side - 1;
  return Uint32Array.from(all, (of, cell) =>
    digitAt(p, cell) > 0 ? 0 : of.reduce((left, house) => left & ~bitsAt(used, house), every),
  );
}

/**
 * The candidates that the player considers possible: the centre marks of a cell if it has any, otherwise the candidates
 * that the rules allow, in both cases without those that the player has ruled out.
 */
export function candidatesOf(p: Position): Uint32Array<ArrayBuffer> {
  return possibleCandidates(p).map((allowed, cell) =>
    digitAt(p, cell) > 0 ? 0 : (bitsAt(p.centre, cell) || allowed) & ~bitsAt(p.struck, cell),
  );
}

/** Returns whether every cell has a digit and no two digits conflict. */
export function isSolved(p: Position): boolean {
  const visited = new Uint32Array(3 * p.side);
  return housesOf(p.box).every((of, cell) => {
    const digit = digitAt(p, cell);
    const bit = bitOf(digit);
    const fresh = digit > 0 && of.every((house) => (bitsAt(visited, house) & bit) === 0);
    for (const house of of) visited[house] = bitsAt(visited, house) | bit;
    return fresh;
  });
}

/** Returns the number of occurrences of each digit on the board; the first entry is the number of blank cells. */
export function countDigits(p: Position): Uint16Array<ArrayBuffer> {
  const counts = new Uint16Array(p.side + 1);
  for (const digit of digitsOf(p)) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts;
}

/** Returns the bit of a digit. */
export const bitOf = (digit: number): number => 1 << (digit - 1);

/** Returns the digits of a bit set, in ascending order. */
export function digitsIn(set: number): readonly number[] {
  const found: number[] = [];
  for (let digit = 1; digit <= 25; digit++) if (set & bitOf(digit)) found.push(digit);
  return found;
}

/** Returns an entry of an array that is known to exist. */
const bitsAt = (array: Uint32Array, index: number): number => array[index] ?? 0;
