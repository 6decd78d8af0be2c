/**
 * Runs the native command line in its release build. Standard input, standard output and the exit status are passed
 * through.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inRoot, runOrThrow, say, targetDir } from "./run.mjs";
import { needRust } from "./toolchain.mjs";

const manifest = ["--manifest-path", inRoot("Cargo.toml"), "--target-dir", targetDir];
const program = join(targetDir, "release", "sudoku-lab");
const release = ["--release", "--quiet", "--locked", ...manifest, "-p", "sudoku-lab"];

/** @param {string[]} args */
export async function lab(args) {
  await needRust();
  if (!existsSync(program)) say("· compiling sudoku-lab, which takes some minutes");
  const done = spawnSync("cargo", ["run", ...release, "--", ...args], {
    // File names are relative to the folder in which npm was called.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: "inherit",
  });
  process.exitCode = done.status ?? 1;
}

/** Builds the command line and returns the path of the program. */
export async function buildLab() {
  await needRust();
  await runOrThrow("cargo", ["build", ...release]);
  return program;
}
