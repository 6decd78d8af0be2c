/** Links of other sites that contain the puzzle as plain characters. */
import { words } from "../../words/formats";
import type { Position } from "../position";
import { createFound, createPosition, type FoundPosition, Unreadable } from "./format";

/** Returns the address if a text consists of nothing else; otherwise `null`. */
export function addressOf(text: string): URL | null {
  const link = text.trim();
  return /^https?:\/\/\S+$/i.test(link) ? URL.parse(link) : null;
}

const CELL_COUNT = 81;

/**
 * SudokuWiki's `bd=S9B…`: two characters in base 36 per cell. According to people who have decoded it, 0 is blank, 1 to
 * 9 are givens, 10 to 18 are the player's digit plus 9, and higher values are the candidates as a bit set plus 18.
 */
const SUDOKUWIKI_LINK = /[?&#]bd=S9B([^&#]*)/i;

export const isWiki = (text: string) => addressOf(text) !== null && SUDOKUWIKI_LINK.test(text);

/** Reads a link of SudokuWiki. Throws `Unreadable`. */
export function readWiki(text: string): FoundPosition {
  const match = SUDOKUWIKI_LINK.exec(text);
  const packed = match?.[1]?.trim() ?? "";
  const column = text.indexOf(packed, match?.index) + 1;
  if (packed.length !== 2 * CELL_COUNT) {
    const place = { line: 1, column: column + Math.min(packed.length, 2 * CELL_COUNT) };
    throw new Unreadable(words.wikiLength(packed.length), place);
  }
  const givens = new Uint8Array(CELL_COUNT);
  const values = new Uint8Array(CELL_COUNT);
  const centre = new Uint32Array(CELL_COUNT);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const pair = packed.slice(2 * cell, 2 * cell + 2);
    const number = /^[0-9a-z]{2}$/i.test(pair) ? Number.parseInt(pair, 36) & 1023 : 1023;
    if (number > 511 + 18) {
      throw new Unreadable(words.wikiPair(pair), { line: 1, column: column + 2 * cell });
    }
    if (number <= 9) givens[cell] = number;
    else if (number <= 18) values[cell] = number - 9;
    else centre[cell] = number - 18;
  }
  return createFound(createPosition(givens, "3x3", { values, centre }));
}

export const writeWiki = ({ givens }: Position) =>
  `https://www.sudokuwiki.org/sudoku.htm?bd=${givens.join("")}`;

/** The characters of this format: each stands for a digit and the number of blanks that follow it, at most five. */
const EXCHANGE_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
const MAX_BLANK_RUN = 5;
const PACKED_LINK = /[?&]s=([^&#]*)/;

export const isExchange = (text: string) => {
  const url = addressOf(text);
  return url !== null && /(^|\.)sudokuexchange\.com$/.test(url.hostname) && PACKED_LINK.test(text);
};

/** Reads a link of Sudoku Exchange. Throws `Unreadable`. */
export function readExchange(text: string): FoundPosition {
  const match = PACKED_LINK.exec(text);
  const packed = match?.[1]?.trim() ?? "";
  const column = (match?.index ?? 0) + 4;
  // Some links contain the digits themselves.
  if (/^[0-9.]{81}$/.test(packed)) {
    return createFound(
      createPosition(
        [...packed].map((one) => Number(one) || 0),
        "3x3",
      ),
    );
  }
  const givens: number[] = [];
  for (const [at, character] of [...packed].entries()) {
    const number = EXCHANGE_ALPHABET.indexOf(character);
    if (number < 0) {
      throw new Unreadable(words.exchangeSymbol(character), { line: 1, column: column + at });
    }
    givens.push(number % 10, ...Array<number>(Math.floor(number / 10)).fill(0));
  }
  if (givens.length !== CELL_COUNT) {
    const place = { line: 1, column: column + [...packed].length };
    throw new Unreadable(words.exchangeCells(givens.length), place);
  }
  return createFound(createPosition(givens, "3x3"));
}

export function writeExchange({ givens }: Position): string {
  const packed = [...givens.join("").matchAll(new RegExp(`.0{0,${MAX_BLANK_RUN}}`, "g"))].map(
    ([run]) => EXCHANGE_ALPHABET[Number(run[0]) + 10 * (run.length - 1)] ?? "",
  );
  return `https://sudokuexchange.com/play/?s=${packed.join("")}`;
}
