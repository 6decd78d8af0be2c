/** Puzzles as bytes, and the results of many puzzles. */
import { faultOf } from "../../wasm/arguments.js";
import { SudokuError } from "../errors.js";
import type { Answers } from "../types.js";
import { expect } from "./arguments.js";

/** Returns the number of cells of a grid with this box; 0 if the text is not a box. */
export function cellsOf(box: string): number {
  const [, rows = "0", columns = "0"] = /^(\d+)x(\d+)$/.exec(box) ?? [];
  return (Number(rows) * Number(columns)) ** 2;
}

/** Throws `argument` unless the value consists of bytes; the message names the function that converts texts. */
export function expectBytes(puzzles: Uint8Array): void {
  const fault = faultOf("puzzles", puzzles, "Uint8Array");
  if (fault === null) return;
  const how = "`readFile` reads them from a file, `Lab.readLines` from lines of text";
  throw new SudokuError("argument", `${fault}: one digit per cell; ${how}`);
}

/**
 * Returns the number of cells of a grid with this box. Throws `argument` unless the puzzles are bytes, and `box` unless
 * the bytes are grids with this box.
 */
export function cellsIn(puzzles: Uint8Array, box: string): number {
  expectBytes(puzzles);
  expect("box", box, "string");
  const cells = cellsOf(box);
  if (cells === 0) throw new SudokuError("box", `"${box}" is not a box such as 3x3`);
  if (puzzles.length % cells !== 0) throw incompletePuzzleError(box, puzzles.length);
  checkDigits(puzzles, cells);
  return cells;
}

/** Returns the error of bytes that do not end with a complete puzzle. */
export function incompletePuzzleError(box: string, bytes: number): SudokuError {
  const problem = `${bytes} is not a multiple of that`;
  return new SudokuError(
    "box",
    `a puzzle with boxes of ${box} takes ${cellsOf(box)} bytes, and ${problem}`,
  );
}

/** Throws `box` if a digit exceeds the side of the grid; `before` is the number of puzzles before these. */
export function checkDigits(puzzles: Uint8Array, cells: number, before = 0): void {
  const side = Math.sqrt(cells);
  for (let at = 0; at < puzzles.length; at += 1) {
    if ((puzzles[at] ?? 0) <= side) continue;
    const where = `cell ${(at % cells) + 1} of puzzle ${before + Math.floor(at / cells) + 1}`;
    throw new SudokuError("box", `${where} is above ${side}`);
  }
}

/** The results of many puzzles, assembled from results of consecutive parts. */
export class Collected implements Answers {
  readonly solutions: Uint8Array<ArrayBuffer>;
  readonly counts: Uint32Array<ArrayBuffer>;
  readonly stepsEach: Float64Array<ArrayBuffer>;
  readonly spent: Uint8Array<ArrayBuffer>;
  steps = 0;

  constructor(puzzles: number, cells: number) {
    this.solutions = new Uint8Array(puzzles * cells);
    this.counts = new Uint32Array(puzzles);
    this.stepsEach = new Float64Array(puzzles);
    this.spent = new Uint8Array(puzzles);
  }

  /** Stores the results of the puzzles from this index on. */
  put(at: number, part: Answers): void {
    const cells = this.solutions.length / this.counts.length;
    this.solutions.set(part.solutions, at * cells);
    this.counts.set(part.counts, at);
    this.stepsEach.set(part.stepsEach, at);
    this.spent.set(part.spent, at);
    this.steps += part.steps;
  }
}
