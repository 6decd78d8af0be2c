/** Positions of a puzzle that a person solves. */
import { boxSize } from "../text/digits";

/** The digits, pencil marks and colours on the board. Positions are immutable: every change creates a new one. */
export interface Position {
  /** The number of cells per row, 4 to 25. */
  readonly side: number;
  /** The rows and columns of a box, such as "3x3". */
  readonly box: string;
  /** The given digit of each cell; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  /** The digit that the player entered in each cell; 0 in blank and given cells. */
  readonly values: Uint8Array<ArrayBuffer>;
  /** The centre marks of each cell, with bit d − 1 for digit d. */
  readonly centre: Uint32Array<ArrayBuffer>;
  /** The corner marks of each cell, with bit d − 1 for digit d. */
  readonly corner: Uint32Array<ArrayBuffer>;
  /** The candidates that the player eliminated while the page computes candidates, with bit d − 1 for digit d. */
  readonly struck: Uint32Array<ArrayBuffer>;
  /** The colours of each cell, as a bit set of colour numbers 0 to 8. */
  readonly colours: Uint16Array<ArrayBuffer>;
  /** The colour number of each coloured candidate, by `cell * side + digit - 1`. */
  readonly candidateColours: ReadonlyMap<number, number>;
}

/** Returns a position with only these givens. Throws a `RangeError` if their number does not fit the box. */
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

/** Returns the side length of a board with boxes of this size. */
export function sideOf(box: string): number {
  const { rows, columns } = boxSize(box);
  return rows * columns;
}

/** Returns whether two positions belong to the same puzzle. */
export const isSamePuzzle = (
  first: Pick<Position, "givens" | "box">,
  other: Pick<Position, "givens" | "box">,
): boolean =>
  first.box === other.box &&
  first.givens.length === other.givens.length &&
  first.givens.every((digit, cell) => digit === other.givens[cell]);
