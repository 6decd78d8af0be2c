/**
 * Reads a puzzle in the form of the page's own address, with one character per cell, before the algorithms have loaded.
 */

/** The boxes of common boards, as rows by columns. */
const COMMON_BOXES: Readonly<Record<number, string>> = {
  4: "2x2",
  6: "2x3",
  8: "2x4",
  9: "3x3",
  12: "3x4",
  16: "4x4",
  25: "5x5",
};

/** Returns the givens of a line; `null` for any other text, which only the algorithms can read. */
export function readLine(text: string, box?: string) {
  const side = Math.sqrt(text.length);
  const shape = box ?? COMMON_BOXES[side];
  if (!shape || !/^[.0-9A-Y]+$/.test(text)) return null;
  const [rows = 0, columns = 0] = shape.split("x").map(Number);
  if (rows * columns !== side) return null;
  const digit = (sign: string) =>
    sign === "." ? 0 : /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 64;
  const givens = Uint8Array.from(text, digit);
  const letters = /[A-Y]/.test(text);
  const plain = side > 9 ? !/\d/.test(text) : !letters;
  return plain && givens.every((one) => one <= side) ? { givens, box: shape } : null;
}
