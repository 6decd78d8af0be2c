/** The sentences of the view in which puzzles are made. */
import type { AlgorithmInfo, Outcome } from "sudoku-lab";
import { count, format } from ".";

export const generateWords = {
  settings: "What to make",
  generator: "Generator",
  preset: "Preset",
  size: "Size",
  sizeName: (box: string, side: number) => `${side} × ${side} (boxes ${box.replace("x", " × ")})`,
  parameters: "Parameters",
  about: "How it works",
  wrongSize: ({ name, sizes: { least, most } }: AlgorithmInfo) =>
    least === most
      ? `${name} makes ${least} × ${least} only.`
      : `${name} makes ${least} × ${least} to ${most} × ${most}.`,
  timeLimit: "Time limit, s",
  limitAllowed: "a whole number of seconds from 1 to 3,600; empty for no limit",
  transport: "Controls of the generator",
  generate: "Generate",
  board: (filled: number, cells: number) =>
    `The puzzle in the making: ${filled} of ${cells} cells are given`,
  boardOf: (givens: number) => `The puzzle that was made, with ${count(givens, "given")}`,
  stage: "The puzzle",
  ready: "Press Generate and watch the puzzle being made.",
  done: "made",
  checking: "Another solver checks it…",
  failed: "It could not be checked",

  facts: "What is known of it",
  givens: "Givens",
  givensOf: (givens: number, cells: number) => `${format(givens)} of ${format(cells)} cells`,
  solutions: "Solutions",
  unique: "one: a second solver, which had no part in making it, agrees",
  several:
    "more than one: the engine, which cannot prove that there is no other, found one; a second solver found another",
  unproved: "not proved: the engine found one only, the second solver gave up checking",
  unprovedCut: "not proved: the run was cut short, and the second solver gave up checking",
  minimal: "Minimal",
  isMinimal: "yes: without any one of its givens there is a second solution",
  notMinimal: (row: number, column: number, why: string | null) => {
    const spare = `without row ${row} column ${column} there is still one solution`;
    return `no: ${why ? `${why}, and ` : ""}${spare}`;
  },
  notShown: (needed: number, givens: number, unsure: number, why: string | null) => {
    const gaveUp = unsure > 0 ? `; the engine gave up ${count(unsure, "test")}` : "";
    const shown = `${format(needed)} of ${count(givens, "given")} shown to be needed${gaveUp}`;
    return `not shown${why ? `, since ${why}` : ""}: ${shown}`;
  },
  cutShort: (outcome: Outcome, steps: number) => {
    const ends: Partial<Record<Outcome, string>> = {
      time: "time ran out",
      steps: "the step limit was reached",
    };
    return `${ends[outcome] ?? "it was stopped"} after ${count(steps, "step")}`;
  },
  symmetry: "Symmetry",
  noSymmetry: "none",
  symmetries: {
    rotate90: "a quarter turn",
    rotate180: "half a turn",
    rows: "rows mirrored",
    columns: "columns mirrored",
    diagonal: "about the diagonal",
    antidiagonal: "about the antidiagonal",
  },
  again: (steps: number) =>
    `To have this very puzzle again, set the step limit to ${format(steps)}.`,
  made: (givens: number, unproved: boolean) =>
    `A puzzle with ${count(givens, "given")} was made; ${unproved ? "that it has one solution was not proved" : "it has one solution"}.`,
  madeSeveral: (givens: number) =>
    `A grid with ${count(givens, "given")} was made, which has more than one solution.`,
  nothing: (outcome: Outcome) =>
    outcome === "stalled"
      ? "The generator gave up: what is asked for is too much for so many attempts."
      : "No puzzle came of it: it ended before there was one with a single solution.",
  wrong: (id: string, text: string) => `${id} made a puzzle that has not one solution: ${text}`,

  sheet: "A sheet of puzzles",
  sheetCount: "Puzzles",
  sheetMake: "Make a sheet",
  sheetHelp: (first: string, last: string) =>
    `As set above, ${first === last ? `with seed ${first}` : `one for each seed from ${first} to ${last}`}; to print or to save.`,
  sheetOffer: (puzzles: number) => `Or make the sheet of ${count(puzzles, "puzzle")} that is set:`,
  sheetOfferMake: "Make the sheet",
  sheetCancel: "Cancel",
  sheetProgress: "Puzzles made",
  sheetOf: (done: number, wanted: number) => `${format(done)} of ${format(wanted)} made`,
  sheetDone: (made: number, wanted: number) =>
    made === wanted
      ? `A sheet of ${count(made, "puzzle")} is ready.`
      : `${format(made)} of ${count(wanted, "puzzle")} were made.`,
  sheetTitle: (puzzles: number, side: number) =>
    `Sudoku: ${count(puzzles, "puzzle")}, ${side} × ${side}`,
  sheetSolutions: "Solutions too",
  solutionsTitle: "Solutions",
  meanings: "What these figures mean",
  print: "Print",
  saveText: "Save as text",
  saveSdm: "Save as .sdm",
  saveSvg: "Save as SVG",
  entry: (number: number) => `No. ${number}`,
  entryFacts: (seed: number, givens: number, unproved: boolean) =>
    `seed ${seed}, ${count(givens, "given")}${unproved ? ", not proved unique" : ""}`,
  entryFailed: (seed: number, why: string) => `Seed ${seed}: ${why}`,
  picture: (number: number) => `Puzzle ${number}`,
  solutionOf: (number: number) => `Solution ${number}`,

  ease: "An easier version",
  easeHelp: (givens: number, made: boolean) =>
    `The puzzle ${made ? "just made" : "of the Race view"} has ${count(givens, "given")}; digits of its solution are added, in cells that the seed draws, up to as many as you say.`,
  easeSeed: "Seed of the cells",
  easeMake: "Make it easier",
  easeRace: "Race the easier one",
  eased: (before: number, after: number) =>
    `It has ${count(after, "given")} now, ${format(after - before)} more than before.`,
  easeEnough: (givens: number, cells: number) =>
    `It has ${count(givens, "given")} already: ${givens < cells ? "ask for more" : "it is full"}.`,
  easeFailed: (why: string) => `There is no easier version: ${why}.`,

  race: "Race this puzzle",
  copy: "Copy",
  copied: "Puzzle copied",
  copyFailed: "The browser refused to copy",
  another: "Another",
  anotherHelp: "The puzzle of the next seed",
} as const;
