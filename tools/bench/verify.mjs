/** A checker of solutions that shares no code with any solver. Runs in Node and in a page. */

/** The cells of each of the 27 houses. */
const houses = Array.from({ length: 27 }, (_, house) =>
  Array.from({ length: 9 }, (_, k) => {
    const n = house % 9;
    if (house < 9) return 9 * n + k;
    if (house < 18) return 9 * k + n;
    return 27 * Math.floor(n / 3) + 3 * (n % 3) + 9 * Math.floor(k / 3) + (k % 3);
  }),
);

/** Returns whether the digits solve the puzzle. @param {ArrayLike<number>} puzzle @param {ArrayLike<number>} digits */
export function solves(puzzle, digits) {
  if (digits.length !== 81) return false;
  for (let cell = 0; cell < 81; cell += 1) {
    if (puzzle[cell] !== 0 && puzzle[cell] !== digits[cell]) return false;
  }
  for (const house of houses) {
    let seen = 0;
    for (const cell of house) seen |= 1 << (digits[cell] ?? 0);
    if (seen !== 0b11_1111_1110) return false;
  }
  return true;
}

/** Compares the answers of solvers about the puzzles of a set: all solvers must agree. */
export class AnswerVerifier {
  /** @type {Map<string, number>} */
  #counts = new Map();

  /**
   * Throws if an answer is wrong or differs from the answer of another solver.
   * @param {string} label @param {ArrayLike<number>} puzzle @param {import("./contestants.mjs").Answer} answer
   * @param {number} limit
   */
  check(label, puzzle, { count, solutions }, limit) {
    const name = Array.from(puzzle, (digit) => digit || ".").join("");
    const createError = (/** @type {string} */ why) => new Error(`${label}: ${why} of ${name}`);
    if (count > 0 && !solutions[0]) throw createError("no solution is shown");
    for (const digits of solutions) {
      if (!solves(puzzle, digits))
        throw createError(`${Array.from(digits).join("")} is no solution`);
    }
    const [first, second] = solutions;
    if (first && second && first.every((digit, cell) => digit === second[cell])) {
      throw createError("the second solution is the first");
    }
    const known = this.#counts.get(name + limit) ?? count;
    if (known !== count) throw createError(`found ${count}, another found ${known} solutions`);
    this.#counts.set(name + limit, count);
  }
}
