/**
 * Selects test cases by the round of a run of `npm test`. A test with many independent cases runs a quarter of them per
 * round, so four rounds run all cases. A run that skips nothing, and a test file that is run by itself, have no round
 * and run all cases.
 */

/** The number of rounds that together run every case. */
export const ROUND_COUNT = 4;

/**
 * Returns the round, from 0 to 3, or `undefined` if all cases run.
 * @param {NodeJS.ProcessEnv} [env] @returns {number | undefined}
 */
export function currentRound({ SUDOKU_ROUND, SUDOKU_LONG, SUDOKU_ALL } = process.env) {
  if (!SUDOKU_ROUND || SUDOKU_LONG || SUDOKU_ALL) return undefined;
  if (!/^\d{1,9}$/.test(SUDOKU_ROUND))
    throw new Error(`SUDOKU_ROUND is “${SUDOKU_ROUND}”, not a natural number`);
  return Number(SUDOKU_ROUND) % ROUND_COUNT;
}

/**
 * Returns the cases of this round.
 * @template T @param {readonly T[]} cases @param {number | undefined} [round]
 */
export const ofRound = (cases, round = currentRound()) =>
  cases.filter((_, index) => round === undefined || index % ROUND_COUNT === round);
