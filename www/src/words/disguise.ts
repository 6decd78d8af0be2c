/** What the page says of puzzles in disguise. */
import { format } from ".";

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

export const words = {
  name,
  title,
  intro:
    "Rows, columns and digits can change places without changing anything that matters. Your puzzle is compared with those of the page and those you raced last, and with a list of yours, whatever they look like.",
  otherSize: (side: number) =>
    `Only 9 × 9 puzzles can be told in disguise; on the board is one of ${side} × ${side}.`,
  working: "Comparing…",
  failed: (why: string) => `The comparison failed: ${why}`,
  verdict: ({ compared, found, matches: [first] }: Compared) =>
    first
      ? found === 1
        ? `Yes: it is ${name(first)}.`
        : `Yes: it is ${format(found)} of the ${count(compared, "puzzle")}, ${name(first)} among them.`
      : `No: none of the ${count(compared, "puzzle")} is it.`,
  sofar: (compared: number) => `${count(compared, "puzzle")} compared…`,
  skipped: (skipped: number, line: number, why: string) =>
    `${count(skipped, "line")} of the list ${skipped === 1 ? "holds" : "hold"} no 9 × 9 puzzle; the first is line ${format(line)}: ${why}.`,
  cancelled: "Cancelled before the end of the list.",
  ofCollection: (n: number) => `no. ${n} of the random ones`,
  raced: (label: string) => `one you raced (${label})`,
  choose: "Which of them to see",
  yours: "Yours",

  asItStands: "It is the same as it stands: nothing was exchanged.",
  seenThrough: (what: string) => `Seen through: ${what}.`,
  turns: {
    "straight same same": null,
    "straight turned same": "turned upside down in a mirror",
    "straight same turned": "mirrored left to right",
    "straight turned turned": "half a turn",
    "exchanged same same": "mirrored in the falling diagonal",
    "exchanged turned same": "a quarter turn to the left",
    "exchanged same turned": "a quarter turn to the right",
    "exchanged turned turned": "mirrored in the rising diagonal",
  } as Readonly<Record<string, string | null>>,
  exchanged: "rows and columns exchanged",
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
  ownNone: "It has none: no exchange of rows, columns and digits leaves it as it is.",
  ownSome: (ways: number) =>
    `${count(ways, "way leads", "ways lead")} from it to itself, beside leaving it as it is:`,
  ownMore: (more: number) => `and ${format(more)} more`,
  free: (digits: number) =>
    `${format(digits)} digits do not appear, and may be renamed among themselves.`,
  form: "Its min-lex form",
  formHelp:
    "The first of all its disguises, read row by row with blanks before digits. Two puzzles are the same in disguise exactly if these are equal.",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Not allowed: select the text",

  list: "A list to compare with",
  listHelp: "A puzzle a line, its name after it; 9 × 9 only.",
  file: "Open a file…",
  fileLoaded: (name: string, lines: number) => `${name}: ${count(lines, "line")}`,
  fileFailed: (name: string, why: string) => `${name} could not be read: ${why}`,
  forget: "Forget the file",
  compare: "Compare",
  cancel: "Cancel",
} as const;
