/**
 * Finds deprecated phrases in every text file that git tracks. Existing lines with such a phrase are accepted by their
 * hashes in `wording.json`, wherever they move; a new or edited line is not accepted. `node tools/wording.mjs` removes
 * the hashes of lines that no longer exist; with `--accept` it accepts all current lines.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hashOf } from "./passed.mjs";
import { captureOrUndefined, inRoot } from "./run.mjs";

const list = inRoot("tools", "wording.json");

/** The deprecated phrases. CONTRIBUTING.md lists the replacements. */
const DEPRECATED_PHRASES =
  /\b(anew|so many|so-manieth|whoever|came upon|held against|is told|goes from|for who|(one (?!of|in|on|at|to|as|for|by|with|is|has|from)\w+|two|three|four|ten|hundred|\d+|once|twice|times|steps|runs|nodes|lines|bytes) an? (row|cell|run|board|line|second|step|puzzle|digit|view|lane|core)(?!['’-]))\b/i;

/**
 * Files that list the phrases themselves, files with texts of other authors or in other languages, and generated files.
 */
const EXCLUDED_FILES =
  /^(tools\/wording\.|tests\/tools\/wording\.test\.mjs|CONTRIBUTING\.md|tests\/(puzzles|golden)\/|LICENSE|package-lock\.json|www\/src\/words\/de\/|www\/lessons\/de\/|www\/public\/techniques\.json|pkg\/src\/hints\/english\.ts)/;

/** @param {string} line */
export const hasTripwire = (line) => DEPRECATED_PHRASES.test(line);

/**
 * Returns the lines with a deprecated phrase in the files that git tracks; `undefined` outside of a git repository.
 * @returns {{ place: string, line: string, hash: string }[] | undefined}
 */
export function findLines() {
  const tracked = captureOrUndefined("git", ["ls-files"])?.split("\n");
  const files = tracked?.filter(
    (file) =>
      /\.(md|rs|tsx?|m?js|css|py|html|toml|json|yml)$/.test(file) &&
      !EXCLUDED_FILES.test(file) &&
      existsSync(inRoot(file)),
  );
  return files?.flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .map((line, at) => ({ place: `${file}:${at + 1}`, line: line.trim() }))
      .filter(({ line }) => hasTripwire(line))
      .map((found) => ({ ...found, hash: hashOf([found.line]).slice(0, 12) })),
  );
}

/** @returns {string[]} the hashes of the accepted lines */
export const accepted = () => JSON.parse(readFileSync(list, "utf8"));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const before = new Set(process.argv.includes("--accept") ? [] : accepted());
  const now = new Set(findLines()?.map(({ hash }) => hash));
  const kept = [...now].filter((hash) => before.size === 0 || before.has(hash)).sort();
  writeFileSync(list, `${JSON.stringify(kept, null, 2)}\n`);
}
