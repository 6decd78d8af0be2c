/** The size of a box, and how digits are written. */

/** Rows and columns of a box. */
export interface BoxSize {
  readonly rows: number;
  readonly columns: number;
}

/** The size of a box from its text, such as `3x3`. */
export function boxSize(box: string): BoxSize {
  const [rows = 3, columns = 3] = box.split("x").map(Number);
  return { rows, columns };
}

/**
 * How a digit is written on a grid of this side: on grids above 9×9 as a letter, `A` = 1, unless `numbers` is set. 0 is
 * an empty text.
 */
export function digitText(digit: number, side: number, numbers = false): string {
  if (digit === 0) return "";
  return side > 9 && !numbers ? String.fromCharCode(64 + digit) : String(digit);
}
