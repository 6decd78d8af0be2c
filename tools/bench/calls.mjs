/** Measures the duration of a call from JavaScript. */
import { solve_many as solveMany, start, version } from "../../pkg/wasm/workshop/sudoku_lab.js";
import { spread } from "./table.mjs";

const PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/** The duration of one measurement, in milliseconds. */
const MEASURE_MS = 20;
/** The duration of the warm-up before it, in milliseconds. */
const WARM_UP_MS = 100;

/**
 * @typedef {{ call: string, nanoseconds: number, min: number, max: number }} Call
 * @param {import("sudoku-lab").Lab} lab @param {number} rounds @returns {Call[]}
 */
export function measureCalls(lab, rounds) {
  const { givens } = lab.read(PUZZLE);
  const run = start(PUZZLE, "3x3", { algorithm: "fast" });
  const batch = new Uint8Array(1000 * 81);
  for (let at = 0; at < batch.length; at += 81) batch.set(givens, at);
  const empty = new Uint8Array(0);
  /** @type {[name: string, call: () => unknown, share: number][]} */
  const kinds = [
    ["a number out", () => run.steps, 1],
    ["a text out", version, 1],
    ["two texts in, an object with two arrays out", () => solveMany("fast", "3x3", empty, 1), 1],
    ["a puzzle solved by a call of its own", () => solveMany("fast", "3x3", givens, 1), 1],
    ["a puzzle solved among a thousand", () => solveMany("fast", "3x3", batch, 1), 1000],
  ];
  for (const [, call] of kinds) meanDuration(call, WARM_UP_MS);
  /** @type {number[][]} */
  const times = kinds.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, [, call, share]] of kinds.entries()) {
      times[n]?.push((1e6 * meanDuration(call, MEASURE_MS)) / share);
    }
  }
  run.free();
  return kinds.map(([call], n) => {
    const { median, ...range } = spread(times[n] ?? []);
    return { call, nanoseconds: median, ...range };
  });
}

/**
 * Returns the mean duration of a call in milliseconds, measured for at least `min` milliseconds.
 * @param {() => unknown} call @param {number} min
 */
function meanDuration(call, min) {
  let count = 0;
  const start = performance.now();
  let end = start;
  do {
    for (let n = 0; n < 20; n += 1) call();
    count += 20;
    end = performance.now();
  } while (end - start < min);
  return (end - start) / count;
}
