/** Runs an experiment with many workers: `npm run engine -- FILE.toml --out DIR`. See engine/README.md. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildLab } from "./lab.mjs";
import { needPython } from "./python.mjs";
import { inRoot, targetDir } from "./run.mjs";

/** Environment variables that make Python write its bytecode into the target folder instead of the source folders. */
export const pythonEnv = { PYTHONPYCACHEPREFIX: join(targetDir, "python") };

/** @param {string[]} args */
export async function engine(args) {
  const python = await needPython();
  const program = await buildLab();
  const done = spawnSync(python, [inRoot("engine", "experiment.py"), "--lab", program, ...args], {
    // File names are relative to the folder in which npm was called.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...pythonEnv },
    stdio: "inherit",
  });
  process.exitCode = done.status ?? 1;
}
