/** One set-up at a time in a clone: `npm test` beside `npm start` must not empty a folder under it. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot, say } from "./run.mjs";

const file = inRoot(".setup-lock");

/** @param {() => Promise<void>} work */
export async function alone(work) {
  let told = false;
  while (!take()) {
    if (!told && holder() !== process.pid) {
      say("· waiting for another set-up in this folder");
      told = true;
    }
    await pause(200);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (!holderLives()) rmSync(file, { force: true }); // it was ended without a chance to clean up
  return false;
}

/** Who has it; 0, which is nobody, if it was given up meanwhile. */
function holder() {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function holderLives() {
  try {
    process.kill(holder(), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
