/** Compares generators of minimal 9×9 puzzles with one solution. Runs in Node and in a page. */
import { SudokuCreator } from "@algorithm.ts/sudoku";
import { dancingLinks } from "./contestants.mjs";

/** The minimum duration of a turn of a generator, in milliseconds. */
const MIN_TURN_MS = 150;
/** The duration of the warm-up in milliseconds: engines compile frequently called code only after some time. */
const WARM_UP_MS = 400;
/** The number of puzzles per generator that are checked for redundant givens. */
const CHECKED_PUZZLES = 300;

/**
 * @typedef {object} Maker
 * @property {string} generator
 * @property {(turn: number) => unknown} make the part that is timed: generates a few puzzles, different ones in each
 *   turn
 * @property {(raw: any) => Uint8Array[]} read
 *
 * @typedef {object} Made
 * @property {string} generator
 * @property {number[]} rates puzzles per second in each round
 * @property {number} puzzles the number of generated puzzles
 * @property {number} unique the share of them that have one solution, from 0 to 1
 * @property {number} minimal the share of the checked puzzles in which every given is needed, from 0 to 1
 * @property {number} givens the mean number of givens
 */

/** @param {Uint8Array} bytes */
const cut = (bytes) =>
  Array.from({ length: bytes.length / 81 }, (_, n) => bytes.subarray(81 * n, 81 * n + 81));

/** @param {import("sudoku-lab/workshop").Workshop} lab @param {string} algorithm @param {number} batch @returns {Maker} */
const ours = (lab, algorithm, batch, params = {}) => ({
  generator: `sudoku-lab ${algorithm}`,
  make: (turn) => lab.generateMany({ algorithm, params, seed: turn * batch }, batch),
  read: cut,
});

/**
 * This generator tries to clear a share of the cells that equals its difficulty: all cells at 1, so its puzzles are
 * minimal too. Blanks are -1 and digits start at 0.
 * @returns {Maker}
 */
function algorithmTs() {
  const creator = new SudokuCreator({ childMatrixWidth: 3, difficulty: 1 });
  return {
    generator: "@algorithm.ts/sudoku",
    make: () => Array.from({ length: 4 }, () => creator.createSudoku(1)),
    read: (raw) =>
      raw.map((/** @type {{ puzzle: number[] }} */ { puzzle }) =>
        Uint8Array.from(puzzle, (digit) => digit + 1),
      ),
  };
}

/** @param {import("sudoku-lab/workshop").Workshop} lab @returns {Maker[]} */
export const makers = (lab) => [
  ours(lab, "minimal", 100),
  algorithmTs(),
  ours(lab, "dig", 20, { minimal: "true" }),
];

/** The solver that checks whether a puzzle has one solution; none of the generators uses it. */
const referee = dancingLinks("unique");

/**
 * Lets the generators take turns, round after round, and checks all puzzles outside of the timed part. A puzzle without
 * exactly one solution lowers the share `unique`; for our own generators, the function throws.
 * @param {readonly Maker[]} makers @param {number} rounds @param {import("sudoku-lab").Lab} lab
 * @param {{ turn: number, warm: number }} [least] minimum durations in milliseconds
 * @returns {Made[]}
 */
export function measureGenerators(
  makers,
  rounds,
  lab,
  { turn, warm } = { turn: MIN_TURN_MS, warm: WARM_UP_MS },
) {
  const teams = makers.map((maker) => ({
    maker,
    rates: /** @type {number[]} */ ([]),
    puzzles: /** @type {Uint8Array[]} */ ([]),
    turn: 0,
  }));
  /** @param {typeof teams[number]} team @param {number} min */
  const take = (team, min) => {
    const raws = [];
    const start = performance.now();
    let end = start;
    do {
      raws.push(team.maker.make(team.turn));
      team.turn += 1;
      end = performance.now();
    } while (end - start < min);
    const puzzles = raws.flatMap(team.maker.read);
    team.puzzles.push(...puzzles);
    return (1000 * puzzles.length) / (end - start);
  };
  for (const team of teams) take(team, warm);
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < teams.length; n += 1) {
      const team = teams[(n + round) % teams.length];
      if (team) team.rates.push(take(team, turn));
    }
  }
  return teams.map(({ maker: { generator }, rates, puzzles }) => {
    const counts = referee.read(referee.solve(referee.prepare(puzzles))).map(({ count }) => count);
    const unique = counts.filter((solutions) => solutions === 1).length / puzzles.length;
    if (generator.startsWith("sudoku-lab") && unique < 1) {
      throw new Error(`${generator} generated a puzzle without exactly one solution`);
    }
    const checkedPuzzles = puzzles.filter((_, n) => counts[n] === 1).slice(0, CHECKED_PUZZLES);
    const needed = checkedPuzzles.filter((puzzle) =>
      lab
        .solveMany("fast", withoutOneGiven(puzzle), { limit: 2 })
        .counts.every((found) => found === 2),
    );
    const given = puzzles.reduce((sum, puzzle) => sum + puzzle.filter((d) => d > 0).length, 0);
    return {
      ...{ generator, rates, puzzles: puzzles.length, unique },
      minimal: needed.length / checkedPuzzles.length,
      givens: given / puzzles.length,
    };
  });
}

/** Returns copies of the puzzle, each without one of its givens. @param {Uint8Array} puzzle */
function withoutOneGiven(puzzle) {
  const cells = Array.from(puzzle.keys()).filter((cell) => (puzzle[cell] ?? 0) > 0);
  return Uint8Array.from(cells.flatMap((cell) => [...puzzle.with(cell, 0)]));
}

/** The goal for the ratio of the rates of our generator `minimal` and @algorithm.ts/sudoku. */
export const goal = 37;

/**
 * Returns the ratio of the two rates in each round. A slow moment of the machine affects both rates of a round.
 * @param {readonly Made[]} made
 */
export function rateRatios(made) {
  const [ours, theirs] = made;
  return (ours?.rates ?? []).map((rate, n) => rate / (theirs?.rates[n] ?? 0));
}
