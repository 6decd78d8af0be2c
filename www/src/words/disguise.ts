/** What the page says of puzzles in disguise. */
import { format } from ".";
import { translated } from "./language";

const count = (n: number, one: string, many = `${one}s`) => `${format(n)} ${n === 1 ? one : many}`;

/** A puzzle that another is in disguise; its line is 0 where it is from no list. */
interface Named {
  readonly name: string;
  readonly line: number;
}

const title = (name: string) => `“${name}”`;

const name = ({ name, line }: Named) => {
  if (line === 0) return name;
  return name ? title(name) : `line ${format(line)} of the list`;
};

interface Compared {
  readonly compared: number;
  readonly found: number;
  readonly matches: readonly Named[];
}

export const words = await translated("disguise", {
  name,
  title,
  intro:
    "Swapping rows, columns or digits gives a puzzle that only looks different. Yours is compared with the built-in puzzles, your recent ones and any list you add.",
  otherSize: (side: number) => `Only 9 × 9 puzzles can be compared; this one is ${side} × ${side}.`,
  working: "Comparing…",
  failed: (why: string) => `The comparison failed: ${why}`,
  verdict: ({ compared, found, matches: [first] }: Compared) =>
    first
      ? found === 1
        ? `Yes: it is ${name(first)}.`
        : `Yes: it matches ${format(found)} of the ${count(compared, "puzzle")}, ${name(first)} among them.`
      : `No: it matches none of the ${count(compared, "puzzle")}.`,
  sofar: (compared: number) => `${count(compared, "puzzle")} compared…`,
  skipped: (skipped: number, line: number, why: string) =>
    `${count(skipped, "line")} of the list ${skipped === 1 ? "is" : "are"} not a 9 × 9 puzzle; the first is line ${format(line)}: ${why}.`,
  cancelled: "Cancelled before the end of the list.",
  ofCollection: (n: number) => `no. ${n} of the built-in collection`,
  raced: (label: string) => `one you raced (${label})`,
  choose: "Match to show",
  yours: "Yours",

  asItStands: "It is identical.",
  seenThrough: (what: string) => `What differs: ${what}.`,
  turns: {
    "straight same same": null,
    "straight turned same": "turned upside down in a mirror",
    "straight same turned": "mirrored left to right",
    "straight turned turned": "half a turn",
    "exchanged same same": "mirrored in the main diagonal",
    "exchanged turned same": "a quarter turn to the left",
    "exchanged same turned": "a quarter turn to the right",
    "exchanged turned turned": "mirrored in the antidiagonal",
  } as Readonly<Record<string, string | null>>,
  exchanged: "rows and columns swapped",
  rows: "rows",
  columns: "columns",
  digits: "digits",
  moved: "rows or columns moved",
  renamed: "digits renamed",
  lines: {
    row: ["Your row", "is its row"],
    column: ["Your column", "is its column"],
    rowAcross: ["Your row", "is its column"],
    columnAcross: ["Your column", "is its row"],
    digit: ["Your digit", "is its digit"],
  },
  map: "How your puzzle becomes this one",
  point: "Point at a cell to see where it went.",

  own: "Its own symmetries",
  ownNone: "None.",
  ownSome: (ways: number) => `${count(ways, "symmetry", "symmetries")}, besides changing nothing:`,
  ownMore: (more: number) => `and ${format(more)} more`,
  free: (digits: number) => `${format(digits)} digits do not appear, so they may swap names.`,
  form: "Its min-lex form",
  formHelp:
    "The first of all its equivalents, read row by row, blanks before digits. Two puzzles are the same in disguise exactly when these forms are equal.",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "The browser refused: select the text",

  list: "A list to compare with",
  listHelp: "One 9 × 9 puzzle per line; text after it is its name.",
  file: "Open a file…",
  fileLoaded: (name: string, lines: number) => `${name}: ${count(lines, "line")}`,
  fileFailed: (name: string, why: string) => `${name} could not be read: ${why}`,
  forget: "Forget the file",
  compare: "Compare",
  cancel: "Cancel",
} as const);
