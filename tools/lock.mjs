/** A lock that permits one build at a time in a clone: `npm test` must not empty a folder that `npm start` uses. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot, say } from "./run.mjs";

const file = inRoot(".setup-lock");

/** @param {() => Promise<void>} work */
export async function runExclusively(work) {
  let isReported = false;
  while (!takeLock()) {
    if (!isReported && lockHolder() !== process.pid) {
      say("· waiting for another command that builds in this folder");
      isReported = true;
    }
    await pause(200);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (!isHolderRunning()) rmSync(file, { force: true }); // the process ended without removing its lock
  return false;
}

/** Returns the process id of the holder of the lock, or 0 if it was released meanwhile. */
function lockHolder() {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function isHolderRunning() {
  try {
    process.kill(lockHolder(), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
