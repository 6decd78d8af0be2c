/** Decides whether build results are up to date, by the contents of their inputs. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { runExclusively } from "./lock.mjs";
import { inRoot, root, say } from "./run.mjs";

/** Returns every file in the given files and folders, sorted. @param {readonly string[]} paths @returns {string[]} */
export function filesUnder(paths) {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return filesUnder(readdirSync(path).map((name) => join(path, name)));
  });
  return files.sort();
}

/**
 * Returns a hash of the names and contents of files.
 * @param {readonly string[]} paths
 * @param {readonly string[]} [words]
 */
export function fingerprint(paths, words = []) {
  const hash = createHash("sha256").update(words.join("\0"));
  for (const file of filesUnder(paths)) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * The file that holds the key for which something was last built. It is in `node_modules`, so a new installation of the
 * packages causes a new build.
 * @param {string} name
 */
const noteOf = (name) => inRoot("node_modules", ".cache", "sudoku-lab", name);

/**
 * Whether something was built for the same key and its results still exist.
 * @param {string} name @param {() => string} key is called only if the results exist @param {readonly string[]} results
 */
export function isBuilt(name, key, results) {
  const note = noteOf(name);
  if (![note, ...results].every((path) => existsSync(path))) return false;
  return readFileSync(note, "utf8") === key();
}

/** Records that something was built. @param {string} name @param {string} key */
export function recordBuilt(name, key) {
  const note = noteOf(name);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, key);
}

/**
 * Does `work` unless it was done for the same key and its results still exist. Only one process per clone works at a
 * time.
 * @param {string} name @param {string} key @param {readonly string[]} results @param {() => Promise<void>} work
 */
export async function runIfStale(name, key, results, work) {
  const done = () => isBuilt(name, () => key, results);
  if (done()) return;
  await runExclusively(async () => {
    if (done()) return; // another process has done it in the meantime
    say(`· ${name}`);
    await work();
    recordBuilt(name, key);
  });
}
