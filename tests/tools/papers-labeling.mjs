/**
 * The third program of text B by an independent implementation: relaxation labeling with the start, the order of the
 * updates and the end of the author's loop. The sums have the same terms as there, in another order.
 */

const see = (/** @type {number} */ one, /** @type {number} */ other) =>
  one !== other &&
  (Math.floor(one / 9) === Math.floor(other / 9) ||
    one % 9 === other % 9 ||
    (Math.floor(one / 27) === Math.floor(other / 27) &&
      Math.floor((one % 9) / 3) === Math.floor((other % 9) / 3)));

const sum = (/** @type {readonly number[]} */ values) =>
  values.reduce((total, value) => total + value, 0);

const DIGITS = Array.from({ length: 9 }, (_, at) => at + 1);

/**
 * Returns the number of iterations until the consistency changes by at most 0.01, and whether the most probable digits
 * solve the board.
 */
export function label(/** @type {string} */ board) {
  const cells = [...board].map((digit) => Number(digit.replace(".", "0")));
  const blanks = cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const related = blanks.map((cell) =>
    blanks.flatMap((other, at) => (see(cell, other) ? [at] : [])),
  );
  /** The author's program computes the equal probabilities of the start in single precision. */
  let probabilities = blanks.map((cell) => {
    const fits = DIGITS.map(
      (digit) => !cells.some((value, at) => value === digit && see(cell, at)),
    );
    const share = Math.fround(1 / fits.filter(Boolean).length);
    return fits.map((isPossible) => (isPossible ? share : 0));
  });
  /** By the definition: all other cells, except the same digit in a cell that sees this one. */
  const supports = () => {
    const own = probabilities.map(sum);
    const total = sum(own);
    return probabilities.map((_, at) =>
      DIGITS.map(
        (digit) =>
          total -
          (own[at] ?? 0) -
          sum((related[at] ?? []).map((other) => probabilities[other]?.[digit - 1] ?? 0)),
      ),
    );
  };
  let support = supports();
  const weighted = (/** @type {number[]} */ row, /** @type {number} */ at) =>
    row.map((value, digit) => value * (support[at]?.[digit] ?? 0));
  const consistency = () => sum(probabilities.map((row, at) => sum(weighted(row, at))));
  let steps = 0;
  for (let [before, change] = [consistency(), 1]; change > 0.01; ) {
    steps += 1;
    probabilities = probabilities.map((row, at) => {
      const products = weighted(row, at);
      const all = sum(products);
      return products.map((product) => product / all);
    });
    support = supports();
    const after = consistency();
    change = Math.abs(after - before);
    before = after;
  }
  const filled = [...cells];
  probabilities.forEach((row, at) => {
    filled[blanks[at] ?? 0] = row.indexOf(Math.max(...row)) + 1;
  });
  const solved = filled.every((value, cell) =>
    filled.every((other, at) => value !== other || !see(cell, at)),
  );
  return { steps, solved };
}
