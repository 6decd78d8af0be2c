/** Measures a million puzzles, each solved up to its second solution: by the native command line and in Node. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool, solveMany } from "sudoku-lab";
import { ExplainedError, inRoot, runVisibly, say, targetDir } from "../run.mjs";
import { program } from "./native.mjs";
import { createRandom, readSets } from "./sets.mjs";

const PUZZLE_COUNT = 1_000_000;
/**
 * The number of measurements of each way, in turn. The shortest time counts, because disturbances only prolong a run.
 */
const ROUNDS = 3;
/** The set from which the million puzzles are drawn with equal probability. */
const SET_NAME = "minimal-2000";

/** @typedef {{ how: string, jobs: number, seconds: number }} Lot */

/** @param {import("sudoku-lab").Lab} lab @returns {Promise<Lot[]>} */
export async function measureMillion(lab) {
  const built = await runVisibly("cargo", [
    ...["build", "--release", "--quiet", "--locked", "-p", "sudoku-lab"],
    ...["--target-dir", targetDir],
  ]);
  if (built.status !== 0) throw new ExplainedError("the command line could not be built");
  const cli = join(targetDir, "release", "sudoku-lab");
  const puzzles = readSets(lab, [inRoot("tests", "puzzles", `${SET_NAME}.txt`)])[0]?.puzzles ?? [];
  const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-"));
  const [file, out] = [join(folder, "puzzles.txt"), join(folder, "answers.csv")];
  const pool = new Pool(lab, { workers: 2 });
  try {
    const bytes = samplePuzzles(puzzles);
    writeFileSync(file, toLines(bytes));
    const solve = ["solve", "--algorithm", "fast", "--solutions", "2"];
    /** @type {[how: string, jobs: number, work: () => Promise<() => number>][]} */
    const ways = [
      ["msolve by the line", 1, () => runOverLines(program, ["lines"], file, out)],
      ["lab solve", 1, () => runOverLines(cli, [...solve, "--jobs", "1", "-"], file, out)],
      ["lab solve", 2, () => runOverLines(cli, [...solve, "--jobs", "2", "-"], file, out)],
      [
        "solveMany in Node",
        1,
        async () => unique(lab.solveMany("fast", bytes, { limit: 2 }).counts),
      ],
      [
        "solveMany of a pool in Node",
        2,
        async () => unique((await solveMany(pool, "fast", bytes, { limit: 2 })).counts),
      ],
    ];
    const min = ways.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [n, [how, jobs, work]] of ways.entries()) {
        say(`· a million: ${how}, ${jobs} at once`);
        const start = performance.now();
        const answered = await work();
        min[n] = Math.min(min[n] ?? 0, (performance.now() - start) / 1000);
        if (answered() !== PUZZLE_COUNT)
          throw new ExplainedError(`${how}: not every puzzle was answered`);
      }
    }
    return ways.map(([how, jobs], n) => ({ how, jobs, seconds: min[n] ?? Number.NaN }));
  } finally {
    pool.dispose();
    rmSync(folder, { recursive: true });
  }
}

/** Draws puzzles with equal probability, from a fixed seed. @param {readonly Uint8Array[]} puzzles */
function samplePuzzles(puzzles) {
  const random = createRandom(1);
  const bytes = new Uint8Array(PUZZLE_COUNT * 81);
  for (let n = 0; n < PUZZLE_COUNT; n += 1) {
    bytes.set(puzzles[Math.floor(random() * puzzles.length)] ?? [], 81 * n);
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function toLines(bytes) {
  const text = new Uint8Array(PUZZLE_COUNT * 82);
  for (let n = 0; n < PUZZLE_COUNT; n += 1) {
    for (let cell = 0; cell < 81; cell += 1) text[82 * n + cell] = 48 + (bytes[81 * n + cell] ?? 0);
    text[82 * n + 81] = 10;
  }
  return text;
}

/**
 * Runs a program over the lines of a file. Returns a function that counts the answers, to be called after the time was
 * taken.
 * @param {string} program @param {readonly string[]} args @param {string} from @param {string} to
 */
async function runOverLines(program, args, from, to) {
  const [input, output] = [openSync(from, "r"), openSync(to, "w")];
  const { status } = spawnSync(program, args, { stdio: [input, output, 2] });
  closeSync(input);
  closeSync(output);
  if (status !== 0) throw new ExplainedError(`${program} ${args.join(" ")} failed`);
  return () => {
    const header = program.endsWith("sudoku-lab") ? 1 : 0;
    return readFileSync(to).reduce((rows, byte) => rows + (byte === 10 ? 1 : 0), -header);
  };
}

/** @param {Uint32Array} counts */
const unique = (counts) => () => counts.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0);
