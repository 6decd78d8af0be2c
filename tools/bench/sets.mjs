/**
 * The puzzles of the benchmarks: read, drawn and permuted with fixed seeds, so that every benchmark uses the same ones.
 */
import { readFileSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import { Failure, inRoot } from "../run.mjs";

/** The puzzle sets of the goals, and the maximum number of puzzles that are drawn from a set. */
const usual = ["easy-2000", "minimal-2000", "17-clue", "top1465", "hardest-11plus-2000"];
const MOST = 5000;

/** @typedef {{ name: string, puzzles: Uint8Array[] }} PuzzleSet */

/**
 * @param {import("sudoku-lab").Lab} lab
 * @param {readonly string[]} files puzzle files; if empty, the sets of the goals
 * @returns {PuzzleSet[]}
 */
export function readSets(lab, files) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const paths =
    files.length > 0
      ? files.map((file) => resolve(here, file))
      : usual.map((name) => inRoot("tests", "puzzles", `${name}.txt`));
  return paths.map((path) => ({
    name: basename(path, extname(path)),
    puzzles: sample(texts(path), MOST).map((text, n) => permuted(lab, path, text, n)),
  }));
}

/** Returns the first word of each line of a file. @param {string} path */
export function texts(path) {
  let content = "";
  try {
    content = readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
  const words = content.split(/\r?\n/).map((line) => line.trim().split(/[\s,;]/)[0] ?? "");
  const found = words.filter((word) => word !== "" && !/^(#|puzzle)/.test(word));
  if (found.length === 0) throw new Failure(`${path} contains no puzzle`);
  return found;
}

/**
 * Returns the puzzle with its rows, columns and digits permuted, so that no solver benefits from the order of the
 * cells.
 * @param {import("sudoku-lab").Lab} lab @param {string} path @param {string} text @param {number} seed
 */
function permuted(lab, path, text, seed) {
  try {
    return lab.shuffle(lab.read(text, { box: "3x3" }), seed).givens;
  } catch (error) {
    throw new Failure(`${path}: ${text}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Draws items without replacement, each with equal probability.
 * @template T @param {readonly T[]} all @param {number} count
 */
function sample(all, count) {
  const drawn = [...all];
  if (drawn.length <= count) return drawn;
  const random = numbers(1);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (drawn.length - at));
    [drawn[at], drawn[other]] = [/** @type {T} */ (drawn[other]), /** @type {T} */ (drawn[at])];
  }
  return drawn.slice(0, count);
}

/**
 * Returns a generator of pseudorandom numbers from 0 to 1: Marsaglia's 32-bit xorshift with the given seed.
 * @param {number} seed
 */
export function numbers(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
