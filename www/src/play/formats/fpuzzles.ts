/**
 * Links to f-puzzles, and to SudokuPad with a puzzle of f-puzzles: JSON packed with lz-string (MIT), as these sites
 * pack it; and the JSON alone, as these sites export it.
 */
import lz from "lz-string";
import { boxSize } from "../../text/digits";
import { words } from "../../words/formats";
import { digitsIn, type Position } from "../position";
import {
  boxOf,
  createFound,
  createPosition,
  type FoundPosition,
  setOf,
  Unreadable,
} from "./format";
import { rowsOf } from "./grids";
import { addressOf } from "./links";
import { readPad } from "./sudokupad";

const HOSTS = /(^|\.)(f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com)$/;

/** The packed puzzle in such a link, with the kind that precedes it. */
const PACKED_LINK = /(?:[?&](?:load|puzzleid)=|\/)(fpuz(?:zles)?|scl|ctc)?([A-Za-z0-9+/=]{20,})$/;

/**
 * The maximum length of a packed puzzle, in characters. No puzzle of a classic grid is longer, and unpacking takes many
 * times this size.
 */
const MAX_PACKED_LENGTH = 100_000;

export const isFPuzzles = (text: string) =>
  HOSTS.test(addressOf(text)?.hostname ?? "") || isJson(text, "grid") || isJson(text, "cells");

/** Returns whether a text looks like a JSON object that has this key. */
const isJson = (text: string, key: string) =>
  /^\s*\{/.test(text) && new RegExp(`"${key}"\\s*:`).test(text.slice(0, MAX_PACKED_LENGTH));

/** The key for a house that replaces a box. */
const IRREGULAR_KEY = "region";

/** The content of a cell in the format of f-puzzles. */
interface Cell {
  readonly value?: unknown;
  readonly given?: unknown;
  readonly [IRREGULAR_KEY]?: unknown;
  readonly centerPencilMarks?: unknown;
  readonly cornerPencilMarks?: unknown;
  readonly givenPencilMarks?: unknown;
}

/** Keys that do not concern the rules. */
const COSMETIC_KEYS = new Set([
  "size",
  "grid",
  "title",
  "author",
  "ruleset",
  "solution",
  "metadata",
  "highlightConflicts",
  "disabledlogic",
  "truecandidatesoptions",
  "customTitle",
  "customRules",
  "successMessage",
]);

/** Reads a puzzle of f-puzzles. Throws `Unreadable`; for a variant, the error names the rule. */
export function readFPuzzles(text: string): FoundPosition {
  if (isJson(text, "grid")) return fromJson(text, words.jsonBroken);
  if (isJson(text, "cells")) return readPad(text.trim());
  const plain = decodeText(text.trim())
    .replaceAll(" ", "+")
    .replace(/[#&].*$/, "");
  const [, kind = "", packed] = PACKED_LINK.exec(plain) ?? [];
  if (packed === undefined) throw new Unreadable(words.elsewhere);
  if (packed.length > MAX_PACKED_LENGTH) throw new Unreadable(words.linkBroken);
  const unpacked = unpack(packed);
  return kind === "scl" || kind === "ctc" ? readPad(unpacked) : fromJson(unpacked);
}

/**
 * Unpacks a puzzle. The library throws an error for some texts that it did not pack, and returns nothing for others.
 */
function unpack(packed: string): string {
  try {
    return lz.decompressFromBase64(packed) || "";
  } catch {
    return "";
  }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fromJson(text: string, broken: string = words.linkBroken): FoundPosition {
  const puzzle = parsed(text, broken);
  const side = Number(puzzle.size);
  const rows = Array.isArray(puzzle.grid) ? (puzzle.grid as readonly unknown[]) : [];
  const square =
    rows.length === side && rows.every((row) => Array.isArray(row) && row.length === side);
  const box = boxOf(side);
  if (!square || box === null) throw new Unreadable(broken);
  for (const [key, value] of Object.entries(puzzle)) {
    if (isRule(key, value)) throw new Unreadable(words.variant(key));
  }
  const cells = (rows as readonly (readonly unknown[])[])
    .flat()
    .map((cell) => (typeof cell === "object" && cell !== null ? (cell as Cell) : {}));
  const { rows: height, columns: width } = boxSize(box);
  cells.forEach(({ [IRREGULAR_KEY]: house }, cell) => {
    const defaultRegions =
      Math.floor(Math.floor(cell / side) / height) * height + Math.floor((cell % side) / width);
    if (house !== undefined && house !== null && Number(house) !== defaultRegions) {
      throw new Unreadable(words.variant("irregular"));
    }
  });
  const digit = (value: unknown) => {
    if (value === undefined || value === null || value === "") return 0;
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= side) return number;
    throw new Unreadable(words.beyond(String(value).slice(0, 12), side));
  };
  const marks = (list: unknown) =>
    setOf(Array.isArray(list) ? list.map(digit).filter((one) => one > 0) : []);
  const digits = cells.map(({ value }) => digit(value));
  const blank = (at: number) => digits[at] === 0;
  const position = createPosition(
    digits.map((one, at) => (cells[at]?.given === true ? one : 0)),
    box,
    {
      values: digits.map((one, at) => (cells[at]?.given === true ? 0 : one)),
      centre: cells.map(({ centerPencilMarks: list }, at) => (blank(at) ? marks(list) : 0)),
      corner: cells.map(({ cornerPencilMarks: list }, at) => (blank(at) ? marks(list) : 0)),
    },
  );
  const title = typeof puzzle.title === "string" ? puzzle.title.slice(0, 80) : "";
  const given = cells.some(({ givenPencilMarks: list }) => Array.isArray(list) && list.length > 0);
  return createFound(position, { title, left: given ? [words.leftGivenMarks] : [] });
}

/** Returns whether a key describes a rule. Drawings in the grid may also stand for a rule. */
function isRule(key: string, value: unknown): boolean {
  if (COSMETIC_KEYS.has(key)) return false;
  return Array.isArray(value) ? value.length > 0 : value !== false && value !== null;
}

function parsed(text: string, broken: string): Readonly<Record<string, unknown>> {
  try {
    const puzzle: unknown = JSON.parse(text);
    if (typeof puzzle === "object" && puzzle !== null) return puzzle as Record<string, unknown>;
  } catch {
    // the text is no JSON after all
  }
  throw new Unreadable(broken);
}

function packFPuzzles(position: Position): string {
  const cell = (at: number) => {
    const given = position.givens[at] ?? 0;
    const value = given || (position.values[at] ?? 0);
    if (value > 0) return given > 0 ? { value, given: true } : { value };
    const centre = digitsIn(position.centre[at] ?? 0);
    const corner = digitsIn(position.corner[at] ?? 0);
    return {
      ...(centre.length > 0 && { centerPencilMarks: centre }),
      ...(corner.length > 0 && { cornerPencilMarks: corner }),
    };
  };
  const grid = rowsOf(position).map((row) => row.map(cell));
  return encodeURIComponent(lz.compressToBase64(JSON.stringify({ size: position.side, grid })));
}

export const writeFPuzzles = (position: Position) =>
  `https://www.f-puzzles.com/?load=${packFPuzzles(position)}`;

export const writeSudokuPad = (position: Position) =>
  `https://sudokupad.app/fpuz${packFPuzzles(position)}`;
