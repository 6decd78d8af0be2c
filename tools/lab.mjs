/** The native command line, in release; its standard output, input and exit status are its own. */
import { spawnSync } from "node:child_process";
import { inRoot, targetDir } from "./run.mjs";
import { needRust } from "./toolchain.mjs";

/** @param {string[]} args */
export async function lab(args) {
  await needRust();
  const manifest = ["--manifest-path", inRoot("Cargo.toml"), "--target-dir", targetDir];
  const cargo = ["run", "--release", "--quiet", "--locked", ...manifest, "-p", "sudoku-lab", "--"];
  const done = spawnSync("cargo", [...cargo, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(), // file names are relative to where npm was called
    stdio: "inherit",
  });
  process.exitCode = done.status ?? 1;
}
