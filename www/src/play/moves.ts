/** The moves of a player. Each move returns a new position, or the same position if it changes nothing. */
import {
  bitOf,
  candidatesOf,
  digitAt,
  fromGivens,
  type Position,
  peersOf,
  possible,
} from "./position";

/** The kind of entry that the keys and the keypad write. */
export type Mode = "digit" | "corner" | "centre" | "colour";
export const MODES: readonly Mode[] = ["digit", "corner", "centre", "colour"];
/** The number of colours of cells and candidates. */
export const COLOURS = 9;

type Cells = Iterable<number>;
type Bits = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

const at = (array: ArrayLike<number>, index: number): number => array[index] ?? 0;

/** Returns the cells without a given. */
const free = (p: Position, cells: Cells) => [...cells].filter((cell) => at(p.givens, cell) === 0);
const blank = (p: Position, cells: Cells) => [...cells].filter((cell) => digitAt(p, cell) === 0);

/**
 * Places a digit in the cells without a given. `tidy` removes its marks from all cells that share a house with them.
 */
export function place(p: Position, cells: Cells, digit: number, tidy: boolean): Position {
  const values = p.values.slice();
  const into = free(p, cells);
  for (const cell of into) values[cell] = digit;
  if (!tidy || digit === 0) return { ...p, values };
  const [centre, corner] = [p.centre.slice(), p.corner.slice()];
  for (const cell of into) {
    for (const peer of peersOf(p.box, cell)) {
      centre[peer] = at(centre, peer) & ~bitOf(digit);
      corner[peer] = at(corner, peer) & ~bitOf(digit);
    }
  }
  return { ...p, values, centre, corner };
}

/** Works as `place`, except that the digit is removed if all cells already have it. */
export function toggleDigit(p: Position, cells: Cells, digit: number, tidy: boolean): Position {
  const into = free(p, cells);
  const there = into.length > 0 && into.every((cell) => p.values[cell] === digit);
  return place(p, into, there ? 0 : digit, tidy);
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
function toggled<T extends Bits>(array: T, cells: readonly number[], bit: number): T {
  const all = array.slice() as T;
  const there = cells.every((cell) => at(all, cell) & bit);
  for (const cell of cells) all[cell] = there ? at(all, cell) & ~bit : at(all, cell) | bit;
  return all;
}

export function toggleCorner(p: Position, cells: Cells, digit: number): Position {
  return { ...p, corner: toggled(p.corner, blank(p, cells), bitOf(digit)) };
}

/**
 * Notes a candidate in all of these cells, or removes it if all of them have it. If the page maintains the candidates
 * (`auto`), a cell without marks has all possible candidates, and removing a candidate rules it out.
 */
export function toggleCentre(p: Position, cells: Cells, digit: number, auto: boolean): Position {
  const into = blank(p, cells);
  const bit = bitOf(digit);
  const has = auto ? candidatesOf(p) : p.centre;
  if (into.length > 0 && into.every((cell) => at(has, cell) & bit)) {
    const kept = auto ? into : [];
    const noted = into.filter((cell) => at(p.centre, cell) & bit);
    const struck = p.struck.slice();
    // If the last mark of a cell is removed, the cell does not return to all possible candidates.
    for (const cell of kept) struck[cell] = at(struck, cell) | bit;
    return { ...p, centre: toggled(p.centre, noted, bit), struck };
  }
  const [centre, struck] = [p.centre.slice(), p.struck.slice()];
  for (const cell of into) {
    struck[cell] = at(struck, cell) & ~bit;
    if (!auto || at(centre, cell) > 0) centre[cell] = at(centre, cell) | bit;
  }
  return { ...p, centre, struck };
}

/** A candidate, as its cell and its digit. */
export type Candidate = readonly [cell: number, digit: number];

/** Removes candidates from the marks or from the maintained candidates. */
export function ruleOut(p: Position, candidates: Iterable<Candidate>): Position {
  const [centre, struck] = [p.centre.slice(), p.struck.slice()];
  for (const [cell, digit] of candidates) {
    centre[cell] = at(centre, cell) & ~bitOf(digit);
    struck[cell] = at(struck, cell) | bitOf(digit);
  }
  return { ...p, centre, struck };
}

/** Notes in every blank cell the candidates that are considered possible there. */
export function fillCandidates(p: Position): Position {
  const allowed = possible(p);
  const centre = p.centre.map((set, cell) =>
    digitAt(p, cell) > 0 ? set : at(allowed, cell) & ~at(p.struck, cell),
  );
  return { ...p, centre };
}

export function toggleColour(p: Position, cells: Cells, colour: number): Position {
  return { ...p, colours: toggled(p.colours, [...cells], 1 << colour) };
}

/** Colours a candidate in all of these cells, or removes the colour if all of them have it. */
export function colourCandidate(
  p: Position,
  cells: Cells,
  digit: number,
  colour: number,
): Position {
  const keys = blank(p, cells).map((cell) => cell * p.side + digit - 1);
  const candidateColours = new Map(p.candidateColours);
  const there = keys.every((key) => candidateColours.get(key) === colour);
  for (const key of keys) {
    if (there) candidateColours.delete(key);
    else candidateColours.set(key, colour);
  }
  return { ...p, candidateColours };
}

/** Clears cells, one kind of content at a time: digits, then what the mode writes, then marks, then colours. */
export function clear(p: Position, cells: Cells, mode: Mode): Position {
  const all = [...cells];
  const colours = () => all.some((cell) => at(p.colours, cell) > 0 || ofCell(p, cell).length > 0);
  const kinds: readonly { readonly there: boolean; readonly gone: () => Position }[] = [
    ...(mode === "colour" && colours() ? [{ there: true, gone: () => colourless(p, all) }] : []),
    { there: all.some((cell) => at(p.values, cell) > 0), gone: () => place(p, all, 0, false) },
    ...(mode === "corner" ? (["corner", "centre"] as const) : (["centre", "corner"] as const)).map(
      (name) => ({
        there: all.some((cell) => at(p[name], cell) > 0),
        gone: () => ({ ...p, [name]: without(p[name], all) }),
      }),
    ),
    { there: all.some((cell) => at(p.struck, cell) > 0), gone: () => unstruck(p, all) },
    { there: colours(), gone: () => colourless(p, all) },
  ];
  return kinds.find(({ there }) => there)?.gone() ?? p;
}

const unstruck = (p: Position, cells: Cells): Position => ({
  ...p,
  struck: without(p.struck, cells),
});

function without<T extends Bits>(array: T, cells: Cells): T {
  const all = array.slice() as T;
  for (const cell of cells) all[cell] = 0;
  return all;
}

/** Returns the coloured candidates of a cell. */
const ofCell = ({ candidateColours, side }: Position, cell: number) =>
  [...candidateColours.keys()].filter((key) => Math.floor(key / side) === cell);

function colourless(p: Position, cells: readonly number[]): Position {
  const candidateColours = new Map(p.candidateColours);
  for (const cell of cells) for (const key of ofCell(p, cell)) candidateColours.delete(key);
  return { ...p, colours: without(p.colours, cells), candidateColours };
}

/** Returns the position without any colours. */
export const clearColours = (p: Position): Position => colourless(p, [...p.givens.keys()]);

/** Returns the position before the first move. */
export const restart = (p: Position): Position => fromGivens(p.givens, p.box);
