/** What the page says around what each technique says of itself. */
import { and, count } from ".";
import { translated } from "./language";

/** A name that is an id, as a heading. */
const heading = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

export const words = await translated("techniques", {
  title: "Techniques",
  intro: (techniques: number) => `${techniques} ways to reason, easiest first in each family`,
  find: "Find a technique",
  found: (techniques: number) => `${count(techniques, "technique")} found`,
  all: "All techniques",
  before: (name: string) => `Previous: ${name}`,
  after: (name: string) => `Next: ${name}`,
  none: "there is no such technique",
  family: heading,
  level: (level: string, points: string) => `${level} in HoDoKu, ${points} points`,
  oneSolution: "Only for puzzles with exactly one solution",
  whole: "The full description",

  example: "See it",
  stages: ["Position", "Pattern", "What follows"],
  said: ["This is the position, with every candidate that is left.", "This is the pattern."],
  stageOf: (stage: number, of: number, name: string) => `${stage} of ${of}: ${name}`,
  back: "Back",
  next: "Next",
  legend: "What the signs mean",
  roles: {
    focus: "where to look",
    pattern: "the pattern",
    placed: "digit to place",
    eliminated: "candidate to remove",
    undone: "digit taken back",
    fin: "fin",
    first: "first part",
    second: "second part",
    third: "third part",
    fourth: "further part",
    grouped: "places that count as one",
  },
  links: { strong: "strong link", weak: "weak link" },

  attempt: "Try it",
  task: {
    removes: "Choose a cell, then the candidates that this technique removes there.",
    places: "Choose a cell, then the digit that this technique places there.",
  },
  boards: "Boards to try",
  boardOf: (board: number) => `Board ${board}`,
  solvedBoard: (board: number) => `Board ${board}, done`,
  board: (name: string, side: number) => `${name}, ${side} by ${side}`,
  cell: (row: number, column: number) => `row ${row} column ${column}`,
  candidates: (digits: readonly string[]) =>
    digits.length === 0
      ? "no candidates"
      : `${digits.length === 1 ? "candidate" : "candidates"} ${digits.join(" ")}`,
  chosen: {
    removes: (digits: readonly string[]) => `chosen to go: ${digits.join(" ")}`,
    places: (digits: readonly string[]) => `chosen to place: ${digits.join(" ")}`,
  },
  filled: "This cell is filled.",
  inCell: (cell: string) => `In ${cell}:`,
  remove: (digit: string) => `Remove ${digit}`,
  place: (digit: string) => `Place ${digit}`,
  check: "Check",
  clear: "Start over",
  show: "Show the answer",
  empty: {
    removes: "Nothing is chosen yet: choose a candidate to remove.",
    places: "Nothing is chosen yet: choose a digit to place.",
  },
  right: "Right.",
  shown: (text: string) => `The answer: ${text}`,
  more: (left: number) => `It also gives ${count(left, "more conclusion")}.`,
  trueOnly: (items: readonly string[]) =>
    `${and(items)}: true, but this technique does not show it here.`,
  wrong: (items: readonly string[], one: string) =>
    `Wrong: ${and(items)} cannot be concluded, because the solution has ${one}.`,
  placed: (cell: string, digit: string) => `${cell}=${digit}`,
  removed: (cell: string, digit: string) => `${cell}≠${digit}`,
  failed: "The boards could not be loaded. Check your connection.",
} as const);
