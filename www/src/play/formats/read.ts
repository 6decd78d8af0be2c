/**
 * Reads any text as positions.
 *
 * Digits in rows, lines, tables, lists and pencil marks are read by the package, whose parser the command line shares:
 * it knows layouts and places. Formats that wrap digits (links, JSON, XML, lines of a library, sections of a file) are
 * read here, because only the page receives them and uses their marks and the player's digits.
 */
import { SudokuError } from "sudoku-lab";
import { parseHash } from "../../lab/address/hash";
import { words } from "../../words/formats";
import { reasonOf } from "../../words/messages";
import { isCoach, readCoach } from "./coach";
import { findOnlyLine, type Lab, readDigits, readSeveral } from "./digits";
import {
  gamesOf,
  isGame,
  isOpenSudoku,
  isProgress,
  isSections,
  readGame,
  readProgress,
  readSections,
} from "./files";
import {
  createFound,
  createPosition,
  type FoundPosition,
  type ReadAnswer,
  Unreadable,
} from "./format";
import { isFPuzzles, readFPuzzles } from "./fpuzzles";
import { isLibrary, readLibrary } from "./hodoku";
import { isExchange, isWiki, readExchange, readWiki } from "./links";
import { hashOf, POSITION_KEY } from "./own";
import { unpack } from "./packed";
import { refuseBinary, withoutLabels } from "./plain";

export { unpackText as unpacked } from "./coach";
export { findOnlyLine as onlyLine, type Lab } from "./digits";
export { withoutLabels } from "./plain";

/** The formats that a text declares itself. */
const wrappedFormats: readonly (readonly [
  is: (text: string) => boolean,
  read: (lab: Lab, text: string) => FoundPosition,
])[] = [
  [(text) => hashOf(text) !== null, readOwn],
  [isLibrary, (_, text) => readLibrary(text)],
  [isWiki, (_, text) => readWiki(text)],
  [isExchange, (_, text) => readExchange(text)],
  [isCoach, (_, text) => readCoach(text)],
  [isFPuzzles, (_, text) => readFPuzzles(text)],
  [isGame, (_, text) => readGame(text)],
  [isSections, readSections],
  [isProgress, readProgress],
];

/** The maximum length of a text that the package reads at once, in characters. */
const MAX_TEXT_LENGTH = 2 ** 20;

/** Returns the content of a text. Throws only `Unreadable`, if the text contains no puzzle. */
export function read(lab: Lab, text: string): ReadAnswer {
  try {
    return readAnswer(lab, text);
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    throw new Unreadable(reasonOf(error), error.place ?? null, error.i18n?.id);
  }
}

/** Returns the position of a text. Throws as `read` does, and also for a text with several puzzles. */
export function readOne(lab: Lab, text: string): FoundPosition {
  const all = read(lab, text);
  if (all.type === "one") return all.found;
  throw new Unreadable(words.several(all.entries.length), {
    line: all.entries[1]?.line ?? 1,
    column: 1,
  });
}

/**
 * Returns the position of a text that declares its format; `null` for digits alone. Throws `Unreadable` or a
 * `SudokuError`.
 */
export function readWrapped(lab: Lab, text: string): FoundPosition | null {
  refuseBinary(text);
  const known = wrappedFormats.find(([is]) => is(text));
  return known ? known[1](lab, text) : null;
}

function readAnswer(lab: Lab, fullText: string): ReadAnswer {
  const text = withoutLabels(fullText);
  const known = readWrapped(lab, text);
  if (known) return { type: "one", found: known };
  if (isOpenSudoku(text)) {
    const entries = gamesOf(text);
    const [only, next] = entries;
    if (only && !next) return { type: "one", found: { ...readGame(only.text), title: only.label } };
    return { type: "several", entries, wrong: [] };
  }
  if (text.length > MAX_TEXT_LENGTH) return readCollection(lab, text) ?? readSingle(lab, text);
  try {
    return readSingle(lab, text);
  } catch (error) {
    const all = readCollection(lab, text);
    if (all) return all;
    const only = findOnlyLine(text);
    if (only && only.text !== text) return readSingle(lab, only.text);
    throw error;
  }
}

const readSingle = (lab: Lab, text: string): ReadAnswer => ({
  type: "one",
  found: readDigits(lab, text),
});

function readCollection(lab: Lab, text: string): ReadAnswer | null {
  const all = readSeveral(lab, text);
  return all && { type: "several", ...all };
}

/** Reads a link of this page. */
function readOwn(lab: Lab, text: string): FoundPosition {
  const { given } = parseHash(hashOf(text) ?? "", new Set(["p", "box", POSITION_KEY]));
  const puzzle = given.get("p");
  if (puzzle === undefined) throw new Unreadable(words.noPuzzle);
  const box = given.get("box");
  const { givens, box: boxes } = lab.read(puzzle, box === undefined ? {} : { box });
  const start = createPosition(givens, boxes);
  const packed = given.get(POSITION_KEY);
  return createFound(packed === undefined ? start : unpack(start, packed));
}
