/** The example boards of the techniques, as fetched: positions, the instances found in them, and solutions. */
import type { Link, Mark, Message } from "sudoku-lab";
import { boxSize } from "../../text/digits";
import { sentence } from "../../words/messages";

/** A candidate: a zero-based cell index and a digit. */
export type BoardItem = readonly [cell: number, digit: number];

/** The conclusions of one instance of a technique. Further instances are summarized without an explanation. */
export interface BoardFinding {
  readonly places: readonly BoardItem[];
  readonly removes: readonly BoardItem[];
  readonly told: {
    /** The explanation in the language of the page. */
    readonly text: string;
    readonly i18n: Message | null;
    readonly marks: readonly Mark[];
    readonly links: readonly Link[];
  } | null;
}

export interface TechniqueBoard {
  readonly side: number;
  /** The rows and columns of a box, such as `3x3`. */
  readonly box: string;
  /** The digit of each cell; 0 is blank. */
  readonly digits: Uint8Array;
  /** Whether the digit of each cell is given. */
  readonly given: readonly boolean[];
  /** The candidates of each cell, with bit d − 1 for digit d; 0 in filled cells. */
  readonly candidates: Uint32Array;
  /** The digit of each cell in the only solution. */
  readonly solution: Uint8Array;
  readonly finds: readonly BoardFinding[];
}

interface WrittenBoards {
  readonly box: string;
  readonly values: string;
  readonly candidates: string;
  readonly solution: string;
  readonly finds: readonly {
    readonly places: readonly BoardItem[];
    readonly removes: readonly BoardItem[];
    readonly text?: string;
    readonly i18n?: Message;
    readonly marks?: readonly (readonly [cell: number, digit: number, role: Mark["role"]])[];
    readonly links?: readonly (readonly [number, number, number, number, number])[];
  }[];
}

/** The boards of each technique by its id: the first is the example, the others are exercises. */
export type Boards = ReadonlyMap<string, readonly TechniqueBoard[]>;

/** Returns the digit of a symbol. A lower-case letter stands for a digit that was placed. */
function digitOf(symbol: string): number {
  if (symbol === ".") return 0;
  if (/\d/.test(symbol)) return Number(symbol);
  return symbol.toUpperCase().charCodeAt(0) - 64;
}

/** Returns the candidates of each cell as bits, from the comma-separated sets of the blank cells. */
function bitsOf(sets: string, digits: Uint8Array): Uint32Array {
  const each = sets.split(",");
  let next = 0;
  return Uint32Array.from(digits, (digit) => {
    if (digit > 0) return 0;
    return [...(each[next++] ?? "")].reduce(
      (bits, symbol) => bits | (1 << (digitOf(symbol) - 1)),
      0,
    );
  });
}

export function readBoard({
  box,
  values,
  candidates,
  solution,
  finds,
}: WrittenBoards): TechniqueBoard {
  const symbols = [...values];
  const digits = Uint8Array.from(symbols, digitOf);
  const { rows, columns } = boxSize(box);
  return {
    side: rows * columns,
    box,
    digits,
    given: symbols.map((symbol) => /[\dA-Z]/.test(symbol)),
    candidates: bitsOf(candidates, digits),
    solution: Uint8Array.from([...solution], digitOf),
    finds: finds.map(({ places, removes, text, i18n, marks = [], links = [] }) => ({
      places,
      removes,
      told:
        text === undefined
          ? null
          : {
              text: sentence(i18n, text),
              i18n: i18n ?? null,
              marks: marks.map(([cell, digit, role]) => ({ cell, digit, role })),
              links: links.map(([from, one, to, other, strong]) => ({
                from: [from, one],
                to: [to, other],
                strong: strong === 1,
              })),
            },
    })),
  };
}

let pendingBoards: Promise<Boards> | null = null;

/** Fetches the boards once. After a failure, the next call tries again. */
export function loadBoards(): Promise<Boards> {
  pendingBoards ??= fetchBoards().catch((error: unknown) => {
    pendingBoards = null;
    throw error;
  });
  return pendingBoards;
}

async function fetchBoards(): Promise<Boards> {
  const response = await fetch("techniques.json");
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const all = (await response.json()) as Readonly<Record<string, readonly WrittenBoards[]>>;
  return new Map(Object.entries(all).map(([id, boards]) => [id, boards.map(readBoard)]));
}
