/** The half of the benchmark that runs in a page. */
import { load } from "sudoku-lab";
import { load as loadAll } from "sudoku-lab/workshop";
import { contestants } from "./contestants.mjs";
import { makers, measureGenerators } from "./generators.mjs";
import { measureLarge } from "./large.mjs";
import { measureRounds } from "./rounds.mjs";

const lab = await load();
const workshop = await loadAll();

/**
 * Puzzles are passed as one text with 81 characters per puzzle and 0 for a blank cell.
 * @param {string} text @param {number} rounds
 */
const bench = (text, rounds) => {
  const puzzles = Array.from({ length: text.length / 81 }, (_, n) =>
    Uint8Array.from(text.slice(81 * n, 81 * n + 81), Number),
  );
  return measureRounds(contestants(lab), puzzles, rounds);
};

/** @param {number} rounds */
const make = (rounds) => measureGenerators(makers(workshop), rounds, workshop);

/** @param {readonly string[]} puzzles @param {number} seconds */
const grids = (puzzles, seconds) => measureLarge(workshop, puzzles, seconds);

Object.assign(globalThis, { bench, make, grids });
