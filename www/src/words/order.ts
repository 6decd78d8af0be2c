/** What the page says of puzzles made to order. */
import { count, format } from ".";
import { translated } from "./language";

export const words = await translated("order", {
  title: "A puzzle of a difficulty",
  difficulty: "Difficulty",
  anyScale: "Level or range",
  /** A class of a scale; other languages put its English name behind theirs. */
  className: (name: string) => name,
  technique: "Technique needed",
  techniqueHelp: "Needed, and nothing harder than it",
  any: "Any",
  ranges: "A range on a scale",
  /** A column of a scale: `Sudoku Explainer: ER`. */
  column: (scale: string, column: string) => (scale === column ? scale : `${scale}: ${column}`),
  from: "from",
  to: "to",
  rangeAllowed: "a number, or empty for no bound",
  backwards: "The range ends below its start.",
  cancel: "Cancel",
  progress: "Looking for a puzzle",
  tried: (puzzles: number) => `${count(puzzles, "puzzle")} tried`,
  nearest: (says: string) => `Nearest so far: ${says}`,
  met: (puzzles: number, seconds: number, rating: string | null) =>
    `${rating ? `${rating}. ` : ""}Found after ${count(puzzles, "puzzle")} in ${format(Math.max(0.1, Math.round(seconds * 10) / 10))} s.`,
  missed: {
    time: "No such puzzle within the time limit",
    stalled: "The generator gave up",
    cancelled: "Cancelled",
  },
  reached: (end: string, puzzles: number, says: string | null) =>
    `${end}, after ${count(puzzles, "puzzle")}. ${says === null ? "Nothing was reached." : `The nearest: ${says}.`}`,
  failed: (why: string) => `It could not be made: ${why}.`,
  board: (met: boolean) => (met ? "The puzzle that fits" : "The puzzle that comes nearest"),
  solve: "Solve it",
  race: "Use in Race",
  copy: "Copy",
  copied: "Puzzle copied",
  copyFailed: "The browser refused to copy",
  another: "Another",
  anotherHelp: "Look on with the next seed",
  unknownDifficulty: (known: string) =>
    `no such difficulty; there are ${known}, or a range on a scale`,
  unknownTechnique: "no such technique, or not for this size",
  sheet: (wanted: string) => `Each is made to order: ${wanted}.`,
  soFar: "rating so far",
  rated: (scale: string, values: readonly string[]) => `${scale} ${values.join(" ")}`,
  notYet: "not unique yet",
} as const);
