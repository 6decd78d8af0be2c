/** Measures solvers on large grids, one puzzle after another. Runs in Node and in a page. */

/** Our solvers that support large grids and can prove that there is no second solution. */
const SOLVERS = ["general", "cdcl"];
/** The number of steps between two readings of the clock. */
const STEPS_PER_READING = 100;

/**
 * @typedef {{ solver: string, milliseconds: (number | null)[] }} Times
 *   the time of each puzzle until the second solution is found or excluded; null if the time limit was reached
 */

/**
 * Measures the solvers on the puzzles. The module checks every solution; throws if two solvers disagree on the number
 * of solutions.
 * @param {import("sudoku-lab").Lab} lab @param {readonly string[]} puzzles
 * @param {number} seconds the time limit per puzzle @returns {Times[]}
 */
export function measureLarge(lab, puzzles, seconds) {
  const solvers = SOLVERS.filter((id) => lab.algorithms.some((one) => one.id === id));
  const all = solvers.map((solver) => ({
    solver,
    milliseconds: /** @type {(number | null)[]} */ ([]),
  }));
  for (const text of puzzles) {
    const puzzle = lab.read(text);
    /** @type {number | undefined} */
    let known;
    for (const { solver, milliseconds } of all) {
      const start = performance.now();
      const run = lab.start(puzzle, { algorithm: solver, seed: 1, solutions: 2 });
      let { outcome, found } = run.progress;
      while (outcome === null && performance.now() - start < 1000 * seconds) {
        ({ outcome, found } = run.advance(STEPS_PER_READING));
      }
      const time = performance.now() - start;
      run.free();
      milliseconds.push(outcome === null ? null : time);
      if (outcome === null) continue;
      known ??= found;
      if (known !== found)
        throw new Error(`${solver} found ${found} solutions, another ${known}, of ${text}`);
    }
  }
  return all;
}
