/** Files of other programs: sections of SadMan and SudoCue, SudoCue's progress, OpenSudoku's XML. */
import { words } from "../../words/formats";
import type { Position } from "../position";
import { candidatesOf, digitAt, digitsIn } from "../position";
import { combineGrids, type Lab, readDigits } from "./digits";
import {
  createFound,
  createPosition,
  type FoundPosition,
  setOf,
  type TextEntry,
  textPlaceAt,
  Unreadable,
} from "./format";
import { rowsOf } from "./grids";

const SECTION = /^[ \t]*\[(\w+)\][ \t]*$/gm;

/** Returns whether a text has the sections of `.sdk`: `[Puzzle]`, possibly `[State]`, and others. */
export const isSections = (text: string) =>
  [...text.matchAll(SECTION)].some(([, name]) => name?.toLowerCase() === "puzzle");

/** Returns the text under each heading, preceded by empty lines so that line numbers stay the same. */
function sections(text: string): ReadonlyMap<string, string> {
  const heads = [...text.matchAll(SECTION)];
  return new Map(
    heads.map((head, at) => {
      const start = head.index + head[0].length;
      const before = text.slice(0, start).replace(/[^\r\n]+/g, "");
      const end = heads[at + 1]?.index ?? text.length;
      return [(head[1] ?? "").toLowerCase(), before + text.slice(start, end)] as const;
    }),
  );
}

/** Returns the title in the lines `#D` and `#C`; empty if there is none. */
const parseTitle = (text: string) =>
  (/^#D[ \t]*(.+)$/m.exec(text)?.[1] ?? /^#C[ \t]*(.+)$/m.exec(text)?.[1] ?? "")
    .trim()
    .slice(0, 80);

/** Reads sections. Throws `Unreadable`, or a `SudokuError` for digits. */
export function readSections(lab: Lab, text: string): FoundPosition {
  const all = sections(text);
  const grid = (part: string) => {
    const { side, box, givens } = lab.find(part);
    return { side, box, digits: givens, marks: null };
  };
  const puzzle = grid(all.get("puzzle") ?? "");
  const state = all.get("state") ?? "";
  const read =
    (state.trim() !== "" && combineGrids([puzzle, grid(state)])) ||
    createFound(createPosition(puzzle.digits, puzzle.box));
  const pencilled = all.get("pencilmarks") ?? "";
  const marks = pencilled.trim() === "" ? null : fields(pencilled, puzzle.side);
  const { position } = read;
  const centre = marks?.map((set, cell) => (digitAt(position, cell) > 0 ? 0 : set));
  const left = [
    ...(pencilled.trim() !== "" && !marks ? [words.leftMarks] : []),
    ...((all.get("colours") ?? all.get("colors") ?? "").trim() !== "" ? [words.leftColours] : []),
  ];
  return {
    ...read,
    position: centre ? { ...position, centre: Uint32Array.from(centre) } : position,
    title: parseTitle(text),
    left,
  };
}

/** Marks with as many comma-separated fields per line as there are lines; `null` for any other text. */
function fields(text: string, side: number): readonly number[] | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const cells = lines.map((line) => line.split(",").map((field) => field.replace(/\s/g, "")));
  const square = cells.length === side && cells.every((row) => row.length === side);
  const digits = cells.flat().every((field) => /^[1-9]*$/.test(field));
  return square && digits && side <= 9
    ? cells.flat().map((field) => setOf([...field].map(Number)))
    : null;
}

export const writeSections = (position: Position): string => {
  const grid = (digit: (cell: number) => number) =>
    rowsOf(position)
      .map((row) => `${row.map((cell) => digit(cell) || ".").join("")}\n`)
      .join("");
  const state = position.values.some((digit) => digit > 0);
  return `[Puzzle]\n${grid((cell) => position.givens[cell] ?? 0)}${
    state ? `[State]\n${grid((cell) => digitAt(position, cell))}` : ""
  }`;
};

/** A cell of SudoCue's progress: the player's digit after a `u`, or the remaining candidates, 0 for none. */
const PROGRESS_CELL = /^(?:u[1-9]|0|[1-9]{1,9})$/;

/**
 * Whether a text has nine lines of nine such cells, at least one of which the player filled in. Without such a cell,
 * the text consists of pencil marks.
 */
export function isProgress(text: string): boolean {
  const lines = formatProgress(text);
  const square = lines.length === 9 && lines.every((row) => row.length === 9);
  return square && lines.flat().every((cell) => PROGRESS_CELL.test(cell)) && /u[1-9]/.test(text);
}

const formatProgress = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/));

/** Reads SudoCue's progress. A single digit is a given, unless a peer has it among several candidates. */
export function readProgress(lab: Lab, text: string): FoundPosition {
  const cells = formatProgress(text).flat();
  const values = cells.map((cell) => (cell.startsWith("u") ? Number(cell[1]) : 0));
  const plain = formatProgress(text).map((row) =>
    row.join(" ").replaceAll("u", "").replaceAll("0", "!"),
  );
  const { position, ask } = readDigits(lab, plain.join("\n"));
  const split = (from: Position): Position => ({
    ...from,
    givens: from.givens.map((digit, cell) => (values[cell] ? 0 : digit)),
    values: Uint8Array.from(values),
    centre: from.centre.map((set, cell) => (values[cell] ? 0 : set)),
  });
  const open = ask?.ways.map(split) ?? [];
  const [first, other] = open;
  const differ = first && other && first.givens.some((digit, cell) => digit !== other.givens[cell]);
  return createFound(split(position), {
    title: parseTitle(text),
    ask: ask && differ ? { ...ask, ways: open } : null,
  });
}

export const writeProgress = (position: Position): string => {
  const left = candidatesOf(position);
  const cell = (at: number) =>
    position.values[at]
      ? `u${position.values[at]}`
      : position.givens[at] || digitsIn(left[at] ?? 0).join("") || "0";
  return rowsOf(position)
    .map((row) => `${row.map(cell).join(" ")}\n`)
    .join("");
};

export const isOpenSudoku = (text: string) => /<opensudoku[\s>]/.test(text.slice(0, 2000));

/** Returns the games of a file; each game is read when it is opened. Throws `Unreadable` if there is none. */
export function gamesOf(text: string): readonly TextEntry[] {
  const games: TextEntry[] = [];
  let folder = "";
  for (const match of text.matchAll(/<(folder|game)\b([^>]*)>/g)) {
    const attributeValue = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(match[2] ?? "")?.[1];
    if (match[1] === "folder") folder = unescapeXml(attributeValue("name") ?? "");
    const data = attributeValue("data");
    if (match[1] !== "game" || data === undefined) continue;
    games.push({
      text: GAME_PREFIX + data,
      label: folder.slice(0, 80),
      line: textPlaceAt(text, match.index).line,
    });
  }
  if (games.length === 0) throw new Unreadable(words.noGames);
  return games;
}

const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? "");
const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
};

/** The prefix of the data of one game. */
const GAME_PREFIX = "opensudoku:";
export const isGame = (text: string) => text.startsWith(GAME_PREFIX);

/**
 * The data of one game: 81 digits; or a version and, for each cell, its digit, its notes, from the fourth version on
 * its corner notes, and whether it is the player's. Notes are a bit set; in the first version they are digits separated
 * by commas.
 */
export function readGame(text: string): FoundPosition {
  const data = text.slice(GAME_PREFIX.length).replaceAll("&#10;", "\n").trim();
  if (/^\d{81}$/.test(data)) return createFound(createPosition([...data].map(Number), "3x3"));
  const [, version = "", rest = ""] = /^version:\s*(\d+)\s+([\d|,-]+)$/.exec(data) ?? [];
  const formatVersion = Number(version) >= 4 ? 4 : 3;
  const parts = rest.split("|");
  if (parts.at(-1) === "") parts.pop();
  if (version === "" || parts.length !== formatVersion * 81) throw new Unreadable(words.gameBroken);
  const cell = (at: number) => parts.slice(at * formatVersion, (at + 1) * formatVersion);
  const notes = (field = "") =>
    version === "1" ? setOf((field.match(/\d/g) ?? []).map(Number)) : Number(field) & 511;
  const all = Array.from({ length: 81 }, (_, at) => cell(at));
  if (
    all.some(([digit = "", , ...more]) => !/^\d$/.test(digit) || !/^[01]$/.test(more.at(-1) ?? ""))
  ) {
    throw new Unreadable(words.gameBroken);
  }
  const own = (at: number) => all[at]?.at(-1) === "1";
  const digit = (at: number) => Number(all[at]?.[0]);
  const each = (value: (at: number) => number) => all.map((_, at) => value(at));
  return createFound(
    createPosition(
      each((at) => (own(at) ? 0 : digit(at))),
      "3x3",
      {
        values: each((at) => (own(at) ? digit(at) : 0)),
        centre: each((at) => (digit(at) > 0 ? 0 : notes(all[at]?.[1]))),
        corner: each((at) => (digit(at) > 0 || formatVersion < 4 ? 0 : notes(all[at]?.[2]))),
      },
    ),
  );
}

export const writeOpenSudoku = ({ givens }: Position): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opensudoku version="2">',
    '  <folder name="Sudoku Lab">',
    `    <game data="${givens.join("")}" />`,
    "  </folder>",
    "</opensudoku>",
    "",
  ].join("\n");
