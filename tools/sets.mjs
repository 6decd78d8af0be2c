/**
 * tests/puzzles → www/public/sets: the puzzle sets that the page fetches on demand, with an index that describes them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { inRoot } from "./run.mjs";

const from = inRoot("tests", "puzzles");
const to = inRoot("www", "public", "sets");

/** Files that are too small for a set or contain no puzzles. */
const EXCLUDED_FILES = ["hodoku-scored.csv", "hodoku-steps.csv"];

/** The placeholder in the README for the number in which files of one kind differ. */
const NUMBER_PLACEHOLDER = "PPP";

/**
 * Returns the descriptions in the README of the sets: a table row lists files, their contents and a source. Throws if a
 * file is not described, because it would be missing from the page, where experiments may refer to it.
 */
function setDescriptions() {
  const files = readdirSync(from).filter((name) => /\.(txt|csv)$/.test(name));
  const rows = readFileSync(`${from}/README.md`, "utf8").split("\n");
  const all = rows.flatMap((row) => {
    const [named = "", , what = "", source = ""] = row
      .split("|")
      .slice(1)
      .map((it) => it.trim());
    const patterns = [...named.matchAll(/`([\w-]+\.(?:txt|csv))`/g)].map(([, name = ""]) => name);
    return patterns.flatMap((pattern) => {
      const form = new RegExp(
        `^${pattern.replace(".", "\\.").replace(NUMBER_PLACEHOLDER, "(\\d+)")}$`,
      );
      return files.flatMap((name) => {
        const [result, number] = form.exec(name) ?? [];
        if (!result) return [];
        const percent = String(Number(number));
        return [{ name, what: number ? what.replace(NUMBER_PLACEHOLDER, percent) : what, source }];
      });
    });
  });
  const missing = files.filter((name) => !all.some((one) => one.name === name));
  if (missing.length > 0) {
    throw new Error(`tests/puzzles/README.md does not describe ${missing.join(", ")}`);
  }
  return all.filter(({ name }) => !EXCLUDED_FILES.includes(name));
}

/** Writes the files that are missing or out of date. */
export function writeSets() {
  mkdirSync(to, { recursive: true });
  const index = setDescriptions().map(({ name, what, source }) => {
    const text = readFileSync(`${from}/${name}`, "utf8");
    writeSetFile(name, text);
    const lines = text.split("\n").filter((line) => line && !/^(#|puzzle,)/.test(line));
    const about = {
      id: basename(name, extname(name)),
      file: name,
      puzzles: lines.length,
      what,
      source,
    };
    return name.endsWith(".csv") ? { ...about, classes: ratedClasses(lines) } : about;
  });
  writeSetFile("index.json", `${JSON.stringify(index, null, 2)}\n`);
}

/**
 * Returns the classes of rated puzzles, the easiest first, with the number of puzzles in each.
 * @param {readonly string[]} lines
 */
function ratedClasses(lines) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of lines) {
    const [, name = ""] = line.split(",");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => Number(a) - Number(b));
}

/** @param {string} name @param {string} text */
function writeSetFile(name, text) {
  const path = `${to}/${name}`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
