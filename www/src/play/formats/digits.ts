/**
 * Texts that consist of digits: lines, grids, tables, lists, pencil marks.
 *
 * The digits are read by the same module as in the command line, which knows all layouts and reports places. This
 * module decides what the digits mean for a position: which are givens, which were entered by the player, and which
 * marks are the player's. Only the page has players.
 */
import type { Workshop } from "sudoku-lab/workshop";
import { bitOf, type Position } from "../position";
import {
  createFound,
  createPosition,
  digitOf,
  type FormatQuestion,
  type FoundPosition,
  isSingle,
  type TextEntry,
} from "./format";

/** The functions that read digits. */
export type Lab = Pick<Workshop, "find" | "marks" | "read">;

/** The digits of one grid in a text, and its marks if there are any. */
interface Grid {
  readonly side: number;
  readonly box: string;
  readonly digits: Uint8Array;
  /** The candidates of each cell; 0 for cells about which the text says nothing. `null` if the text has no marks. */
  readonly marks: Uint32Array | null;
}

/** A blank that is a whole cell. Among marks it gives no information, and is read as if all candidates were left. */
const BLANK_CELL = /(?:^|[\s|])[.0*_](?=[\s|]|$)/m;

/** The marks of a cell without candidates, as distinct from a cell about which the text says nothing. */
export const NO_CANDIDATES = 2 ** 31;

/** A cell without candidates. */
const EMPTY_CELL = /(?<=^|[\s|])!(?=[\s|]|$)/gm;

/**
 * Pencil marks with at most one candidate per cell, so that each looks like a digit; some cells may have no candidate.
 */
function readSingleMarks(lab: Lab, text: string): Grid | null {
  if (text.search(EMPTY_CELL) < 0) return null;
  const as = (instead: string) => tryRead(() => lab.find(text.replace(EMPTY_CELL, instead)));
  const [blank, filled] = [as("."), as("1")];
  if (!blank || !filled) return null;
  const { side, box, givens: digits } = blank;
  const marks = Uint32Array.from(digits, (digit, cell) =>
    digit > 0 ? bitOf(digit) : filled.givens[cell] ? NO_CANDIDATES : 0,
  );
  return { side, box, digits, marks };
}

/** Reads one grid. Throws a `SudokuError`. */
function gridOf(lab: Lab, text: string): Grid {
  const none = tryRead(() => lab.find(text)) ? null : readSingleMarks(lab, text);
  if (none) return none;
  const { side, box, givens } = lab.find(text);
  const raw = lab.marks(text);
  const every = BLANK_CELL.test(text) ? 2 ** side - 1 : Number.NaN;
  const marks = raw?.map((set) => (set === 0 ? NO_CANDIDATES : set === every ? 0 : set)) ?? null;
  return { side, box, digits: givens, marks };
}

/** A piece of a text between empty lines, preceded by as many empty lines as there were lines before it. */
interface TextBlock {
  readonly text: string;
  readonly line: number;
}

/** The number of cells of the smallest grid; a piece with fewer symbols is a title. */
const MIN_CELLS = 16;

/** A large grid may consist of letters. */
const LETTER_GRID = /^[A-Y.*_!\s|:+-]{16,}$/;

/**
 * Returns the pieces of a text between empty lines that may be grids. Each keeps its line numbers by preceding empty
 * lines.
 */
export function blocksOf(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if ((lines[at] ?? "").trim() !== "") continue;
    const piece = lines.slice(start, at);
    const symbols = piece.join("").match(/[0-9.*_!]/g)?.length ?? 0;
    if (symbols >= MIN_CELLS || LETTER_GRID.test(piece.join(""))) {
      blocks.push({ text: "\n".repeat(start) + piece.join("\n"), line: start + 1 });
    }
    start = at + 1;
  }
  return blocks;
}

/** The maximum number of grids of one puzzle: givens, all digits, pencil marks. */
const MAX_GRIDS = 3;

/** Returns the position of a text of digits; throws a `SudokuError` with the place if there is none. */
export function readDigits(lab: Lab, text: string): FoundPosition {
  const blocks = blocksOf(text);
  if (blocks.length > 1 && blocks.length <= MAX_GRIDS) {
    const grids = blocks.flatMap(({ text }) => tryRead(() => gridOf(lab, text)) ?? []);
    const one = grids.length === blocks.length && combineGrids(grids);
    if (one) return one;
  }
  const whole = gridOf(lab, text);
  const alphabet = alternativeReading(lab, text, whole);
  const read = fromGrid(whole);
  return alphabet ? createFound(read.position, { ask: alphabet }) : read;
}

/** Returns the result of `read`, or `null` if it throws. */
function tryRead<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Combines several grids into one position; `null` if they belong to several puzzles. */
export function combineGrids(grids: readonly Grid[]): FoundPosition | null {
  const [first, ...more] = grids;
  const last = more.at(-1);
  if (!first || !last || first.marks || more.some(({ box }) => box !== first.box)) return null;
  // Marks with at most one candidate per cell look like digits.
  if (more.length === MAX_GRIDS - 1 && !last.marks) {
    const marks = Uint32Array.from(last.digits, (digit) => (digit > 0 ? bitOf(digit) : 0));
    return combineGrids([first, ...more.slice(0, -1), { ...last, marks }]);
  }
  const states = last.marks ? more.slice(0, -1) : more;
  // Each grid contains the digits of the previous one.
  const isConsistent = grids.every(({ digits, marks }, at) =>
    (grids[at - 1]?.digits ?? []).every((digit: number, cell: number) => {
      if (digit === 0) return true;
      return marks ? marks[cell] === bitOf(digit) : digits[cell] === digit;
    }),
  );
  if (!isConsistent || states.some(({ marks }) => marks)) return null;
  const state = states.at(-1);
  const values = (digits: Uint8Array) =>
    digits.map((digit, cell) => (first.digits[cell] ? 0 : digit));
  const { box, digits: givens } = first;
  if (!last.marks) {
    const placed = values(last.digits);
    const read = createPosition(givens, box, { values: placed });
    const cells = placed.filter((digit) => digit > 0).length;
    // A complete grid is more likely the solution than the player's digits.
    if (cells === 0 || last.digits.includes(0)) return createFound(read);
    return createFound(createPosition(givens, box), {
      ask: { about: "solution", cells, ways: [createPosition(givens, box), read] },
    });
  }
  return state
    ? createFound(withMarks(givens, values(state.digits), last.marks, box))
    : splitSingles(givens, values(last.digits), last.marks, box);
}

/** Returns the position of one grid: all digits are givens. */
function fromGrid({ digits, marks, box }: Grid): FoundPosition {
  if (!marks) return createFound(createPosition(digits, box));
  return splitSingles(digits, new Uint8Array(digits.length), marks, box, true);
}

/**
 * Decides, for pencil marks without a grid of digits, which cells are filled in and which have a single candidate. A
 * digit is read as filled in if no peer has it among several candidates. If both kinds occur, the person who pastes
 * decides.
 */
function splitSingles(
  givens: Uint8Array,
  values: Uint8Array,
  marks: Uint32Array,
  box: string,
  alone = false,
): FoundPosition {
  const read = withMarks(givens, values, marks, box);
  const open = marks.map((set, cell) =>
    !givens[cell] && !values[cell] && isSingle(set) ? set : 0,
  );
  const cells = open.filter((set) => set > 0).length;
  if (cells === 0) return createFound(read);
  const filled = (digits: Uint8Array) =>
    digits.map((digit, cell) => digit || (open[cell] ? digitOf(open[cell]) : 0));
  const other = alone
    ? withMarks(filled(givens), values, marks, box)
    : withMarks(givens, filled(values), marks, box);
  const ask: FormatQuestion = { about: "singles", cells, ways: [read, other] };
  return createFound(read, { ask });
}

/** Returns a position with marks as the player's own, in blank cells. */
function withMarks(
  givens: Uint8Array,
  values: Uint8Array,
  marks: Uint32Array,
  box: string,
): Position {
  const every = 2 ** Math.sqrt(givens.length) - 1;
  const blank = (cell: number) => !givens[cell] && !values[cell];
  const centre = marks.map((set, cell) => (blank(cell) && set !== NO_CANDIDATES ? set : 0));
  const struck = marks.map((set, cell) => (blank(cell) && set === NO_CANDIDATES ? every : 0));
  return createPosition(givens, box, { values, centre, struck });
}

/**
 * Returns the other reading of a large grid that has zeros and other blanks, whose digits may start with 0; `null` if
 * there is none.
 */
function alternativeReading(lab: Lab, text: string, read: Grid): FormatQuestion | null {
  if (read.side <= 9 || read.marks || !text.includes("0") || !/[.*_]/.test(text)) return null;
  const instead = tryRead(() => lab.read(text, { hex: true }));
  if (instead?.side !== read.side || instead.clashes.length > 0) return null;
  const ways = [read.digits, instead.givens].map((givens) => createPosition(givens, read.box));
  return { about: "alphabet", cells: read.digits.filter((digit) => digit > 0).length, ways };
}

/** Returns whether a field is a complete grid by its length, from 6×6 on. */
const isWhole = (field: string) => {
  const side = Math.sqrt(field.length);
  return Number.isInteger(side) && side >= 6 && side <= 25 && /^[0-9A-Y.*_-]+$/i.test(field);
};

/** The maximum length of a label, in characters. */
const MAX_LABEL_LENGTH = 80;

interface ListedPuzzles {
  readonly entries: TextEntry[];
  /** Lines without a puzzle. */
  readonly wrong: number[];
}

/**
 * Returns the puzzle of a text in which exactly one line contains a puzzle, with an id, a level or other labels around
 * it.
 */
export function findOnlyLine(text: string): TextEntry | null {
  const { entries, wrong } = linesOf(text);
  const [only, next] = entries;
  return only && !next && wrong.length === 0 ? only : null;
}

/**
 * Several puzzles in one text: one per line, with a label around it, or grids separated by empty lines. `null` if there
 * are not two.
 */
export function readSeveral(lab: Lab, text: string): ListedPuzzles | null {
  const listed = linesOf(text);
  if (listed.entries.length > 1) return listed;
  const blocks = blocksOf(text);
  const read = blocks.length > 1 && blocks.every(({ text }) => tryRead(() => lab.find(text)));
  if (!read) return null;
  return { entries: blocks.map(({ text, line }) => ({ text, line, label: "" })), wrong: [] };
}

/** Returns the puzzles that occupy one line each. */
function linesOf(text: string): ListedPuzzles {
  const entries: TextEntry[] = [];
  const malformedLines: number[] = [];
  text.split(/\r\n|\r|\n/).forEach((row, at) => {
    const plain = (at === 0 ? row.replace("\ufeff", "") : row).replace(/#.*/, "").trim();
    if (plain === "") return;
    const library = plain.startsWith(":") && plain.split(":").length > 4;
    const fields = plain.split(/[\s,;"]+/);
    const grid = library ? plain : fields.find(isWhole);
    if (grid === undefined) {
      const head = entries.length === 0 && /[a-z]{2}/i.test(plain);
      if (!head) malformedLines.push(at + 1);
      return;
    }
    const label = library
      ? ""
      : fields
          .filter((field) => !isWhole(field))
          .join(" ")
          .trim();
    entries.push({ text: grid, label: label.slice(0, MAX_LABEL_LENGTH), line: at + 1 });
  });
  return { entries, wrong: malformedLines };
}
