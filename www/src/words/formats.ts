/** What is said of positions that come in and go out as text. */
import { and, count, format } from ".";
import { translated } from "./language";

/** What a puzzle asks for beside the usual, by its names in other sites' links. */
const RULES: Readonly<Record<string, string>> = {
  killercage: "killer cages",
  cage: "cages",
  thermometer: "thermometers",
  arrow: "arrows",
  arrows: "arrows",
  lines: "lines that are drawn",
  overlays: "things drawn over its cells",
  underlays: "things drawn under its cells",
  irregular: "irregular boxes",
  "diagonal+": "a diagonal",
  "diagonal-": "a diagonal",
  antiknight: "an anti-knight rule",
  antiking: "an anti-king rule",
  nonconsecutive: "a non-consecutive rule",
  disjointgroups: "disjoint sets of cells",
  extraregion: "extra houses",
  odd: "odd cells",
  even: "even cells",
  palindrome: "palindromes",
  renban: "renban lines",
  whispers: "whisper lines",
  betweenline: "between lines",
  littlekillersum: "little killer sums",
  sandwichsum: "sandwich sums",
  xsum: "X-sums",
  skyscraper: "skyscraper clues",
  difference: "differences",
  ratio: "ratios",
  xv: "XV pairs",
  clone: "clones",
  quadruple: "quadruples",
  maximum: "maxima",
  minimum: "minima",
  negative: "a negative rule",
};

export const words = await translated("formats", {
  packedBroken:
    "The position in this link is damaged: was the link cut short, or its puzzle changed?",
  noPuzzle: "This link of the page has no puzzle in it.",
  elsewhere:
    "This link names a puzzle kept on the site’s own server. Open it there, and copy its digits or a link that contains the puzzle.",
  linkBroken: "The puzzle in this link cannot be read. Was the link cut short?",
  jsonBroken:
    "This JSON is cut short, or it is not a puzzle of f-puzzles, SudokuPad or sudoku.coach.",
  isPicture:
    "This is a picture. Puzzles are read from text only: type the digits, or copy them as text.",
  binary: "This is not text. A puzzle is read from text: digits, a table, a link or a text file.",
  variant: (key: string) =>
    `This puzzle is not a classic Sudoku: it has ${RULES[key] ?? key.slice(0, 40)}.`,
  beyond: (text: string, side: number) => `${text} is no digit from 1 to ${side}.`,
  several: (count: number) => `There are ${count} puzzles in this text.`,
  librarySymbol: (found: string) =>
    `${found} cannot stand here: the fourth field of a HoDoKu line is 81 digits and dots, with + before what was placed.`,
  libraryCells: (count: number) =>
    `The fourth field of a HoDoKu line has 81 cells; this one has ${count}.`,
  libraryCandidate: (found: string) =>
    `${found} is no deleted candidate: those are digit, row and column, as in 436.`,
  libraryTitle: (code: string) => `Step ${code}`,
  wikiLength: (count: number) =>
    `After S9B a SudokuWiki link has 162 characters, two a cell; this one has ${count}.`,
  wikiPair: (pair: string) => `${pair} stands for no cell of a SudokuWiki link.`,
  exchangeSymbol: (found: string) => `${found} stands for nothing in a SudokuExchange link.`,
  exchangeCells: (count: number) =>
    `A SudokuExchange link holds 81 cells; this one has ${count}. Was it cut short?`,
  noGames: "This OpenSudoku file has no game in it.",
  gameBroken: "The data of this OpenSudoku game cannot be read.",
  pasted: "Pasted puzzles",
  /** What stood in a text and was not taken. */
  left: (what: readonly string[]) => `Not taken over: ${and(what)}.`,
  leftMarks: "pencil marks",
  leftColours: "colours",
  leftGivenMarks: "given pencil marks",
  titled: (title: string) => `Opened: ${title}`,
  keptBefore: "The puzzle you were solving is kept, under “Your puzzles”.",
  backToBefore: "Back to it",
  askTitle: "How to read the text",
  askDone: "That is right",
  /** What a text leaves open: the question, and its answers in their order. */
  asks: {
    singles: {
      question: (cells: number) =>
        `${count(cells, "cell")} in this text ${cells === 1 ? "has" : "have"} a single candidate. Is it noted, or filled in?`,
      options: ["Noted", "Filled in"],
    },
    alphabet: {
      question: () => "This text has zeros and other blanks. Is 0 a blank, or a digit?",
      options: ["A blank", "A digit"],
    },
    solution: {
      question: () => "Below the puzzle stands a full grid. Take its digits too?",
      options: ["The puzzle alone", "With all digits"],
    },
  },
  openFile: "Open a file…",
  openFileHelp:
    "One puzzle or many: .txt, .sdm, .sdk, .sdx, .csv, .opensudoku. You can also drop it on the page",
  fileTooLarge: (name: string) => `${name} is larger than 50 MB.`,
  fileUnread: (name: string) => `${name} could not be read.`,
  drop: "Drop the file to open it",
  solvedOf: (solved: number, all: number) => `${format(solved)} of ${format(all)} solved`,
  closePager: "Close this list of puzzles",
  previous: "Previous",
  next: "Next",
  number: "Number of the puzzle",
  of: (all: number) => `of ${format(all)}`,
  noNumber: (all: number) => `Type a number from 1 to ${format(all)}.`,
  entry: (number: number, solved: boolean) => `Puzzle ${number}${solved ? ", solved" : ""}`,
  all: (first: number, last: number) => `Puzzles ${format(first)} to ${format(last)}`,
  entrySolved: (number: number, left: number) =>
    left === 0
      ? `Puzzle ${number} is solved, and with it all of them.`
      : `Puzzle ${number} is solved. ${format(left)} to go.`,
  entryWrong: (line: number, why: string) => `The puzzle of line ${line} cannot be read: ${why}`,
  wrongLines: (lines: number) => `${count(lines, "line")} left out: no puzzle there.`,
  damagedEntries: (numbers: readonly number[]) =>
    `Stored puzzles of this list that cannot be read are left out: number ${and(numbers.map(String))}. Open the file again to restore them.`,
  notKept: "This list is too long for the browser to keep: open the file again next time.",
  notFetched: "What reads puzzles could not be fetched. Try again when the network is back.",
  share: "Copy and export",
  format: "Format",
  formats: {
    link: "Link with everything",
    line: "One line",
    grid: "Grid with borders",
    grids: "Digits and candidates",
    marks: "Candidates",
    lists: "Candidates, nine characters a cell",
    hodoku: "HoDoKu library line",
    sdk: "SadMan file (.sdk)",
    sdx: "SudoCue file (.sdx)",
    sdm: "Collection file (.sdm)",
    opensudoku: "OpenSudoku file",
    wiki: "SudokuWiki link",
    exchange: "SudokuExchange link",
    fpuzzles: "f-puzzles link",
    sudokupad: "SudokuPad link",
  } as Readonly<Record<string, string>>,
  preview: "Preview",
  copy: "Copy",
  copied: "Copied",
  copyRefused: "The browser refused to copy. Select the preview and copy it yourself",
  save: "Save as a file",
  /** What a format has no room for. */
  lost: (what: readonly string[]) => (what.length === 0 ? "" : `Not carried: ${and(what)}.`),
  losses: {
    values: "the digits you put in",
    given: "which digits are given",
    marks: "your marks",
    struck: "what you ruled out",
    corner: "corner marks",
    colours: "colours",
    box: "the shape of the boxes",
  } as Readonly<Record<string, string>>,
  /** What comes back as something else. */
  changed: {
    everyCell: "Every blank cell is written with its candidates, noted or not.",
    ruledOut: "Marks are written as the candidates that you ruled out.",
    singles: "A cell with one candidate left looks as if it were filled in.",
  } as Readonly<Record<string, string>>,
  whole: "All that is on the board is in it.",
  tooLong: (length: number) =>
    `This link has ${format(length)} characters, more than some sites and mail programs carry. Save it as a file: the page opens that again.`,
  picture: "Picture",
  pictureOf: "The board as a picture",
  marks: "Marks",
  marksOf: {
    own: "as you made them",
    left: "all candidates",
    none: "none",
  } as Readonly<Record<string, string>>,
  print: "Print",
  noPng: "The browser could not draw the picture. Save it as SVG.",
} as const);
