/**
 * Writes tests/puzzles/random-placements.txt: digits placed at random in an empty grid, as the drafts of text A
 * generate puzzles. A solution need not exist. `node tools/random-placements.mjs` writes the file; a test compares it
 * with the result of `textOfPlacements`.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";

export const fileOfPlacements = inRoot("tests", "puzzles", "random-placements.txt");
/** The numbers of digits; for each, the file contains the same number of grids. */
const DIGIT_COUNTS = [10, 15, 20, 25, 30];
const GRIDS_PER_COUNT = 60;

/** Returns a generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive): mulberry32 with the given seed. */
function randomNumbers(/** @type {number} */ seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const box = (/** @type {number} */ cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const areRelated = (/** @type {number} */ one, /** @type {number} */ other) =>
  one % 9 === other % 9 || Math.floor(one / 9) === Math.floor(other / 9) || box(one) === box(other);

/**
 * Returns a grid with this many digits. Each digit is drawn for a random empty square from the digits that its row,
 * column and box do not contain yet. A square for which no digit is left stays empty.
 */
function placeRandomly(/** @type {number} */ count, /** @type {() => number} */ random) {
  const digits = new Array(81).fill(0);
  let left = count;
  while (left > 0) {
    const cell = Math.floor(81 * random());
    if (digits[cell] !== 0) continue;
    const allowed = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
      digits.every((other, at) => other !== digit || !areRelated(cell, at)),
    );
    if (allowed.length === 0) continue;
    digits[cell] = allowed[Math.floor(allowed.length * random())];
    left -= 1;
  }
  return digits.map((digit) => digit || ".").join("");
}

/** Returns the text of the file. */
export function textOfPlacements() {
  const random = randomNumbers(2012);
  const rows = DIGIT_COUNTS.flatMap((count) =>
    Array.from({ length: GRIDS_PER_COUNT }, () => placeRandomly(count, random)),
  );
  return `${rows.join("\n")}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(fileOfPlacements, textOfPlacements());
}
