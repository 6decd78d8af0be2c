/**
 * The puzzles of the benchmarks: read, drawn and permuted with fixed seeds, so that every benchmark uses the same ones.
 */
import { readFileSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import { ExplainedError, inRoot } from "../run.mjs";

/** The puzzle sets of the goals, and the maximum number of puzzles that are drawn from a set. */
const usual = ["easy-2000", "minimal-2000", "17-clue", "top1465", "hardest-11plus-2000"];
const MAX_PUZZLES = 5000;

/** @typedef {{ name: string, puzzles: Uint8Array[] }} PuzzleSet */

/**
 * @param {import("sudoku-lab").Lab} lab
 * @param {readonly string[]} files puzzle files; if empty, the sets of the goals
 * @returns {PuzzleSet[]}
 */
export function readSets(lab, files) {
  const workingDirectory = process.env.INIT_CWD ?? process.cwd();
  const paths =
    files.length > 0
      ? files.map((file) => resolve(workingDirectory, file))
      : usual.map((name) => inRoot("tests", "puzzles", `${name}.txt`));
  return paths.map((path) => ({
    name: basename(path, extname(path)),
    puzzles: sample(firstWords(path), MAX_PUZZLES).map((text, n) =>
      permutePuzzle(lab, path, text, n),
    ),
  }));
}

/** Returns the first word of each line of a file. @param {string} path */
export function firstWords(path) {
  let content = "";
  try {
    content = readFileSync(path, "utf8");
  } catch (error) {
    throw new ExplainedError(`${path} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
  const words = content.split(/\r?\n/).map((line) => line.trim().split(/[\s,;]/)[0] ?? "");
  const found = words.filter((word) => word !== "" && !/^(#|puzzle)/.test(word));
  if (found.length === 0) throw new ExplainedError(`${path} contains no puzzle`);
  return found;
}

/**
 * Returns the puzzle with its rows, columns and digits permuted, so that no solver benefits from the order of the
 * cells.
 * @param {import("sudoku-lab").Lab} lab @param {string} path @param {string} text @param {number} seed
 */
function permutePuzzle(lab, path, text, seed) {
  try {
    return lab.shuffle(lab.read(text, { box: "3x3" }), seed).givens;
  } catch (error) {
    throw new ExplainedError(`${path}: ${text}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Draws items without replacement, each with equal probability.
 * @template T @param {readonly T[]} all @param {number} count
 */
function sample(all, count) {
  const shuffled = [...all];
  if (shuffled.length <= count) return shuffled;
  const random = createRandom(1);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (shuffled.length - at));
    [shuffled[at], shuffled[other]] = [
      /** @type {T} */ (shuffled[other]),
      /** @type {T} */ (shuffled[at]),
    ];
  }
  return shuffled.slice(0, count);
}

/**
 * Returns a generator of pseudorandom numbers from 0 to 1: Marsaglia's 32-bit xorshift with the given seed.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
