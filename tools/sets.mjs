/** tests/puzzles → www/public/sets: the sets that the page fetches on demand, and what they are. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { inRoot } from "./run.mjs";

const from = inRoot("tests", "puzzles");
const to = inRoot("www", "public", "sets");

/** What is too little for a set, or holds no puzzles. */
const UNFIT = ["hodoku-scored.csv", "hodoku-steps.csv"];

/** What the README beside the sets says of each: a table row names files, what they are, a source. */
function described() {
  const rows = readFileSync(`${from}/README.md`, "utf8").split("\n");
  return rows.flatMap((row) => {
    const [files = "", , what = "", source = ""] = row
      .split("|")
      .slice(1)
      .map((it) => it.trim());
    const names = [...files.matchAll(/`([\w-]+\.(?:txt|csv))`/g)].map(([, name = ""]) => name);
    return names
      .filter((name) => existsSync(`${from}/${name}`) && !UNFIT.includes(name))
      .map((name) => ({ name, what, source }));
  });
}

/** Writes what is not there yet as it should be. */
export function writeSets() {
  mkdirSync(to, { recursive: true });
  const index = described().map(({ name, what, source }) => {
    const text = readFileSync(`${from}/${name}`, "utf8");
    write(name, text);
    const lines = text.split("\n").filter((line) => line && !/^(#|puzzle,)/.test(line));
    const about = {
      id: basename(name, extname(name)),
      file: name,
      puzzles: lines.length,
      what,
      source,
    };
    return name.endsWith(".csv") ? { ...about, classes: classes(lines) } : about;
  });
  write("index.json", `${JSON.stringify(index, null, 2)}\n`);
}

/** The classes of rated puzzles, from the easiest, and how many are in each. @param {readonly string[]} lines */
function classes(lines) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of lines) {
    const [, name = ""] = line.split(",");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => Number(a) - Number(b));
}

/** @param {string} name @param {string} text */
function write(name, text) {
  const path = `${to}/${name}`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
