/**
 * The rules of the thesis by an independent implementation that counts its work: naked singles, naked tuples of two to
 * eight cells of each house, and guesses in the first cell with the fewest candidates, with digits in ascending order. Like
 * the program of the thesis, it checks every combination of the blank cells of a house.
 */

const INDICES = Array.from({ length: 9 }, (_, at) => at);
const boxOf = (/** @type {number} */ cell) =>
  3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const cellOfBox = (/** @type {number} */ box, /** @type {number} */ at) =>
  27 * Math.floor(box / 3) + 3 * (box % 3) + 9 * Math.floor(at / 3) + (at % 3);
/** The cells of the rows, of the columns and of the boxes. */
const ROW_CELLS = INDICES.map((row) => INDICES.map((at) => 9 * row + at));
const COLUMN_CELLS = INDICES.map((column) => INDICES.map((at) => 9 * at + column));
const BOX_CELLS = INDICES.map((box) => INDICES.map((at) => cellOfBox(box, at)));
/** The cells of the houses of each cell. */
const PEER_CELLS = Array.from({ length: 81 }, (_, cell) => [
  ...(ROW_CELLS[Math.floor(cell / 9)] ?? []),
  ...(COLUMN_CELLS[cell % 9] ?? []),
  ...(BOX_CELLS[boxOf(cell)] ?? []),
]);

/** The number of elements of each set of up to nine elements, which is a bit mask. */
const SIZES = Uint8Array.from({ length: 512 }, (_, mask) => mask.toString(2).split("1").length - 1);
const sizeOf = (/** @type {number} */ mask) => SIZES[mask] ?? 0;
/** For each number of elements up to nine, its sets of two to eight elements, small sets first. */
const TUPLES = Array.from({ length: 10 }, (_, count) =>
  Array.from({ length: 1 << count }, (__, mask) => mask)
    .filter((mask) => sizeOf(mask) >= 2 && sizeOf(mask) <= 8)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b)),
);

/** @typedef {{ digits: number[], candidates: number[] }} State the digits, 0 for none, and a mask for each cell */
/** @typedef {{ combinations: number, guesses: number, solutions: number }} Work */

/** Places a digit and removes it from the candidates of the cells of its houses. */
function placeDigit(
  /** @type {State} */ { digits, candidates },
  /** @type {number} */ cell,
  /** @type {number} */ digit,
) {
  digits[cell] = digit;
  candidates[cell] = 0;
  for (const seen of PEER_CELLS[cell] ?? [])
    candidates[seen] = (candidates[seen] ?? 0) & ~(1 << (digit - 1));
}

/** Fills each cell that has one candidate when it is reached, and returns whether there was any. */
function fillSingles(/** @type {State} */ state) {
  let isFound = false;
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.candidates[cell] ?? 0;
    if (sizeOf(mask) !== 1) continue;
    isFound = true;
    placeDigit(state, cell, 32 - Math.clz32(mask));
  }
  return isFound;
}

/** Removes the candidates that the naked tuples of a house exclude, and returns whether there was any. */
function removeByTuples(
  /** @type {State} */ { digits, candidates },
  /** @type {number[]} */ house,
  /** @type {Work} */ work,
) {
  const blanks = house.filter((cell) => digits[cell] === 0);
  const masks = blanks.map((cell) => candidates[cell] ?? 0);
  let isFound = false;
  for (const tuple of TUPLES[blanks.length] ?? []) {
    work.combinations++;
    const union = masks.reduce((all, mask, at) => (tuple & (1 << at) ? all | mask : all), 0);
    if (sizeOf(union) > sizeOf(tuple)) continue;
    for (const [at, mask] of masks.entries()) {
      if (tuple & (1 << at) || !(mask & union)) continue;
      masks[at] = mask & ~union;
      isFound = true;
    }
  }
  for (const [at, cell] of blanks.entries()) candidates[cell] = masks[at] ?? 0;
  return isFound;
}

/** Applies tuples to all houses once, without stopping at the first that removes a candidate. */
const removeEverywhere = (/** @type {State} */ state, /** @type {Work} */ work) =>
  [...ROW_CELLS, ...COLUMN_CELLS, ...BOX_CELLS].filter((house) =>
    removeByTuples(state, house, work),
  ).length > 0;

/** Returns the first blank cell with the fewest candidates; -1 if there is no blank cell. */
function cellOfGuess(/** @type {State} */ { digits, candidates }) {
  let best = -1;
  for (let cell = 0; cell < 81; cell++) {
    if (digits[cell] !== 0) continue;
    if (best < 0 || sizeOf(candidates[cell] ?? 0) < sizeOf(candidates[best] ?? 0)) best = cell;
  }
  return best;
}

/**
 * Returns the work on a puzzle: the combinations of cells that are checked for naked tuples, and the digits tried by
 * guessing. The search ends at the first solution, or, with `all`, after every candidate of each guess.
 */
export function workOf(/** @type {string} */ puzzle, all = false) {
  const work = { combinations: 0, guesses: 0, solutions: 0 };
  /** @returns {boolean} whether there is a solution */
  const isSolved = (/** @type {State} */ state) => {
    while (fillSingles(state) || removeEverywhere(state, work));
    const cell = cellOfGuess(state);
    if (cell < 0) {
      work.solutions++;
      return true;
    }
    let isFound = false;
    for (let digit = 1; digit <= 9 && (all || !isFound); digit++) {
      if (!((state.candidates[cell] ?? 0) & (1 << (digit - 1)))) continue;
      work.guesses++;
      const next = { digits: [...state.digits], candidates: [...state.candidates] };
      placeDigit(next, cell, digit);
      isFound = isSolved(next) || isFound;
    }
    return isFound;
  };
  const start = {
    digits: Array.from({ length: 81 }, () => 0),
    candidates: Array.from({ length: 81 }, () => 511),
  };
  for (const [cell, symbol] of [...puzzle].entries())
    if (symbol >= "1" && symbol <= "9") placeDigit(start, cell, Number(symbol));
  isSolved(start);
  return work;
}
