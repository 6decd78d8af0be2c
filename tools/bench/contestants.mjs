/**
 * The solvers that are compared, each called as its documentation says. Converting puzzles into the input format of a
 * solver and reading its answers is not timed. Runs in Node and in a page.
 */
import { SudokuSolver } from "@algorithm.ts/sudoku";
import { DancingLinks } from "dancing-links";
// @ts-expect-error The package contains no types.
import umd from "sudoku-umd";

/**
 * @typedef {{ count: number, solutions: number[][] }} Answer `count` is at most the limit; `solutions` are those that
 *   the solver returns
 * @typedef {"first" | "unique"} Mode the first solution only, or also the proof that there is no second solution
 */

/**
 * @template Form, Raw
 * @typedef {object} Contestant
 * @property {string} solver
 * @property {Mode} mode
 * @property {number} share the share of the puzzles that it solves: slow solvers would take hours for all of them
 * @property {(puzzles: readonly Uint8Array[]) => Form} prepare
 * @property {(form: Form) => Raw} solve the part that is timed
 * @property {(raw: Raw) => Answer[]} read
 */

/** @template Form, Raw @param {Contestant<Form, Raw>} contestant @returns {Contestant<any, any>} */
const any = (contestant) => contestant;

/**
 * Our batch function: one buffer with all puzzles in, one buffer with all answers out.
 * @param {import("sudoku-lab").Lab} lab @param {Mode} mode
 */
const ours = (lab, mode) =>
  any({
    solver: "sudoku-lab",
    mode,
    share: 1,
    prepare: (puzzles) => Uint8Array.from(puzzles.flatMap((puzzle) => [...puzzle])),
    solve: (bytes) => lab.solveMany("fast", bytes, { limit: mode === "first" ? 1 : 2 }),
    read: ({ solutions, counts }) =>
      Array.from(counts, (count, n) => ({
        count,
        solutions: count > 0 ? [[...solutions.subarray(81 * n, 81 * n + 81)]] : [],
      })),
  });

/**
 * The four constraints of each option (a digit, from 0, in a cell): the cell, and the digit in its row, column and box.
 */
const constraints = Array.from({ length: 729 }, (_, option) => {
  const [cell, digit] = [Math.floor(option / 9), option % 9];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
});

/**
 * Uses the package as its own Sudoku benchmarks do: for each puzzle, a solver over 324 columns with one sparse row per
 * given and nine per blank cell; then the first solution, or up to two.
 * @param {Mode} mode
 */
export function dancingLinks(mode) {
  const links = new DancingLinks();
  return any({
    solver: "dancing-links",
    mode,
    share: 1,
    prepare: (puzzles) => puzzles,
    solve: (puzzles) =>
      puzzles.map((puzzle) => {
        const solver = links.createSolver({ columns: 324 });
        for (let cell = 0; cell < 81; cell += 1) {
          const given = puzzle[cell] ?? 0;
          const [low, high] = given > 0 ? [given - 1, given] : [0, 9];
          for (let digit = low; digit < high; digit += 1) {
            const option = 9 * cell + digit;
            solver.addSparseConstraint(option, constraints[option] ?? []);
          }
        }
        return mode === "first" ? solver.findOne() : solver.find(2);
      }),
    read: (result) =>
      result.map((solutions) => ({
        count: solutions.length,
        solutions: solutions.map((rows) => {
          const digits = new Array(81).fill(0);
          for (const { data } of rows)
            digits[Math.floor(Number(data) / 9)] = (Number(data) % 9) + 1;
          return digits;
        }),
      })),
  });
}

/** This solver reads -1 for a blank cell and digits from 0, and writes into an array of the caller. */
function algorithmTs() {
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return any({
    solver: "@algorithm.ts/sudoku",
    mode: "first",
    share: 1,
    prepare: (puzzles) => puzzles.map((puzzle) => Array.from(puzzle, (digit) => digit - 1)),
    solve: (boards) =>
      boards.map((board) => {
        const solution = new Array(81).fill(-1);
        return solver.solve(board, solution) ? solution : null;
      }),
    read: (foundPosition) =>
      foundPosition.map((board) => ({
        count: board ? 1 : 0,
        solutions: board ? [board.map((digit) => digit + 1)] : [],
      })),
  });
}

/** This solver reads and returns text. */
const sudokuUmd = () =>
  any({
    solver: "sudoku-umd",
    mode: "first",
    share: 0.03,
    prepare: (puzzles) => puzzles.map((puzzle) => Array.from(puzzle, (d) => d || ".").join("")),
    solve: (texts) => texts.map((text) => /** @type {string | false} */ (umd.solve(text))),
    read: (found) =>
      found.map((text) => ({
        count: text ? 1 : 0,
        solutions: text ? [Array.from(text, Number)] : [],
      })),
  });

/** @param {import("sudoku-lab").Lab} lab */
export const contestants = (lab) => [
  ours(lab, "unique"),
  dancingLinks("first"),
  ours(lab, "first"),
  dancingLinks("unique"),
  algorithmTs(),
  sudokuUmd(),
];
