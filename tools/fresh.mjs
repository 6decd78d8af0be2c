/** Decides from the contents of the inputs whether a build result is up to date. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { alone } from "./lock.mjs";
import { inRoot, root, say } from "./run.mjs";

/**
 * Returns every file under the given files and folders, sorted.
 * @param {readonly string[]} paths @returns {string[]}
 */
export function filesUnder(paths) {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return filesUnder(readdirSync(path).map((name) => join(path, name)));
  });
  return files.sort();
}

/**
 * Returns a hash over the names and contents of files, and over further words.
 * @param {readonly string[]} paths @param {readonly string[]} [words]
 */
export function fingerprint(paths, words = []) {
  const hash = createHash("sha256").update(words.join("\0"));
  for (const file of filesUnder(paths)) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Calls `work` if it was not done for this key yet or a result is missing. The keys are stored in node_modules, so
 * a new installation of the packages rebuilds everything.
 * @param {string} name of the stored key, and of the printed line
 * @param {string} key @param {readonly string[]} results paths @param {() => Promise<void>} work
 */
export async function runIfStale(name, key, results, work) {
  const note = inRoot("node_modules", ".cache", "sudoku-lab", name);
  const done = () =>
    existsSync(note) &&
    readFileSync(note, "utf8") === key &&
    results.every((path) => existsSync(path));
  if (done()) return;
  await alone(async () => {
    if (done()) return; // another process did it meanwhile
    say(`· ${name}`);
    await work();
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, key);
  });
}
