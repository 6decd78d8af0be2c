/**
 * A line of HoDoKu's library: `:code:candidates:digits:deleted:eliminated:placed:`, possibly with one more field.
 * Digits with a `+` are the player's; a deleted candidate is written as digit, row, column.
 */
import { words } from "../../words/formats";
import { bitOf, candidatesOf, digitsIn, type Position, possibleCandidates } from "../position";
import { createFound, createPosition, type FoundPosition, Unreadable } from "./format";

export const isLibrary = (text: string) => {
  const line = text.trim();
  return line.startsWith(":") && !/\s*[\r\n]/.test(line) && line.split(":").length >= 5;
};

const BLANKS = ".0";

/** Reads a line. Throws `Unreadable` with the column. */
export function readLibrary(text: string): FoundPosition {
  const [, code = "", , grid = "", deleted = ""] = text.trim().split(":");
  const start = text.length - text.trimStart().length;
  const column = (field: number) =>
    start + text.trim().split(":").slice(0, field).join(":").length + 2;
  const givens: number[] = [];
  const values: number[] = [];
  let placed = false;
  for (const [at, character] of [...grid].entries()) {
    if (character === "+" && !placed) {
      placed = true;
      continue;
    }
    const digit = BLANKS.includes(character) ? 0 : "123456789".indexOf(character) + 1;
    if (digit === 0 && (placed || !BLANKS.includes(character))) {
      throw new Unreadable(words.librarySymbol(character), { line: 1, column: column(3) + at });
    }
    givens.push(placed ? 0 : digit);
    values.push(placed ? digit : 0);
    placed = false;
  }
  if (givens.length !== 81 || placed) {
    const place = { line: 1, column: column(3) + [...grid].length };
    throw new Unreadable(words.libraryCells(givens.length), place);
  }
  const eliminated = new Uint32Array(81);
  for (const match of deleted.matchAll(/\S+/g)) {
    const [digit = 0, row = 0, of = 0] = /^[1-9]{3}$/.test(match[0])
      ? [...match[0]].map(Number)
      : [];
    if (digit === 0) {
      const place = { line: 1, column: column(4) + match.index };
      throw new Unreadable(words.libraryCandidate(match[0].slice(0, 12)), place);
    }
    const cell = (row - 1) * 9 + of - 1;
    if (!givens[cell] && !values[cell]) eliminated[cell] = (eliminated[cell] ?? 0) | bitOf(digit);
  }
  const title = /^0*x?$/.test(code) ? "" : words.libraryTitle(code.slice(0, 12));
  return createFound(createPosition(givens, "3x3", { values, struck: eliminated }), { title });
}

/** Writes a line without a step, with the code for none. */
export function writeLibrary(position: Position): string {
  const { givens, values } = position;
  const grid = Array.from(givens, (digit, cell) =>
    digit > 0 ? String(digit) : values[cell] ? `+${values[cell]}` : ".",
  ).join("");
  const left = candidatesOf(position);
  const deleted = Array.from(possibleCandidates(position), (set, cell) =>
    digitsIn(set & ~(left[cell] ?? 0)).map(
      (digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`,
    ),
  ).flat();
  return `:0000:x:${grid}:${deleted.join(" ")}::\n`;
}
