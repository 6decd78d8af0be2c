/** The formats in which a position can be written, and the parts of a position that each format loses. */
import { formatHash, type HashEntry } from "../../lab/address/hash";
import { candidatesOf, digitAt, type Position } from "../position";
import { writeOpenSudoku, writeProgress, writeSections } from "./files";
import { boxOf, type Format, isSingle, type PositionPart } from "./format";
import { writeFPuzzles, writeSudokuPad } from "./fpuzzles";
import {
  formatCandidateLists,
  formatGivens,
  formatLine,
  formatThreeGrids,
  pencilMarks,
} from "./grids";
import { writeLibrary } from "./hodoku";
import { writeExchange, writeWiki } from "./links";
import { POSITION_KEY } from "./own";
import { pack } from "./packed";

const ALL_SIZES = { least: 4, most: 25 };
const DIGIT_SIZES = { least: 4, most: 9 };
const NINE_ONLY = { least: 9, most: 9 };

/** The maximum length of an address that all programs treat as a link, in characters. */
export const MAX_LINK_LENGTH = 2000;

/** Returns the address of a position; `page` is where the page is served, without a hash. */
export function link(position: Position, page: string): string {
  const { box, side } = position;
  const packed = pack(position);
  const pairs: HashEntry[] = [
    ["v", "1"],
    ["view", "solve"],
    ["p", formatLine(position)],
    ...(box === boxOf(side) ? [] : [["box", box] as const]),
    ...(packed === "" ? [] : [[POSITION_KEY, packed] as const]),
  ];
  return page + formatHash(pairs);
}

const createFormat = (
  id: string,
  carries: readonly PositionPart[],
  write: Format["write"],
  { sizes = ALL_SIZES, ending = "txt" }: Partial<Pick<Format, "sizes" | "ending">> = {},
): Format => ({ id, carries: new Set(carries), sizes, ending, write });

const ALL_PARTS: readonly PositionPart[] = [
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
  createFormat("link", ALL_PARTS, (position) => `${link(position, page)}\n`),
  createFormat("line", [], (position) => `${formatLine(position)}\n`),
  createFormat("grid", [], formatGivens),
  createFormat("grids", ["values", "candidates"], formatThreeGrids),
  createFormat("marks", ["candidates"], pencilMarks),
  createFormat("lists", ["candidates"], formatCandidateLists, { sizes: NINE_ONLY }),
  createFormat("hodoku", ["values", "candidates"], writeLibrary, { sizes: NINE_ONLY }),
  createFormat("sdk", ["values"], writeSections, { sizes: DIGIT_SIZES, ending: "sdk" }),
  createFormat("sdx", ["values", "candidates"], writeProgress, { sizes: NINE_ONLY, ending: "sdx" }),
  createFormat("sdm", [], ({ givens }) => `${givens.join("")}\n`, {
    sizes: DIGIT_SIZES,
    ending: "sdm",
  }),
  createFormat("opensudoku", [], writeOpenSudoku, { sizes: NINE_ONLY, ending: "opensudoku" }),
  createFormat("wiki", [], (position) => `${writeWiki(position)}\n`, { sizes: NINE_ONLY }),
  createFormat("exchange", [], (position) => `${writeExchange(position)}\n`, { sizes: NINE_ONLY }),
  createFormat(
    "fpuzzles",
    ["values", "centre", "corner"],
    (position) => `${writeFPuzzles(position)}\n`,
    {
      sizes: { least: 4, most: 16 },
    },
  ),
  createFormat(
    "sudokupad",
    ["values", "centre", "corner"],
    (position) => `${writeSudokuPad(position)}\n`,
    {
      sizes: { least: 4, most: 16 },
    },
  ),
];

/** Returns whether a format supports a position. */
export const supportsPosition = ({ sizes: { least, most } }: Format, { side }: Position) =>
  least <= side && side <= most;

/** A part of a position that a format omits, or writes as something else. */
export type LostPart =
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
const AMBIGUOUS_FORMATS = new Set(["marks", "lists", "sdx"]);

/** Returns the parts that are lost if a position is written in a format and read again, in order of importance. */
export function lostParts({ carries, id }: Format, position: Position): readonly LostPart[] {
  const { values, centre, corner, struck, colours, candidateColours, side, box } = position;
  const any = (sets: ArrayLike<number>) => Array.from(sets).some((one) => one !== 0);
  const marks = any(centre) || any(struck);
  const left: LostPart[] = [];
  if (any(values) && !carries.has("values"))
    left.push(carries.has("candidates") ? "given" : "values");
  if (carries.has("candidates") && !carries.has("centre")) {
    // Each cell is written with its remaining candidates, whether the player noted them or not.
    const written = candidatesOf(position).some(
      (set, cell) => digitAt(position, cell) === 0 && set !== centre[cell],
    );
    if (written && id !== "hodoku") left.push("everyCell");
    if (id === "hodoku" && any(centre)) left.push("ruledOut");
    if (AMBIGUOUS_FORMATS.has(id) && candidatesOf(position).some(isSingle)) left.push("singles");
  } else if (!carries.has("centre") && marks) left.push("marks");
  else if (!carries.has("struck") && any(struck)) left.push("struck");
  if (any(corner) && !carries.has("corner")) left.push("corner");
  if ((any(colours) || candidateColours.size > 0) && !carries.has("colours")) left.push("colours");
  if (box !== boxOf(side) && !carries.has("box")) left.push("box");
  return left;
}
