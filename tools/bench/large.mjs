/** Solvers of large grids, a puzzle after the other. Runs in Node and in a page. */

/** Ours that take large grids and can prove that there is no second solution. */
const SOLVERS = ["general", "cdcl"];
/** Steps between two looks at the clock. */
const STEPS = 100;

/** @typedef {{ solver: string, milliseconds: (number | null)[] }} Times up to the second solution, of each puzzle; null where the time ran out */

/**
 * Every solution is checked within the module; all solvers must agree on how many there are.
 * @param {import("sudoku-lab").Lab} lab @param {readonly string[]} puzzles
 * @param {number} seconds for a puzzle at most @returns {Times[]}
 */
export function large(lab, puzzles, seconds) {
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
        ({ outcome, found } = run.advance(STEPS));
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
