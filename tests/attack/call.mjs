/** Runs a program with a text as its standard input. */
import { spawn } from "node:child_process";

/**
 * Resolves when the program has ended. A program that was ended by a signal counts as failed.
 * @param {string} program @param {readonly string[]} args @param {string} [input]
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export function call(program, args, input = "") {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (status, signal) => {
      if (signal) reject(new Error(`${program} ${args.join(" ")} was ended by ${signal}`));
      else resolve({ status: status ?? 1, stdout, stderr });
    });
    child.stdin.on("error", () => {}); // the program may end before it has read all input
    child.stdin.end(input);
  });
}
