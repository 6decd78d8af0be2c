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
import { type Lab, onlyLine, readDigits, several } from "./digits";
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
import { type Answer, type Found, found, positionOf, Unreadable } from "./format";
import { isFPuzzles, readFPuzzles } from "./fpuzzles";
import { isLibrary, readLibrary } from "./hodoku";
import { isExchange, isWiki, readExchange, readWiki } from "./links";
import { hashOf, KEY } from "./own";
import { unpack } from "./packed";
import { refuseBinary, withoutLabels } from "./plain";

export { unpacked } from "./coach";
export { type Lab, onlyLine } from "./digits";
export { withoutLabels } from "./plain";

/** The formats that a text declares itself. */
const wrapped: readonly (readonly [
  is: (text: string) => boolean,
  read: (lab: Lab, text: string) => Found,
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
const MOST = 2 ** 20;

/** Returns the content of a text. Throws only `Unreadable`, if the text contains no puzzle. */
export function read(lab: Lab, text: string): Answer {
  try {
    return answer(lab, text);
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    throw new Unreadable(reasonOf(error), error.place ?? null, error.i18n?.id);
  }
}

/** Returns the position of a text. Throws as `read` does, and also for a text with several puzzles. */
export function readOne(lab: Lab, text: string): Found {
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
export function readWrapped(lab: Lab, text: string): Found | null {
  refuseBinary(text);
  const known = wrapped.find(([is]) => is(text));
  return known ? known[1](lab, text) : null;
}

function answer(lab: Lab, whole: string): Answer {
  const text = withoutLabels(whole);
  const known = readWrapped(lab, text);
  if (known) return { type: "one", found: known };
  if (isOpenSudoku(text)) {
    const entries = gamesOf(text);
    const [only, next] = entries;
    if (only && !next) return { type: "one", found: { ...readGame(only.text), title: only.label } };
    return { type: "several", entries, wrong: [] };
  }
  if (text.length > MOST) return many(lab, text) ?? one(lab, text);
  try {
    return one(lab, text);
  } catch (error) {
    const all = many(lab, text);
    if (all) return all;
    const only = onlyLine(text);
    if (only && only.text !== text) return one(lab, only.text);
    throw error;
  }
}

const one = (lab: Lab, text: string): Answer => ({ type: "one", found: readDigits(lab, text) });

function many(lab: Lab, text: string): Answer | null {
  const all = several(lab, text);
  return all && { type: "several", ...all };
}

/** Reads a link of this page. */
function readOwn(lab: Lab, text: string): Found {
  const { given } = parseHash(hashOf(text) ?? "", new Set(["p", "box", KEY]));
  const puzzle = given.get("p");
  if (puzzle === undefined) throw new Unreadable(words.noPuzzle);
  const box = given.get("box");
  const { givens, box: boxes } = lab.read(puzzle, box === undefined ? {} : { box });
  const start = positionOf(givens, boxes);
  const packed = given.get(KEY);
  return found(packed === undefined ? start : unpack(start, packed));
}
