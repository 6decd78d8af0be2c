/** Runs several programs in parallel, and prints the output of each as a whole. */
import { spawn } from "node:child_process";
import { root } from "./run.mjs";

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 *
 * @typedef {object} Done
 * @property {number} status
 * @property {string} output standard output and standard error, in the order of their arrival
 * @property {number} seconds
 */

/**
 * Starts the jobs in their order, as many at once as allowed, and calls `ended` with each as it ends.
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
  return new Promise((settle) => {
    const begin = Date.now();
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
      settle({ status, output, seconds: (Date.now() - begin) / 1000 });
    child.on("error", (error) => {
      output += `${program} could not start: ${error.message}\n`;
      end(1);
    });
    child.on("close", (status) => end(status ?? 1));
  });
}
