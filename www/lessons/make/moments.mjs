/** A moment of a run of each solver, for the pictures of the overview: computed with the site, the same on each build. */
import { load } from "../../../pkg/dist/node/index.js";

/** One solution, and hard enough that most runs take several steps. */
const PUZZLE = "......984...1.8..3....2.7....4.........3....51...5..9.4..5.2.1..9...4358..1.7....";
/** Maximum number of steps that are run to find out how long a run is. */
const MAX_STEPS = 3000;
/** The moment, as a part of the run: most of the digits are still open. */
const PART = 0.1;
/** Weights are written as a digit of this base. */
const BASE = 36;

/**
 * @typedef {object} Moment
 * @property {string} id of the algorithm
 * @property {number} step
 * @property {number} steps of the run
 * @property {string} digits one per cell, 0 is blank
 * @property {string} weights one digit in base 36 per cell and digit
 */

/**
 * @typedef {object} WrittenPuzzle what the engine reads of the text: the page shows the pictures before it has the engine
 * @property {string} text
 * @property {number} side
 * @property {string} box
 * @property {boolean} usualBox
 * @property {string} givens one digit per cell, 0 is blank
 */

/** @returns {Promise<{ puzzle: WrittenPuzzle, moments: readonly Moment[] }>} */
export async function readMoments() {
  const lab = await load();
  const moments = lab.algorithms
    .filter(({ kind }) => kind === "solver")
    .map(({ id }) => {
      const run = lab.start(PUZZLE, { algorithm: id, seed: 1 });
      run.advance(MAX_STEPS);
      const { steps } = run.progress;
      run.seek(Math.max(1, Math.round(steps * PART)));
      const { step, digits, weights } = run.frame();
      run.free();
      const written = Array.from(weights, (weight) =>
        Math.round(weight * (BASE - 1)).toString(BASE),
      );
      return { id, step, steps, digits: digits.join(""), weights: written.join("") };
    });
  const { text, side, box, usualBox, givens } = lab.read(PUZZLE);
  return { puzzle: { text, side, box, usualBox, givens: givens.join("") }, moments };
}
