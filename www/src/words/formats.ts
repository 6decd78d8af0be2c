/** What is said of positions that come in and go out as text. */
const list = new Intl.ListFormat("en");
const plural = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** Rules by their names in other sites' links. */
const RULES: Readonly<Record<string, string>> = {
  killercage: "killer cages",
  cage: "cages",
  thermometer: "thermometers",
  arrow: "arrows",
  arrows: "arrows",
  lines: "lines that are drawn",
  overlays: "things drawn over its cells",
  underlays: "things drawn under its cells",
  region: "irregular boxes",
  "diagonal+": "a diagonal",
  "diagonal-": "a diagonal",
  antiknight: "an anti-knight rule",
  antiking: "an anti-king rule",
  nonconsecutive: "a non-consecutive rule",
  disjointgroups: "disjoint groups",
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

export const words = {
  packedBroken:
    "The position in this link is damaged: was the link cut short, or its puzzle changed?",
  noPuzzle: "This link of the page has no puzzle in it.",
  elsewhere:
    "This link names a puzzle kept on the site’s own server. Open it there, and copy its digits or a link that contains the puzzle.",
  linkBroken: "The puzzle in this link cannot be read. Was the link cut short?",
  variant: (key: string) =>
    `This link’s puzzle is not a classic Sudoku: it has ${RULES[key] ?? key.slice(0, 40)}.`,
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
  leftMarks: "pencil marks",
  leftColours: "colours",
  leftGivenMarks: "given pencil marks",
} as const;

export { list, plural };
