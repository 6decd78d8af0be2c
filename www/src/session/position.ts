/** A position: what a person has on the board. */
import { boxSize } from "../text/digits";

/** What a person has on the board: immutable; every change is a new one. */
export interface Position {
  /** Cells of a row: 4…25. */
  readonly side: number;
  /** Rows and columns of a box, as "3x3". */
  readonly box: string;
  /** The digit of each cell; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  /** Digits the player put in; 0 in given cells. */
  readonly values: Uint8Array<ArrayBuffer>;
  /** Candidates noted, bit digit - 1. */
  readonly centre: Uint32Array<ArrayBuffer>;
  /** Corner marks, bit digit - 1. */
  readonly corner: Uint32Array<ArrayBuffer>;
  /** Candidates that the player has ruled out where the page keeps them, bit digit - 1. */
  readonly struck: Uint32Array<ArrayBuffer>;
  /** Colours of cells, bit by number, 0…8. */
  readonly colours: Uint16Array<ArrayBuffer>;
  /** Of cell * side + digit - 1, the number of its colour. */
  readonly candidateColours: ReadonlyMap<number, number>;
}

/** A position of nothing but these givens; throws where their number does not fit the box. */
export function fromGivens(givens: Uint8Array, box: string): Position {
  const side = sideOf(box);
  const cells = side * side;
  if (side < MIN_SIDE || side > MAX_SIDE || givens.length !== cells) {
    throw new RangeError(`${givens.length} cells are no board of boxes ${box}`);
  }
  return {
    side,
    box,
    givens: givens.slice(),
    values: new Uint8Array(cells),
    centre: new Uint32Array(cells),
    corner: new Uint32Array(cells),
    struck: new Uint32Array(cells),
    colours: new Uint16Array(cells),
    candidateColours: new Map(),
  };
}

export const MIN_SIDE = 4;
export const MAX_SIDE = 25;

/** The side of a board whose boxes are so large. */
export function sideOf(box: string): number {
  const { rows, columns } = boxSize(box);
  return rows * columns;
}

/** Whether two positions are of the same puzzle. */
export const samePuzzle = (
  one: Pick<Position, "givens" | "box">,
  other: Pick<Position, "givens" | "box">,
): boolean =>
  one.box === other.box &&
  one.givens.length === other.givens.length &&
  one.givens.every((digit, cell) => digit === other.givens[cell]);
