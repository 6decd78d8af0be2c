/** Computes an early state of a run of each solver, for the pictures of the overview. The result is deterministic. */
import { load } from "../../../pkg/dist/node/index.js";

/** A puzzle with one solution, hard enough that most runs take several steps. */
const PUZZLE = "......984...1.8..3....2.7....4.........3....51...5..9.4..5.2.1..9...4358..1.7....";
/** Maximum number of steps of a run. */
const MAX_STEPS = 3000;
/** The position of the state as a fraction of the run, early enough that most cells are still blank. */
const STATE_POSITION = 0.1;
/** The base of the digits that represent weights. */
const WEIGHT_BASE = 36;

/**
 * @typedef {object} Moment
 * @property {string} id The id of the algorithm.
 * @property {number} step The step that is shown.
 * @property {number} steps The number of steps of the run.
 * @property {string} digits One digit per cell; 0 is a blank.
 * @property {string} weights One base-36 digit per cell and digit, from 0 (weight 0) to z (weight 1).
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
      run.seek(Math.max(1, Math.round(steps * STATE_POSITION)));
      const { step, digits, weights } = run.frame();
      run.free();
      const written = Array.from(weights, (weight) =>
        Math.round(weight * (WEIGHT_BASE - 1)).toString(WEIGHT_BASE),
      );
      return { id, step, steps, digits: digits.join(""), weights: written.join("") };
    });
  const { text, side, box, usualBox, givens } = lab.read(PUZZLE);
  return { puzzle: { text, side, box, usualBox, givens: givens.join("") }, moments };
}
