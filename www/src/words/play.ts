/** What the page says to who solves a puzzle. */
import { and, count, format } from ".";
import { translated } from "./language";

const places = (cells: readonly string[]) =>
  cells.length > 4 ? count(cells.length, "cell") : and(cells);

export const words = translated("play", {
  title: "Board",
  modes: {
    label: "What a digit writes",
    digit: "Digit",
    corner: "Corner",
    centre: "Centre",
    colour: "Colour",
  },
  /** What a key of the pad does in each mode. */
  press: {
    digit: (digit: string) => `Digit ${digit}`,
    corner: (digit: string) => `Corner mark ${digit}`,
    centre: (digit: string) => `Candidate ${digit}`,
    colour: (name: string) => `Colour ${name}`,
  },
  given: (digit: string) => `Given ${digit}`,
  left: (left: number) => (left > 0 ? `${left} to go` : "complete"),
  colours: ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "grey"],
  pad: "Digits",
  erase: "Erase",
  undo: "Undo",
  redo: "Redo",
  several: "Several",
  severalHelp: "Each cell you tap is added to the selection, or taken out",
  hint: "Hint",
  hintHelp: "Where to look, then the technique, then the step: more with each press",
  fill: "Fill candidates",
  fillHelp: "Note in every blank cell what its row, column and box leave",
  check: "Check",
  checkHelp: "Compare what you have with the solution",
  begin: "Choose a cell and type a digit. Stuck? Press Hint.",
  restart: "Restart",
  restartHelp: "Back to the givens. Undo brings everything back",
  edit: "Edit givens",
  editing: "What you type now is a given. Press “Edit givens” again to play.",
  uncolour: "Clear colours",
  keys: "Keys",
  settings: "Settings",
  setting: {
    auto: "Show all candidates and keep them up to date",
    places: "Give each candidate its own place in the cell",
    tidy: "A new digit removes its marks from its row, column and box",
    clashes: "Mark digits that clash",
    mistakes: "Mark mistakes as I make them",
    same: "Shade equal digits",
    timer: "Show the timer",
    keys: "Type on the board even when the focus is elsewhere",
  },
  highlight: {
    label: "Highlight",
    none: "no digit",
    before: "Highlight the digit before",
    after: "Highlight the next digit",
    now: (digit: string) => (digit === "" ? "No digit highlighted" : `Highlighting ${digit}`),
    colours: (digit: string) => `Colours go to the candidates ${digit}.`,
  },
  time: "Time",
  hideTimer: "Hide the timer",
  showTimer: "Show the timer",
  solved: (time: string | null) => (time === null ? "Solved." : `Solved in ${time}.`),
  another: "Another of this kind",
  recent: "Your puzzles",
  recentOne: (side: number, givens: number, blank: number) =>
    `${side} × ${side}, ${count(givens, "given")}, ${blank === 0 ? "full" : `${format(blank)} blank`}`,
  recentSolved: "solved",
  forget: (name: string) => `Forget: ${name}`,
  gone: "This puzzle is not kept any more.",
  source: "Puzzles",
  panels: "More about this puzzle",
  solution: "Solution",
  rating: "How hard it is",

  /** What stands in a cell, read aloud. */
  content: {
    given: (digit: string) => `given ${digit}`,
    digit: (digit: string) => `digit ${digit}`,
    candidates: (digits: readonly string[]) => `candidates ${digits.join(" ")}`,
    corner: (digits: readonly string[]) => `corner ${digits.join(" ")}`,
    colours: (names: readonly string[]) => `coloured ${names.join(" and ")}`,
    candidateColours: (all: readonly string[]) => all.join(", "),
    clashes: "clashes",
    wrong: "wrong",
    ruledOut: "the right digit is missing from its candidates",
  },

  /** What was done, for a screen reader. */
  said: {
    mode: (name: string) => `${name} mode`,
    placed: (digit: string, cells: readonly string[]) => `${digit} in ${places(cells)}`,
    placedGiven: (digit: string, cells: readonly string[]) => `Given ${digit} in ${places(cells)}`,
    clash: (cells: readonly string[]) => `It clashes with ${places(cells)}`,
    took: (marks: number) => `${count(marks, "mark")} removed, for it is placed now`,
    marked: (what: string, cells: readonly string[]) => `${what} noted in ${places(cells)}`,
    unmarked: (what: string, cells: readonly string[]) => `${what} removed from ${places(cells)}`,
    cleared: (cells: readonly string[]) => `Cleared ${places(cells)}`,
    nothing: "Nothing to change there",
    isGiven: "That cell is a given. “Edit givens” changes it",
    undone: (cells: readonly string[]) => `Undone: ${places(cells)}`,
    redone: (cells: readonly string[]) => `Done again: ${places(cells)}`,
    noUndo: "Nothing to undo",
    noRedo: "Nothing to redo",
    restarted: "Back to the givens",
    filled: "All candidates are noted",
    edit: (on: boolean) => (on ? "You are editing the givens" : "You are playing"),
    selected: (cells: number) =>
      cells === 0 ? "No cell selected" : `${count(cells, "cell")} selected`,
  },

  /** What a check against the solution finds. */
  checked: {
    fine: (blank: number) =>
      `No mistake so far: ${blank === 0 ? "every cell is right" : `${count(blank, "cell")} still blank`}.`,
    wrong: (cells: number, ruledOut: number) =>
      `${[
        ...(cells > 0 ? [`${count(cells, "wrong digit")}`] : []),
        ...(ruledOut > 0 ? [`${count(ruledOut, "cell")} without the right candidate`] : []),
      ].join(" and ")}: marked on the board.`,
    several: "This puzzle has more than one solution, so there is nothing to check against.",
    none: "This puzzle has no solution: check its givens.",
    unknown: "The solution is not known yet. Try again in a moment.",
  },

  /** What keys do; the keys themselves stand in their table. */
  command: {
    digits: "write a digit, or what the mode says",
    corner: "write a corner mark",
    centre: "write a candidate",
    colour: "colour the cells",
    erase: "take away what is there",
    modeDigit: "digits",
    modeCorner: "corner marks",
    modeCentre: "candidates",
    modeColour: "colours",
    cycle: "the next mode; while editing givens, the next cell",
    toggle: "take the cell out of the selection, or add it",
    move: "move",
    extend: "add cells to the selection",
    jump: "the next blank cell that way",
    ends: "ends of the row; with Ctrl, the corners",
    all: "select all cells",
    none: "select nothing; a digit is highlighted then",
    undo: "undo",
    redo: "redo",
    filter: "highlight the digit before, the next one",
    hint: "the next stage of a hint",
    sheet: "these keys",
  },
  keysNote:
    "They work all over this view, except where you write or choose something. A setting keeps them to the board. On boards of more than nine digits letters are digits: hold Alt for the letters of this list. Two digits typed quickly are one number.",
  gestures:
    "Drag to select several cells; Ctrl adds one, Shift adds all up to it. Pressing the one chosen cell again chooses none. A double click selects all cells with that digit. On the pad, a double tap writes the digit itself, whatever the mode.",
} as const);
