/** The moves of a player. Each move returns a new position, or the same position if it changes nothing. */
import {
  bitOf,
  candidatesOf,
  digitAt,
  fromGivens,
  type Position,
  peersOf,
  possibleCandidates,
} from "./position";

/** The kind of entry that the keys and the keypad write. */
export type Mode = "digit" | "corner" | "centre" | "colour";
export const MODES: readonly Mode[] = ["digit", "corner", "centre", "colour"];
/** The number of colours of cells and candidates. */
export const COLOUR_COUNT = 9;

type Cells = Iterable<number>;
type BitArray = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

const valueAt = (array: ArrayLike<number>, index: number): number => array[index] ?? 0;

/** Returns the cells without a given. */
const cellsWithoutGiven = (p: Position, cells: Cells) =>
  [...cells].filter((cell) => valueAt(p.givens, cell) === 0);
const blankCells = (p: Position, cells: Cells) =>
  [...cells].filter((cell) => digitAt(p, cell) === 0);

/**
 * Places a digit in the cells without a given. `tidy` removes its marks from all cells that share a house with them.
 */
export function placeDigit(p: Position, cells: Cells, digit: number, tidy: boolean): Position {
  const values = p.values.slice();
  const into = cellsWithoutGiven(p, cells);
  for (const cell of into) values[cell] = digit;
  if (!tidy || digit === 0) return { ...p, values };
  const [centre, corner] = [p.centre.slice(), p.corner.slice()];
  for (const cell of into) {
    for (const peer of peersOf(p.box, cell)) {
      centre[peer] = valueAt(centre, peer) & ~bitOf(digit);
      corner[peer] = valueAt(corner, peer) & ~bitOf(digit);
    }
  }
  return { ...p, values, centre, corner };
}

/** Works as `placeDigit`, except that the digit is removed if all cells already have it. */
export function toggleDigit(p: Position, cells: Cells, digit: number, tidy: boolean): Position {
  const into = cellsWithoutGiven(p, cells);
  const there = into.length > 0 && into.every((cell) => p.values[cell] === digit);
  return placeDigit(p, into, there ? 0 : digit, tidy);
}

/** Writes a given, or removes it with 0. The player's entries in the cell are removed. */
export function setGiven(p: Position, cells: Cells, digit: number): Position {
  const [givens, values] = [p.givens.slice(), p.values.slice()];
  for (const cell of cells) {
    givens[cell] = digit;
    values[cell] = 0;
  }
  return { ...p, givens, values };
}

/** Sets a bit in all of these cells, or removes it if all of them have it. */
function toggleMark<T extends BitArray>(array: T, cells: readonly number[], bit: number): T {
  const all = array.slice() as T;
  const there = cells.every((cell) => valueAt(all, cell) & bit);
  for (const cell of cells)
    all[cell] = there ? valueAt(all, cell) & ~bit : valueAt(all, cell) | bit;
  return all;
}

export function toggleCorner(p: Position, cells: Cells, digit: number): Position {
  return { ...p, corner: toggleMark(p.corner, blankCells(p, cells), bitOf(digit)) };
}

/**
 * Notes a candidate in all of these cells, or removes it if all of them have it. If the page maintains the candidates
 * (`auto`), a cell without marks has all possible candidates, and removing a candidate rules it out.
 */
export function toggleCentre(p: Position, cells: Cells, digit: number, auto: boolean): Position {
  const into = blankCells(p, cells);
  const bit = bitOf(digit);
  const has = auto ? candidatesOf(p) : p.centre;
  if (into.length > 0 && into.every((cell) => valueAt(has, cell) & bit)) {
    const preserved = auto ? into : [];
    const noted = into.filter((cell) => valueAt(p.centre, cell) & bit);
    const struck = p.struck.slice();
    // If the last mark of a cell is removed, the cell does not return to all possible candidates.
    for (const cell of preserved) struck[cell] = valueAt(struck, cell) | bit;
    return { ...p, centre: toggleMark(p.centre, noted, bit), struck };
  }
  const [centre, struck] = [p.centre.slice(), p.struck.slice()];
  for (const cell of into) {
    struck[cell] = valueAt(struck, cell) & ~bit;
    if (!auto || valueAt(centre, cell) > 0) centre[cell] = valueAt(centre, cell) | bit;
  }
  return { ...p, centre, struck };
}

/** A candidate, as its cell and its digit. */
export type Candidate = readonly [cell: number, digit: number];

/** Removes candidates from the marks or from the maintained candidates. */
export function ruleOut(p: Position, candidates: Iterable<Candidate>): Position {
  const [centre, struck] = [p.centre.slice(), p.struck.slice()];
  for (const [cell, digit] of candidates) {
    centre[cell] = valueAt(centre, cell) & ~bitOf(digit);
    struck[cell] = valueAt(struck, cell) | bitOf(digit);
  }
  return { ...p, centre, struck };
}

/** Notes in every blank cell the candidates that are considered possible there. */
export function noteCandidates(p: Position): Position {
  const allowed = possibleCandidates(p);
  const centre = p.centre.map((set, cell) =>
    digitAt(p, cell) > 0 ? set : valueAt(allowed, cell) & ~valueAt(p.struck, cell),
  );
  return { ...p, centre };
}

export function toggleColour(p: Position, cells: Cells, colour: number): Position {
  return { ...p, colours: toggleMark(p.colours, [...cells], 1 << colour) };
}

/** Colours a candidate in all of these cells, or removes the colour if all of them have it. */
export function colourCandidate(
  p: Position,
  cells: Cells,
  digit: number,
  colour: number,
): Position {
  const keys = blankCells(p, cells).map((cell) => cell * p.side + digit - 1);
  const candidateColours = new Map(p.candidateColours);
  const isPresent = keys.every((key) => candidateColours.get(key) === colour);
  for (const key of keys) {
    if (isPresent) candidateColours.delete(key);
    else candidateColours.set(key, colour);
  }
  return { ...p, candidateColours };
}

/** Clears cells, one kind of content at a time: digits, then what the mode writes, then marks, then colours. */
export function clearCells(p: Position, cells: Cells, mode: Mode): Position {
  const all = [...cells];
  const colours = () =>
    all.some((cell) => valueAt(p.colours, cell) > 0 || colouredCandidates(p, cell).length > 0);
  const kinds: readonly { readonly there: boolean; readonly gone: () => Position }[] = [
    ...(mode === "colour" && colours()
      ? [{ there: true, gone: () => withoutColours(p, all) }]
      : []),
    {
      there: all.some((cell) => valueAt(p.values, cell) > 0),
      gone: () => placeDigit(p, all, 0, false),
    },
    ...(mode === "corner" ? (["corner", "centre"] as const) : (["centre", "corner"] as const)).map(
      (name) => ({
        there: all.some((cell) => valueAt(p[name], cell) > 0),
        gone: () => ({ ...p, [name]: withoutCells(p[name], all) }),
      }),
    ),
    {
      there: all.some((cell) => valueAt(p.struck, cell) > 0),
      gone: () => restoreCandidates(p, all),
    },
    { there: colours(), gone: () => withoutColours(p, all) },
  ];
  return kinds.find(({ there }) => there)?.gone() ?? p;
}

const restoreCandidates = (p: Position, cells: Cells): Position => ({
  ...p,
  struck: withoutCells(p.struck, cells),
});

function withoutCells<T extends BitArray>(array: T, cells: Cells): T {
  const all = array.slice() as T;
  for (const cell of cells) all[cell] = 0;
  return all;
}

/** Returns the coloured candidates of a cell. */
const colouredCandidates = ({ candidateColours, side }: Position, cell: number) =>
  [...candidateColours.keys()].filter((key) => Math.floor(key / side) === cell);

function withoutColours(p: Position, cells: readonly number[]): Position {
  const candidateColours = new Map(p.candidateColours);
  for (const cell of cells)
    for (const key of colouredCandidates(p, cell)) candidateColours.delete(key);
  return { ...p, colours: withoutCells(p.colours, cells), candidateColours };
}

/** Returns the position without any colours. */
export const clearColours = (p: Position): Position => withoutColours(p, [...p.givens.keys()]);

/** Returns the position before the first move. */
export const restart = (p: Position): Position => fromGivens(p.givens, p.box);
