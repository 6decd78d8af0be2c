/**
 * Puzzles and solutions as one line of text: digits, or on grids above 9×9 letters with `A` = 1.
 */

const BLANK_BYTE = 46;
const decoder = new TextDecoder();
let scratchBytes = new Uint8Array(81);

/** Returns the character code before the code of the digit 1. */
const codeBeforeFirstDigit = (cells: number) => (cells <= 81 ? 48 : 64);

export function textOf(digits: Uint8Array): string {
  const cells = digits.length;
  const none = codeBeforeFirstDigit(cells);
  if (scratchBytes.length < cells) scratchBytes = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const digit = digits[cell] ?? 0;
    scratchBytes[cell] = digit > 0 ? none + digit : BLANK_BYTE;
  }
  return decoder.decode(scratchBytes.subarray(0, cells));
}

/**
 * Returns the digits of a text with this number of cells; `null` if `textOf` cannot have written the text.
 */
export function digitsOf(text: string, cells: number): Uint8Array | null {
  if (text.length !== cells) return null;
  const digits = new Uint8Array(cells);
  const [none, side] = [codeBeforeFirstDigit(cells), Math.sqrt(cells)];
  for (let cell = 0; cell < cells; cell += 1) {
    const code = text.charCodeAt(cell);
    const digit = code === BLANK_BYTE ? 0 : code - none;
    if (digit < 0 || digit > side || (digit === 0 && code !== BLANK_BYTE)) return null;
    digits[cell] = digit;
  }
  return digits;
}

/** Whether digits solve a puzzle: all givens are kept, and no house contains a digit twice. */
export function isSolution(givens: Uint8Array, box: string, digits: Uint8Array): boolean {
  const side = Math.sqrt(givens.length);
  const [rows = 1, columns = 1] = box.split("x").map(Number);
  const [inRow, inColumn, inBox] = [
    new Uint32Array(side),
    new Uint32Array(side),
    new Uint32Array(side),
  ];
  const add = (visited: Uint32Array, house: number, bit: number) => {
    const before = visited[house] ?? 0;
    visited[house] = before | bit;
    return (before & bit) === 0;
  };
  for (let cell = 0; cell < digits.length; cell += 1) {
    const digit = digits[cell] ?? 0;
    const given = givens[cell] ?? 0;
    if (digit === 0 || (given > 0 && given !== digit)) return false;
    const row = Math.floor(cell / side);
    const column = cell % side;
    const block = Math.floor(row / rows) * rows + Math.floor(column / columns);
    const bit = 1 << digit;
    if (!add(inRow, row, bit) || !add(inColumn, column, bit) || !add(inBox, block, bit)) {
      return false;
    }
  }
  return true;
}
