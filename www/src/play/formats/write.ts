/** The formats in which a position can be written, and the parts of a position that each format loses. */
import { formatHash, type Pair } from "../../lab/address/hash";
import { candidatesOf, digitAt, type Position } from "../position";
import { writeOpenSudoku, writeProgress, writeSections } from "./files";
import { boxOf, type Format, isSingle, type Part } from "./format";
import { writeFPuzzles, writeSudokuPad } from "./fpuzzles";
import { grid, line, lists, pencilMarks, threeGrids } from "./grids";
import { writeLibrary } from "./hodoku";
import { writeExchange, writeWiki } from "./links";
import { KEY } from "./own";
import { pack } from "./packed";

const ALL = { least: 4, most: 25 };
const DIGITS = { least: 4, most: 9 };
const NINE = { least: 9, most: 9 };

/** The maximum length of an address that all programs treat as a link, in characters. */
export const LONGEST_LINK = 2000;

/** Returns the address of a position; `page` is where the page is served, without a hash. */
export function link(position: Position, page: string): string {
  const { box, side } = position;
  const packed = pack(position);
  const pairs: Pair[] = [
    ["v", "1"],
    ["view", "solve"],
    ["p", line(position)],
    ...(box === boxOf(side) ? [] : [["box", box] as const]),
    ...(packed === "" ? [] : [[KEY, packed] as const]),
  ];
  return page + formatHash(pairs);
}

const format = (
  id: string,
  carries: readonly Part[],
  write: Format["write"],
  { sizes = ALL, ending = "txt" }: Partial<Pick<Format, "sizes" | "ending">> = {},
): Format => ({ id, carries: new Set(carries), sizes, ending, write });

const WHOLE: readonly Part[] = [
  "values",
  "candidates",
  "centre",
  "corner",
  "struck",
  "colours",
  "box",
];

/** Returns the formats in the order in which they are offered; `page` is where the page is served. */
export const formats = (page: string): readonly Format[] => [
  format("link", WHOLE, (position) => `${link(position, page)}\n`),
  format("line", [], (position) => `${line(position)}\n`),
  format("grid", [], grid),
  format("grids", ["values", "candidates"], threeGrids),
  format("marks", ["candidates"], pencilMarks),
  format("lists", ["candidates"], lists, { sizes: NINE }),
  format("hodoku", ["values", "candidates"], writeLibrary, { sizes: NINE }),
  format("sdk", ["values"], writeSections, { sizes: DIGITS, ending: "sdk" }),
  format("sdx", ["values", "candidates"], writeProgress, { sizes: NINE, ending: "sdx" }),
  format("sdm", [], ({ givens }) => `${givens.join("")}\n`, { sizes: DIGITS, ending: "sdm" }),
  format("opensudoku", [], writeOpenSudoku, { sizes: NINE, ending: "opensudoku" }),
  format("wiki", [], (position) => `${writeWiki(position)}\n`, { sizes: NINE }),
  format("exchange", [], (position) => `${writeExchange(position)}\n`, { sizes: NINE }),
  format("fpuzzles", ["values", "centre", "corner"], (position) => `${writeFPuzzles(position)}\n`, {
    sizes: { least: 4, most: 16 },
  }),
  format(
    "sudokupad",
    ["values", "centre", "corner"],
    (position) => `${writeSudokuPad(position)}\n`,
    {
      sizes: { least: 4, most: 16 },
    },
  ),
];

/** Returns whether a format supports a position. */
export const fits = ({ sizes: { least, most } }: Format, { side }: Position) =>
  least <= side && side <= most;

/** A part of a position that a format omits, or writes as something else. */
export type Lost =
  | "values"
  | "given"
  | "marks"
  | "struck"
  | "corner"
  | "colours"
  | "box"
  | "everyCell"
  | "ruledOut"
  | "singles";

/** The formats in which a single candidate looks like a filled-in digit. */
const LOOKS_FILLED = new Set(["marks", "lists", "sdx"]);

/** Returns the parts that are lost if a position is written in a format and read again, in order of importance. */
export function lost({ carries, id }: Format, position: Position): readonly Lost[] {
  const { values, centre, corner, struck, colours, candidateColours, side, box } = position;
  const any = (sets: ArrayLike<number>) => Array.from(sets).some((one) => one !== 0);
  const marks = any(centre) || any(struck);
  const left: Lost[] = [];
  if (any(values) && !carries.has("values"))
    left.push(carries.has("candidates") ? "given" : "values");
  if (carries.has("candidates") && !carries.has("centre")) {
    // Each cell is written with its remaining candidates, whether the player noted them or not.
    const written = candidatesOf(position).some(
      (set, cell) => digitAt(position, cell) === 0 && set !== centre[cell],
    );
    if (written && id !== "hodoku") left.push("everyCell");
    if (id === "hodoku" && any(centre)) left.push("ruledOut");
    if (LOOKS_FILLED.has(id) && candidatesOf(position).some(isSingle)) left.push("singles");
  } else if (!carries.has("centre") && marks) left.push("marks");
  else if (!carries.has("struck") && any(struck)) left.push("struck");
  if (any(corner) && !carries.has("corner")) left.push("corner");
  if ((any(colours) || candidateColours.size > 0) && !carries.has("colours")) left.push("colours");
  if (box !== boxOf(side) && !carries.has("box")) left.push("box");
  return left;
}
