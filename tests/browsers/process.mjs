/** Waits for programs that the tests start, and ends them. */
import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Waits until a condition holds, as long as the program runs.
 * @param {() => unknown} holds @param {ChildProcess} program
 */
export async function waitUntil(holds, program) {
  let failure = null;
  program.once("error", (error) => {
    failure = error;
  });
  for (let left = 600; left > 0; left -= 1) {
    if (await holds()) return;
    if (failure) throw failure;
    if (hasEnded(program)) throw new Error(`${program.spawnfile} ended before it was ready`);
    await pause(100);
  }
  throw new Error(`${program.spawnfile} was not ready after a minute`);
}

/** Ends a program, and waits until it has exited. @param {ChildProcess} program */
export async function endProcess(program) {
  if (hasEnded(program)) return;
  const exit = new Promise((settle) => program.once("exit", settle));
  program.kill();
  const late = setTimeout(() => program.kill("SIGKILL"), 10_000);
  await exit;
  clearTimeout(late);
}

/** @param {ChildProcess} program */
const hasEnded = ({ exitCode, signalCode, pid }) =>
  pid === undefined || exitCode !== null || signalCode !== null;
