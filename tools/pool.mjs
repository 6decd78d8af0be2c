/** Runs several programs at the same time and passes on the output of each program as one text. */
import { spawn } from "node:child_process";
import { root } from "./run.mjs";

/**
 * @typedef {object} Job a program to run
 * @property {string} name
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} [cwd] the root of the repository by default
 * @property {NodeJS.ProcessEnv} [env] variables in addition to those of this process
 *
 * @typedef {object} Done the result of a program
 * @property {number} status the exit status
 * @property {string} output standard output and standard error, in the order of their arrival
 * @property {number} seconds the duration
 */

/**
 * Starts the jobs in order, at most `atOnce` at the same time, and calls `ended` when each job has ended.
 * @template {Job} T
 * @param {readonly T[]} jobs @param {number} atOnce @param {(job: T, done: Done) => void} ended
 * @param {() => void} [onLastStarted] called when the last job has started
 */
export async function runAll(jobs, atOnce, ended, onLastStarted) {
  const waiting = [...jobs];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const running = runOne(job);
      if (waiting.length === 0) onLastStarted?.();
      ended(job, await running);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, lane));
}

/** @param {Job} job @returns {Promise<Done>} */
function runOne({ program, args, cwd = root, env }) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    let output = "";
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        output += text;
      });
    }
    const end = (/** @type {number} */ status) =>
      resolve({ status, output, seconds: (Date.now() - startedAt) / 1000 });
    child.on("error", (error) => {
      output += `${program} could not start: ${error.message}\n`;
      end(1);
    });
    child.on("close", (status) => end(status ?? 1));
  });
}
