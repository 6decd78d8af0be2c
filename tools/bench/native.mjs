/** The native half of the benchmark: a separate program in which solvers take turns. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ExplainedError, inRoot, runVisibly, targetDir } from "../run.mjs";
import { needRust } from "../toolchain.mjs";

const manifest = inRoot("tools", "bench", "native", "Cargo.toml");
/** A separate target folder, because the program depends on other versions of crates. */
const target = join(targetDir, "bench");
export const program = join(target, "release", "sudoku-bench");

/** Builds the program and returns a function that runs it. */
export async function native() {
  await needRust();
  const args = ["build", "--release", "--quiet", "--locked", "--manifest-path", manifest];
  const { status } = await runVisibly("cargo", [...args, "--target-dir", target]);
  if (status !== 0)
    throw new ExplainedError("the native benchmark could not be built; it needs a C++ compiler");
  /** @param {readonly string[]} args @param {string} input */
  const send = (args, input) => {
    const done = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 26 });
    if (done.status !== 0) throw new ExplainedError(`sudoku-bench failed: ${done.stderr}`);
    return JSON.parse(done.stdout);
  };
  return {
    /** @param {readonly Uint8Array[]} puzzles @param {number} rounds @returns {Promise<import("./rounds.mjs").Timed[]>} */
    compete: async (puzzles, rounds) =>
      send(["sets", `${rounds}`], puzzles.map((puzzle) => puzzle.join("")).join("\n")),
    /** @param {readonly string[]} puzzles @param {number} seconds @returns {Promise<import("./large.mjs").Times[]>} */
    large: async (puzzles, seconds) => send(["large", `${seconds}`], puzzles.join("\n")),
  };
}
