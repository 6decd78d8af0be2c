/** Functions that all tools share: paths, running programs, progress and failures. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const inRoot = (/** @type {string[]} */ ...parts) => join(root, ...parts);
export const targetDir = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");

/** An error whose message explains it completely. Any other error is a bug and is shown with its stack. */
export class ExplainedError extends Error {}

/** Prints a line of progress to stderr, so that stdout contains only the result of a command. */
export const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/**
 * Runs a program to its end and returns its standard output; throws a `ExplainedError` if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number }} [options] `timeout` in milliseconds
 */
export function capture(program, args, { env, timeout } = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    timeout,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (done.status === 0) return done.stdout.trim();
  const why = done.error?.message ?? done.stderr.trim().split("\n").at(-1) ?? "";
  throw new ExplainedError(`${program} ${args.join(" ")} failed: ${why}`);
}

/** Like `capture`, but returns `undefined` if the program fails. @param {Parameters<typeof capture>} call */
export function captureOrUndefined(...call) {
  try {
    return capture(...call);
  } catch {
    return undefined;
  }
}

/**
 * Runs a program and shows its output; resolves to its exit status and, with `keep`, its standard output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, keep?: boolean }} [options] with `keep`, standard output is also written to
 *   stdout; otherwise it is written to stderr
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runVisibly(program, args, { env, keep = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", keep ? "pipe" : 2, 2],
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output += text;
      process.stdout.write(text);
    });
    child.on("error", (error) =>
      reject(new ExplainedError(`${program} could not start: ${error.message}`)),
    );
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/**
 * Runs a program and resolves to its exit status and its standard output; only standard error is shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function collect(program, args, { env } = {}) {
  return new Promise((resolvePromise, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", 2],
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output += text;
    });
    child.on("error", (error) =>
      reject(new ExplainedError(`${program} could not start: ${error.message}`)),
    );
    child.on("close", (status) => resolvePromise({ status: status ?? 1, output }));
  });
}

/** Like `runVisibly`, but throws a `ExplainedError` if the program fails. @param {Parameters<typeof runVisibly>} call */
export async function runOrThrow(...call) {
  const done = await runVisibly(...call);
  if (done.status !== 0) throw new ExplainedError(`${call[0]} ${call[1].join(" ")} failed`);
  return done;
}

/** Returns the full path of a program on the search path, or `undefined`. @param {string} name */
export function findProgram(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * Returns the time since a moment as text, such as `1 min 5 s`.
 * @param {number} since in milliseconds, as returned by `Date.now()`
 */
export function elapsedText(since) {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
