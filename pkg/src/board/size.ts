/** The size of a box, and how digits are written. */

/** Rows and columns of a box. */
export interface BoxSize {
  readonly rows: number;
  readonly columns: number;
}

/** Returns the size of a box from its text, such as `3x3`. */
export function boxSize(box: string): BoxSize {
  const [rows = 3, columns = 3] = box.split("x").map(Number);
  return { rows, columns };
}

/**
 * Returns the text of a digit on a grid of this side: on grids above 9×9 a letter, `A` = 1, unless `numbers` is set.
 * The text of 0 is empty.
 */
export function digitText(digit: number, side: number, numbers = false): string {
  if (digit === 0) return "";
  return side > 9 && !numbers ? String.fromCharCode(64 + digit) : String(digit);
}

/**
 * Returns a sentence of an explanation with its digits as the board shows them. In explanations of grids above 9×9, a
 * digit is written both ways: `E (5)`.
 * @param digit How a digit is written; by default as `digitText` writes it.
 */
export function rewriteDigits(
  text: string,
  side: number,
  digit = (one: number): string => digitText(one, side),
): string {
  if (side <= 9) return text;
  return text.replace(/\b[A-Z] \((\d+)\)/g, (_, written) => digit(Number(written)));
}
