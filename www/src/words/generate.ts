/** The sentences of the view in which puzzles are made. */
import type { AlgorithmInfo, Outcome } from "sudoku-lab";
import { count, format } from ".";
import { translated } from "./language";

export const generateWords = await translated("generate", {
  title: "Make a Sudoku",
  lead: "With exactly one solution, as hard as you like.",
  make: "Make a puzzle",
  toSheet: "A sheet to print",
  how: "How it is made",
  howSays: (generator: string, seed: number, seconds: number | null) =>
    [generator, `seed ${seed}`, ...(seconds === null ? [] : [`up to ${format(seconds)} s`])].join(
      " · ",
    ),
  pattern: "Pattern",
  /** Patterns that are shown as pictures, by the option of the generator. */
  patterns: {
    none: "None",
    "rotate-180": "Half turn",
    "rotate-90": "Quarter",
    "mirror-columns": "Mirror",
    diagonal: "Diagonal",
  } as Readonly<Record<string, string>>,
  counters: "Counters",
  more: "More: copy, another",
  givensNow: "givens",
  settings: "Settings",
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
  timeLimit: "Time limit (s)",
  limitAllowed: "whole number of seconds, 1–3,600; empty for no limit",
  transport: "Generator controls",
  generate: "Generate",
  board: (filled: number, cells: number) =>
    `Puzzle being made: ${count(filled, "given")} in ${format(cells)} cells`,
  boardOf: (givens: number) => `The finished puzzle, with ${count(givens, "given")}`,
  stage: "The puzzle",
  example: "An example.",
  engine: "Engine and limits",
  /** Parameters and options that are better known by other names. */
  names: { least: "fewest givens", most: "most givens" } as Readonly<Record<string, string>>,
  options: {
    "rotate-180": "half turn",
    "rotate-90": "quarter turn",
    "mirror-rows": "mirrored top to bottom",
    "mirror-columns": "mirrored left to right",
    "mirror-both": "mirrored both ways",
    diagonal: "main diagonal",
    antidiagonal: "antidiagonal",
    "both-diagonals": "both diagonals",
    full: "all symmetries",
    random: "random symmetry",
  } as Readonly<Record<string, string>>,
  ready: "Press “Make a puzzle” and watch it being made.",
  readyToOrder: "Press “Make a puzzle”: puzzles are made until one fits.",
  done: "Done",
  checking: "An independent solver is checking it…",
  failed: "It could not be checked",

  facts: "About this puzzle",
  givens: "Givens",
  givensOf: (givens: number, cells: number) => `${format(givens)} of ${format(cells)} cells`,
  solutions: "Solutions",
  unique: "One, confirmed by an independent solver",
  several:
    "More than one: the engine, which cannot prove uniqueness, found one; an independent solver found another",
  unproved: "Not proved unique: the engine found only one; the independent solver gave up",
  unprovedCut: "Not proved unique: the run was cut short, and the independent solver gave up",
  minimal: "Minimal",
  isMinimal: "Yes: removing any given allows a second solution",
  notMinimal: (row: number, column: number, why: string | null) => {
    const spare = `without row ${row} column ${column} it still has one solution`;
    return `No: ${why ? `${why}, and ` : ""}${spare}`;
  },
  notShown: (needed: number, givens: number, unsure: number, why: string | null) => {
    const gaveUp = unsure > 0 ? `; the engine gave up on ${count(unsure, "test")}` : "";
    const shown = `${format(needed)} of ${count(givens, "given")} shown to be needed${gaveUp}`;
    return `Not shown${why ? ` (${why})` : ""}: ${shown}`;
  },
  cutShort: (outcome: Outcome, steps: number) => {
    const ends: Partial<Record<Outcome, string>> = {
      time: "time ran out",
      steps: "the step limit was reached",
    };
    return `${ends[outcome] ?? "it was stopped"} after ${count(steps, "step")}`;
  },
  symmetry: "Symmetry",
  noSymmetry: "None",
  symmetries: {
    rotate90: "a quarter turn",
    rotate180: "half a turn",
    rows: "mirrored top to bottom",
    columns: "mirrored left to right",
    diagonal: "about the diagonal",
    antidiagonal: "about the antidiagonal",
  },
  again: (steps: number) => `To make this puzzle again, set the step limit to ${format(steps)}.`,
  made: (givens: number, unproved: boolean) =>
    `Made a puzzle with ${count(givens, "given")}; ${unproved ? "it was not proved to have one solution" : "it has one solution"}.`,
  madeSeveral: (givens: number) =>
    `Made a grid with ${count(givens, "given")}; it has more than one solution.`,
  nothing: (outcome: Outcome) =>
    outcome === "stalled"
      ? "The generator gave up: no puzzle met all the wishes within the attempts allowed."
      : "No puzzle: the run ended before there was one with a single solution.",
  wrong: (id: string, text: string) => `${id} made a puzzle without exactly one solution: ${text}`,

  sheet: "A sheet of puzzles",
  sheetCount: "Puzzles",
  sheetMake: "Make a sheet",
  sheetHelp: (first: string, last: string) =>
    `Uses the settings above, ${first === last ? `with seed ${first}` : `one puzzle for each seed from ${first} to ${last}`}; to print or save.`,
  sheetOffer: (puzzles: number) => `Or make the sheet of ${count(puzzles, "puzzle")}:`,
  sheetOfferMake: "Make the sheet",
  sheetCancel: "Cancel",
  sheetProgress: "Puzzles made",
  sheetOf: (done: number, wanted: number) => `${format(done)} of ${format(wanted)} made`,
  sheetDone: (made: number, wanted: number) =>
    made === wanted
      ? `A sheet of ${count(made, "puzzle")} is ready.`
      : `Made ${format(made)} of ${count(wanted, "puzzle")}.`,
  sheetTitle: (puzzles: number, side: number) =>
    `Sudoku: ${count(puzzles, "puzzle")}, ${side} × ${side}`,
  sheetSolutions: "Include solutions",
  solutionsTitle: "Solutions",
  meanings: "What these figures mean",
  print: "Print",
  saveText: "Save as text",
  saveSdm: "Save as .sdm",
  saveSvg: "Save as SVG",
  entry: (number: number) => `No. ${number}`,
  entryFacts: (seed: number, givens: number, unproved: boolean, level: string) =>
    `seed ${seed}, ${count(givens, "given")}${unproved ? ", not proved unique" : ""}${level && `, ${level}`}`,
  entryFailed: (seed: number, why: string) => `Seed ${seed}: ${why}`,
  picture: (number: number) => `Puzzle ${number}`,
  solutionOf: (number: number) => `Solution ${number}`,

  ease: "An easier version",
  easeHelp: (givens: number, made: boolean) =>
    `The puzzle ${made ? "just made" : "on the board"} has ${count(givens, "given")}. Digits of its solution are added, in cells drawn with the seed, up to this many givens.`,
  easeSeed: "Seed for the cells",
  easeMake: "Make it easier",
  easeRace: "Use the easier one in Race",
  eased: (before: number, after: number) =>
    `Now ${count(after, "given")}, ${format(after - before)} more than before.`,
  easeEnough: (givens: number, cells: number) =>
    `It already has ${count(givens, "given")}: ${givens < cells ? "ask for more" : "it is full"}.`,
  easeFailed: (why: string) => `No easier version: ${why}.`,

  race: "Use in Race",
  copy: "Copy",
  copied: "Puzzle copied",
  copyFailed: "The browser refused to copy",
  another: "Another",
  anotherHelp: "Make the puzzle of the next seed",
} as const);
