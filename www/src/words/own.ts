/** What the page says around a solver that a visitor brings. */
import { count, format } from ".";
import { translated } from "./language";

const place = (line: number, column: number | null) =>
  column === null ? `Line ${line}` : `Line ${line}, column ${column}`;

export const words = await translated("own", {
  title: "Your own solver",
  intro:
    "Write a solver in JavaScript, run it, and race it against those of this page. It runs apart: it cannot reach the network or this page.",
  editor: "The code of your solver",
  editorHelp: "Tab leaves the editor; Ctrl and ] indents. Ctrl and Enter runs.",
  beginWith: "Begin with…",
  templates: {
    backtracking: "20 lines of backtracking",
    climbing: "Hill climbing",
    blank: "A blank solver",
  },
  taskTemplate: "The code of the assignment",
  templatesOf: "Templates",
  keptOf: "Kept in this browser",
  kept: (first: string, when: string) => `${first} – ${when}`,
  open: "Open a file…",
  save: "Save",
  opened: (name: string) => `${name} is open.`,
  drop: "Drop the file here",
  badFile: (name: string, why: string) => `${name.slice(0, 60)} could not be opened: ${why}.`,
  badLink: (why: string) => `The link holds no code that can be read: ${why}.`,
  long: "This is too long for a link. Save it as a file to pass it on.",
  module: (name: string, size: number) =>
    `${name}, ${format(Math.ceil(size / 1024))} kB of WebAssembly`,
  moduleHelp:
    "A compiled module cannot be read here. Run it only if you know where it comes from. To go back to a text, begin with a template.",

  foreign: "This code came with a link. Read it before you let it run.",
  foreignRace: "The link wants to run it in another part of this page, once you allow it.",
  allow: "Allow it to run",
  allowAndGo: "Allow it, and go on",

  run: "Run",
  again: "Run again",
  opening: "Getting it ready…",
  change: "See its code and change it",
  race: "Race it",
  raceHelp: "A race on this puzzle, beside solvers of this page",
  compare: "Compare over a set",
  compareHelp: "An experiment: it and a solver of this page, on 50 easy puzzles",
  controls: "Time of the run",
  on: "On",
  samples: {
    small: "a small puzzle, 4 × 4",
    easy: "an easy puzzle, 9 × 9",
    hard: "a hard puzzle, 9 × 9",
    board: "the puzzle of the other views",
  },
  board: (name: string) => `What ${name} has on the board`,
  curve: (name: string, least: string, most: string) =>
    `${name} over the run, from ${least} to ${most}`,
  notRun: "Nothing has run yet. Press Run.",
  changed: "You have changed the code since this run.",
  params: "Parameters",
  figures: "Counts",
  idle: "Step after step, nothing changes on the board or in the counts. Does step change the state that start returned?",
  wrong: "It did not work",
  wrongAt: (line: number, column: number | null, why: string) => `${place(line, column)}: ${why}`,
  verdict: {
    solved: (steps: number, step: string) =>
      `Solved in ${count(steps, step)}. Checked: each row, column and box holds every digit once, and the givens stand.`,
    unsolvable: "It says that there is no solution.",
    unsolvableButIs: "It says that there is no solution, but there is one.",
    stalled: (steps: number, step: string) => `It gave up after ${count(steps, step)}.`,
    stopped: (steps: number, step: string) => `You stopped it after ${count(steps, step)}.`,
    steps: (steps: number, step: string) => `It had no answer after ${count(steps, step)}.`,
    time: "Its time was up.",
    invalid: "The puzzle breaks the rules, so nothing ran.",
    crashed: "It broke.",
  },

  how: "What a solver is made of",
  howOf: [
    [
      "about",
      "its name, what a step is called, and if you like params, series (curves) and counters, each by its name",
    ],
    ["start(puzzle, params)", "looks at the puzzle and returns a state"],
    [
      "step(state)",
      "does a little; returns nothing, “found”, “exhausted” (no solution) or “stalled” (it gives up)",
    ],
    ["view(state)", "the digits on the board now, 0 for a blank cell"],
    ["sample(state)", "the curves’ values now, if it declares curves"],
    ["counters(state)", "the counts now, if it declares counts"],
  ],
  puzzleIs:
    "A puzzle has side, boxRows, boxColumns, givens (a digit a cell, row by row, 0 is blank) and random(), a number from 0 to 1 that the seed decides.",
  notes: [
    "The cell with number i is in row (i - (i % side)) / side and in column i % side; both count from 0.",
    "Its box is row - (row % boxRows) + (column - (column % boxColumns)) / boxColumns.",
    "What is “found” is checked: no cell may be blank, no given changed, no digit twice in a row, column or box.",
    "The same seed must give the same run: keep what changes in the state, and take chance from random().",
    "A step that takes ten seconds is ended. Until then the board stands still.",
    "console.log writes to the browser’s console, also for runs that are repeated to compare or to measure.",
  ],
} as const);
