/**
 * Boards drawn from a seed, with the number of their solutions. The boards are puzzles of the sets, each
 * transformed by a random symmetry and then kept, damaged, thinned out or filled up. Solutions are counted by the
 * `dancing-links` package, which shares no code with the solvers under attack.
 */
import { readFileSync } from "node:fs";
import { dancingLinks } from "../../tools/bench/contestants.mjs";
import { solves } from "../../tools/bench/verify.mjs";
import { inRoot } from "../../tools/run.mjs";
import { randomOf } from "../monkey/actions.mjs";

/** @typedef {{ text: string, cells: Uint8Array, clash: boolean, count: 0 | 1 | 2 }} Board `count` 2 means two or more */

const SETS = ["17-clue", "minimal-2000", "hardest-11plus-2000", "easy-2000", "many-solutions-1000"];
/** The maximum number of lines that are read from a set; the largest set has 49,151. */
const MAX_LINES_PER_SET = 2000;

const counter = dancingLinks("unique");

/** @returns {Uint8Array[]} */
function readPuzzles() {
  return SETS.flatMap((set) =>
    readFileSync(inRoot("tests", "puzzles", `${set}.txt`), "utf8")
      .split("\n")
      .filter((line) => /^[.\d]{81}/.test(line))
      .slice(0, MAX_LINES_PER_SET)
      .map((line) => Uint8Array.from(line.slice(0, 81), (symbol) => Number(symbol) || 0)),
  );
}

/** @param {ArrayLike<number>} cells */
const textOf = (cells) => Array.from(cells, (digit) => digit || ".").join("");

/** Whether two equal givens share a house. @param {Uint8Array} cells */
function clashes(cells) {
  const seen = new Set();
  for (let cell = 0; cell < 81; cell += 1) {
    const digit = cells[cell] ?? 0;
    if (digit === 0) continue;
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    for (const house of [`r${row}`, `c${column}`, `b${box}`]) {
      const key = `${house} ${digit}`;
      if (seen.has(key)) return true;
      seen.add(key);
    }
  }
  return false;
}

/** Returns the number of solutions, up to two, and the first solution. @param {Uint8Array} cells */
function solutionsOf(cells) {
  const [answer] = counter.read(counter.solve(counter.prepare([cells])));
  const { count, solutions } = answer ?? { count: 0, solutions: [] };
  for (const solution of solutions) {
    if (!solves(cells, solution)) throw new Error(`the counter is wrong about ${textOf(cells)}`);
  }
  return { count, solution: solutions[0] };
}

/**
 * Returns an endless sequence of boards that is determined by the seed.
 * @param {number} seed @returns {Generator<Board>}
 */
export function* boardsOf(seed) {
  const random = randomOf(seed);
  /** @param {number} below */
  const integer = (below) => Math.floor(random() * below);
  const shuffled = (/** @type {number} */ length) => {
    const list = Array.from({ length }, (_, index) => index);
    for (let last = length - 1; last > 0; last -= 1) {
      const other = integer(last + 1);
      [list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
    }
    return list;
  };
  const lines = () => shuffled(3).flatMap((band) => shuffled(3).map((line) => 3 * band + line));
  const puzzles = readPuzzles();

  for (;;) {
    const source = puzzles[integer(puzzles.length)] ?? new Uint8Array(81);
    const [rows, columns, digits, turned] = [lines(), lines(), shuffled(9), integer(2)];
    const cells = new Uint8Array(81);
    for (let cell = 0; cell < 81; cell += 1) {
      const [row, column] = [rows[Math.floor(cell / 9)] ?? 0, columns[cell % 9] ?? 0];
      const digit = source[turned ? 9 * column + row : 9 * row + column] ?? 0;
      cells[cell] = digit && 1 + (digits[digit - 1] ?? 0);
    }
    change(cells);
    const clash = clashes(cells);
    const count = clash ? 0 : /** @type {0 | 1 | 2} */ (solutionsOf(cells).count);
    yield { text: textOf(cells), cells, clash, count };
  }

  /** Changes a board, with a probability of six in ten. @param {Uint8Array} cells */
  function change(cells) {
    const kind = integer(10);
    if (kind < 4) return;
    if (kind < 6) {
      // Adds digits of a solution as givens, up to a full grid.
      const { solution } = solutionsOf(cells);
      for (const cell of shuffled(81).slice(0, integer(82))) cells[cell] = solution?.[cell] ?? 0;
    } else if (kind < 8) {
      const filled = shuffled(81).filter((cell) => cells[cell] !== 0);
      for (const cell of filled.slice(0, 1 + integer(4))) cells[cell] = 0;
    } else {
      // Places one or two wrong givens, usually without a conflict of givens but also without a solution.
      for (const cell of shuffled(81).slice(0, 1 + integer(2))) cells[cell] = 1 + integer(9);
    }
  }
}
