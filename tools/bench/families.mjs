/** Measures, for each solver, the cost of watching a run and the cost of WebAssembly. */
import { spawnSync } from "node:child_process";
import { start as begin } from "../../pkg/wasm/workshop/sudoku_lab.js";
import { ExplainedError, inRoot, targetDir } from "../run.mjs";
import { needRust } from "../toolchain.mjs";
import { firstWords } from "./sets.mjs";
import { median } from "./table.mjs";

/** A puzzle on which most solvers end quickly. */
const EASY_PUZZLE =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/** The number of puzzles from the hardest set for solvers that prove that a solution is unique. */
const HARD_PUZZLE_COUNT = 20;
/** The number of steps between two readings of the clock, at first. */
const STEPS_PER_READING = 64;
/** The interval between two snapshots of a watched run, in milliseconds. */
const FRAME_MS = 16;

/**
 * @typedef {object} Family
 * @property {string} solver
 * @property {number} puzzles
 * @property {number} steps of all runs
 * @property {number} watched the duration in milliseconds with trace, history and a snapshot per frame
 * @property {number} unwatched the duration in milliseconds without them; each puzzle is a run of its own
 * @property {number} native the duration in milliseconds of the same unwatched runs in the native command line
 * @property {string} counts the counter with the highest value, such as evaluations
 * @property {number} count its value, summed over all runs
 */

/**
 * Measures every solver that supports 9×9 grids. Throws if watched, unwatched and native runs differ in their steps.
 * @param {import("sudoku-lab").Lab} lab @param {number} rounds @returns {Promise<Family[]>}
 */
export async function measureFamilies(lab, rounds) {
  const native = await createNativeLab();
  const solvers = lab.algorithms.filter(
    ({ kind, sizes: { least, most } }) => kind === "solver" && least <= 9 && 9 <= most,
  );
  const hard = firstWords(inRoot("tests", "puzzles", "hardest-11plus-2000.txt")).slice(
    0,
    HARD_PUZZLE_COUNT,
  );
  return solvers.map(({ id, complete, counters }) => {
    const puzzles = (complete ? hard : [EASY_PUZZLE]).map((text) => lab.read(text));
    const input = puzzles.map(({ text }) => text).join("\n");
    const solutions = complete ? 2 : 1;
    const setup = { algorithm: id, seed: 1, solutions };
    /** @type {{ watched: number[], unwatched: number[], native: number[] }} */
    const times = { watched: [], unwatched: [], native: [] };
    let steps = 0;
    /** @type {readonly number[]} */
    let counts = [];
    for (let round = 0; round <= rounds; round += 1) {
      const watchedRun = watchRuns(lab, puzzles, setup);
      const unseen = repeatRuns(puzzles, setup);
      const outside = native(id, input, solutions);
      if (watchedRun.steps !== unseen.steps || outside.steps !== unseen.steps) {
        const numbers = [watchedRun.steps, unseen.steps, outside.steps].join(", ");
        throw new Error(
          `${id}: the steps of watched, unwatched and native runs differ: ${numbers}`,
        );
      }
      ({ steps, counts } = watchedRun);
      if (round === 0) continue; // engines compile during the first round
      times.watched.push(watchedRun.time);
      times.unwatched.push(unseen.time);
      times.native.push(outside.time);
    }
    const count = Math.max(...counts);
    return {
      solver: id,
      puzzles: puzzles.length,
      steps,
      watched: median(times.watched),
      unwatched: median(times.unwatched),
      native: median(times.native),
      counts: counters[counts.indexOf(count)]?.id ?? "",
      count,
    };
  });
}

/**
 * @param {import("sudoku-lab").Lab} lab @param {readonly import("sudoku-lab").Puzzle[]} puzzles
 * @param {import("sudoku-lab").AnySetup} setup
 */
function watchRuns(lab, puzzles, setup) {
  let offset = 0;
  let time = 0;
  /** @type {number[]} */
  const counts = [];
  for (const puzzle of puzzles) {
    const run = lab.start(puzzle, setup);
    const start = performance.now();
    let now = start;
    let lastDrawnAt = start;
    let steps = STEPS_PER_READING;
    while (run.advance(steps).outcome === null) {
      const before = now;
      now = performance.now();
      if (now - before < FRAME_MS / 20) steps *= 2;
      else if (now - before > FRAME_MS / 10) steps = Math.max(1, steps >> 1);
      if (now - lastDrawnAt >= FRAME_MS) {
        run.frame();
        lastDrawnAt = now;
      }
    }
    const { counters } = run.frame();
    time += performance.now() - start;
    offset += run.progress.steps;
    for (const [n, count] of counters.entries()) counts[n] = (counts[n] ?? 0) + count;
    run.free();
  }
  return { time, steps: offset, counts };
}

/**
 * Repeats the runs, each by itself and without its trace. The first repetition is not measured.
 * @param {readonly import("sudoku-lab").Puzzle[]} puzzles @param {import("sudoku-lab").AnySetup} setup
 */
function repeatRuns(puzzles, setup) {
  let consumed = 0;
  let time = 0;
  for (const { text, box } of puzzles) {
    const run = begin(text, box, setup);
    while (run.outcome === undefined) run.advance(Number.POSITIVE_INFINITY, 2 ** 32 - 1);
    time += (run.measure(0, 1)?.[0] ?? 0) / 1000;
    consumed += run.steps;
    run.free();
  }
  return { time, steps: consumed };
}

/**
 * Returns a function that runs the native command line and returns its steps and milliseconds on the puzzles of a text.
 */
async function createNativeLab() {
  await needRust();
  const cargo = ["run", "--release", "--quiet", "--locked", "--target-dir", targetDir];
  return (
    /** @type {string} */ id,
    /** @type {string} */ input,
    /** @type {number} */ solutions,
  ) => {
    const args = ["solve", "--algorithm", id, "--seed", "1", "--solutions", `${solutions}`, "-"];
    const done = spawnSync("cargo", [...cargo, "-p", "sudoku-lab", "--", ...args], {
      cwd: inRoot(),
      input,
      encoding: "utf8",
    });
    if (done.status !== 0) throw new ExplainedError(`lab solve failed: ${done.stderr}`);
    const [header = [], ...rows] = done.stdout
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    const sum = (/** @type {string} */ column) => {
      const at = header.indexOf(column);
      return rows.reduce((total, row) => total + Number(row[at]), 0);
    };
    return { steps: sum("steps"), time: sum("micros") / 1000 };
  };
}
