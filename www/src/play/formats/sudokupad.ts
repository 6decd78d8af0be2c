/**
 * SudokuPad's own puzzles: abbreviated JSON. Keys are short and unquoted, strings have single quotes, `t` and `f` stand
 * for true and false, colours are six digits without quotes, and empty objects are omitted.
 */
import { boxSize } from "../../text/digits";
import { words } from "../../words/formats";
import { boxOf, createFound, createPosition, type FoundPosition, Unreadable } from "./format";

type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/** The maximum depth of nesting; no puzzle is nested more deeply. */
const MAX_DEPTH = 40;

/** A parser that reads the text from its first character on. */
class LooseParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Value {
    const value = this.#value(0);
    if (this.#at < this.#text.length) throw new Unreadable(words.linkBroken);
    return value;
  }

  #value(depth: number): Value {
    if (depth > MAX_DEPTH) throw new Unreadable(words.linkBroken);
    const next = this.#text[this.#at] ?? "";
    if (next === "{") return this.#object(depth);
    if (next === "[") return this.#list(depth);
    if (next === "'" || next === '"') return this.#string(next);
    const bare = this.#match(/[^,\]}]*/y);
    if (bare === "") return {};
    if (bare === "t" || bare === "true") return true;
    if (bare === "f" || bare === "false") return false;
    if (bare === "null") return null;
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(bare) ? Number(bare) : bare;
  }

  #object(depth: number): Value {
    const entries: [string, Value][] = [];
    this.#at += 1;
    while (this.#text[this.#at] !== "}") {
      if (entries.length > 0) this.#skip(",");
      const quote = this.#text[this.#at] ?? "";
      const key = /['"]/.test(quote) ? this.#string(quote) : this.#match(/[\w ]+/y);
      this.#skip(":");
      entries.push([key, this.#value(depth + 1)]);
    }
    this.#at += 1;
    return Object.fromEntries(entries);
  }

  #list(depth: number): Value {
    const values: Value[] = [];
    this.#at += 1;
    if (this.#text[this.#at] === "]") {
      this.#at += 1;
      return values;
    }
    for (;;) {
      values.push(this.#value(depth + 1));
      if (this.#text[this.#at] === "]") break;
      this.#skip(",");
    }
    this.#at += 1;
    return values;
  }

  #string(quote: string): string {
    let value = "";
    for (this.#at += 1; this.#text[this.#at] !== quote; this.#at++) {
      if (this.#at >= this.#text.length) throw new Unreadable(words.linkBroken);
      if (this.#text[this.#at] === "\\") this.#at += 1;
      value += this.#text[this.#at] ?? "";
    }
    this.#at += 1;
    return value;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const matched = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += matched.length;
    return matched;
  }

  #skip(character: string): void {
    if (this.#text[this.#at] !== character) throw new Unreadable(words.linkBroken);
    this.#at += 1;
  }
}

/** The key, in full, for the houses that replace boxes. */
const IRREGULAR_KEY = "regions";

/** Parts of a puzzle besides its cells that are not rules, and the parts that draw or forbid something, by name. */
const DRAWN_PARTS: Readonly<Record<string, string>> = {
  l: "lines",
  lines: "lines",
  a: "arrows",
  arrows: "arrows",
  o: "overlays",
  overlays: "overlays",
  u: "underlays",
  underlays: "underlays",
};

/** Reads a puzzle in SudokuPad's own format. Throws `Unreadable`; for a variant, the error names what is drawn. */
export function readPad(text: string): FoundPosition {
  const puzzle = new LooseParser(text).whole();
  if (!isObject(puzzle)) throw new Unreadable(words.linkBroken);
  const cells = puzzle.ce ?? puzzle.cells;
  const rows = Array.isArray(cells) ? (cells as readonly Value[]) : [];
  const side = rows.length;
  const box = boxOf(side);
  const square = rows.every((row) => Array.isArray(row) && row.length === side);
  if (box === null || !square) throw new Unreadable(words.linkBroken);
  for (const [key, name] of Object.entries(DRAWN_PARTS)) {
    const drawn = puzzle[key];
    if (Array.isArray(drawn) && drawn.length > 0) throw new Unreadable(words.variant(name));
  }
  const cages = listOf(puzzle.ca ?? puzzle.cages).filter(isObject);
  // A cage without cells contains the title or the rules of the puzzle.
  const real = cages.filter((cage) => listOf(cage.ce ?? cage.cells).length > 0);
  if (real.some((cage) => !houseOf(cage))) throw new Unreadable(words.variant("killercage"));
  checkBoxes(listOf(puzzle.re ?? puzzle[IRREGULAR_KEY]), side, box);
  const givens = (rows as readonly (readonly Value[])[]).flat().map((cell) => {
    const value = isObject(cell) ? Number(cell.v ?? cell.value ?? 0) : 0;
    if (Number.isInteger(value) && value >= 0 && value <= side) return value;
    throw new Unreadable(words.beyond(String(value).slice(0, 12), side));
  });
  return createFound(createPosition(givens, box), { title: titleOf(puzzle, cages) });
}

/** Returns whether a cage only repeats that its cells are a house, as these puzzles do for rows and columns. */
const houseOf = (cage: { readonly [key: string]: Value }) =>
  cage.hidden === true || cage.unique === "rowcol";

function titleOf(
  puzzle: { readonly [key: string]: Value },
  cages: readonly { readonly [key: string]: Value }[],
): string {
  const about = isObject(puzzle.metadata)
    ? (puzzle.metadata.title ?? puzzle.metadata.t)
    : undefined;
  const cageTexts = cages
    .map((cage) => /^title:\s*(.*)$/i.exec(String(cage.v ?? cage.value ?? ""))?.[1])
    .find((title) => title !== undefined);
  return (typeof about === "string" ? about : (cageTexts ?? "")).slice(0, 80);
}

/** Throws an error unless the houses are the usual boxes. */
function checkBoxes(houses: readonly Value[], side: number, box: string): void {
  const { rows: height, columns: width } = boxSize(box);
  for (const house of houses) {
    const boxes = listOf(house).map((cell) => {
      const [row, column] = Array.isArray(cell) ? cell.map(Number) : [Number.NaN, Number.NaN];
      return Math.floor((row ?? 0) / height) * side + Math.floor((column ?? 0) / width);
    });
    if (new Set(boxes).size > 1 || boxes.some(Number.isNaN)) {
      throw new Unreadable(words.variant("irregular"));
    }
  }
}

const isObject = (value: unknown): value is { readonly [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly Value[] => (Array.isArray(value) ? value : []);
